"""Measures nets and ways of joining them with text and reading order against people, on designs never trained on.

usage: measure.py DATA_FOLDER BOXES.json PREDICTIONS.npz...
DATA_FOLDER holds truth-attention (with the MASSVIS pictures in place) and tools/metrics.py; BOXES.json comes from text_boxes.py,
the predictions from predict.py. The first net is also taken apart: every part of the joined map left out or changed in turn.
Prints CC, NSS and KL per set. The map that ships is joined by packages/scoring; this is the bench on which its values were chosen.
"""
import collections
import csv
import gzip
import json
import pathlib
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

SETS = ('gdi', 'fiwi', 'massvis')
SHIPPED = dict(
    size=256, temperature=1.0, text=0.25, area=0.12, power=0.25, blur=0.015, top=0.5, left=0.75, edge=0.1, least=0.3)
NET_ALONE = dict(text=0.0, blur=0.0, top=0.0, left=0.0, edge=0.0)
PARTS = {
    'joined as shipped': {}, 'net alone': NET_ALONE, 'net + text': dict(top=0.0, left=0.0, edge=0.0),
    'net + text + slope': dict(edge=0.0), 'no text': dict(text=0.0), 'text .15': dict(text=0.15), 'text .35': dict(text=0.35),
    'text fixed at .25, root of height': dict(area=0.0, power=0.5),
    'text by height': dict(power=1.0), 'text alike': dict(power=0.0), 'temperature .8': dict(temperature=0.8),
    'temperature 1.25': dict(temperature=1.25), 'slope top .25': dict(top=0.25), 'slope top 1': dict(top=1.0),
    'slope left .5': dict(left=0.5), 'slope left 1': dict(left=1.0), 'no net': dict(size=0),
}


def load_truth(data, metrics, boxes):
    found = []
    for name in SETS:
        base, points = data / 'truth-attention' / name, collections.defaultdict(list)
        for row in csv.DictReader(gzip.open(base / 'points.csv.gz', 'rt')):
            points[row['file']].append((float(row['x']), float(row['y'])))
        for row in csv.DictReader(open(base / 'images.csv')):
            width, height = metrics.grid(int(row['width']), int(row['height']))
            looks = metrics.counts(np.array(points[row['file']]), width, height)
            key = f'{name}/{pathlib.Path(row["file"]).name}'
            grey = Image.open(base / row['file']).convert('L')
            found.append(dict(
                set=name, key=key, width=width, height=height, looks=looks, boxes=boxes[key], sides=grey.size,
                density=gaussian_filter(looks, 0.03 * max(width, height)),
                grey=np.asarray(grey.resize((2 * width, 2 * height), Image.LANCZOS), float)))
    return found


def text_map(item, power):
    width, height = item['width'], item['height']
    out = np.zeros((height, width))
    for x0, y0, x1, y1, _ in item['boxes']:
        left, top = int(x0 * width), int(y0 * height)
        right, bottom = max(int(np.ceil(x1 * width)), left + 1), max(int(np.ceil(y1 * height)), top + 1)
        line = min((y1 - y0) * item['sides'][1], (x1 - x0) * item['sides'][0]) / max(item['sides'])
        contrast = max(5.0, item['grey'][2 * top:2 * bottom, 2 * left:2 * right].std())
        out[top:bottom, left:right] = np.maximum(out[top:bottom, left:right], line ** power * contrast)
    out = gaussian_filter(out, 0.025 * max(width, height))
    return out / out.sum() if out.sum() > 0 else None


def joined(item, predictions, metrics, o):
    width, height = item['width'], item['height']
    if o['size']:
        logits = predictions[f'{item["key"]}@{o["size"]}'].astype(float)
        p = metrics.resize(np.exp(logits - logits.max()), width, height)
        p = (p / p.sum() + 1e-9) ** (1 / o['temperature'])
    else:
        p = np.ones((height, width))
    p = p / p.sum()
    words = text_map(item, o['power']) if o['text'] else None
    if words is not None:
        covered = min(1.0, sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1, _ in item['boxes']))
        share = min(0.5, max(0.1, o['text'] * (covered / o['area']) ** 0.5)) if o['area'] else o['text']
        p = (1 - share) * p + share * words
    if o['blur']:
        p = gaussian_filter(p, o['blur'] * max(width, height))
    y, x = np.mgrid[0:height, 0:width]
    x, y = (x + 0.5) / width, (y + 0.5) / height
    p = p * np.exp(-o['top'] * y - o['left'] * x)
    if o['edge']:
        p = p * np.clip((1 - y) / o['edge'], o['least'], 1)
    return p / p.sum()


def report(label, items, predictions, metrics, options):
    rows = {name: [] for name in SETS}
    for item in items:
        p = joined(item, predictions, metrics, options)
        rows[item['set']].append([metrics.cc(p, item['density']), metrics.nss(p, item['looks']), metrics.kl(p, item['density'])])
    cells = [' '.join(f'{v:.3f}' for v in np.mean(rows[name], 0)) for name in SETS]
    print(f'{label:32}', *cells, sep=' | ', flush=True)


def main(data, boxes, *nets):
    data = pathlib.Path(data)
    sys.path.insert(0, str(data / 'tools'))
    import metrics
    items = load_truth(data, metrics, json.loads(pathlib.Path(boxes).read_text()))
    print(f'{"CC NSS KL":32}', *(f'{name} ({sum(i["set"] == name for i in items)})' for name in SETS), sep=' | ')
    for index, path in enumerate(nets):
        predictions, name = np.load(path), pathlib.Path(path).stem
        for part, change in (PARTS if index == 0 else {'net alone': NET_ALONE, 'joined as shipped': {}}).items():
            report(f'{name}: {part}', items, predictions, metrics, {**SHIPPED, **change})


if __name__ == '__main__':
    main(*sys.argv[1:])
