"""Packs pictures for the training: pack.py DATA_FOLDER FONT_FOLDER OUTPUTS.jsonl[,FURTHER.jsonl] GENERATED_FOLDER OTHERS_FOLDER TARGET

FURTHER.jsonl may name the source of each ad, so that ads of one source are kept out together.
OUTPUTS.jsonl is what `adjudge score --jsonl` says of the labelled ads, FURTHER.jsonl of further ones: they tell where their words stand.
OTHERS_FOLDER holds pictures that are sound but no ads: memes, slides, covers, screens.
"""
import glob
import io
import json
import os
import random
import sys
import tarfile

from PIL import Image

import draw_ads

data, _, outputs, generated, others, target = sys.argv[1:]
meta, tar = [], tarfile.open(os.path.join(target, 'pics.tar'), 'w')


def keep(image, group, name, quality, boxes=()):
    packed = io.BytesIO()
    image.save(packed, 'JPEG', quality=quality)
    entry = tarfile.TarInfo(f'{len(meta)}.jpg')
    entry.size = len(packed.getvalue())
    packed.seek(0)
    tar.addfile(entry, packed)
    meta.append({'n': entry.name, 'group': group, 'name': name, 'boxes': list(boxes)})


def add(path, group, name, side=320, quality=92, boxes=()):
    image = Image.open(path).convert('RGB')
    scale = side / max(image.size)
    size = (max(16, round(image.width * scale)), max(16, round(image.height * scale)))
    keep(image.resize(size, Image.BICUBIC if scale > 1 else Image.LANCZOS), group, name, quality, boxes)


for row in (json.loads(line) for path in outputs.split(',') for line in open(path)):
    lines = row['facts'].get('lines', [])[:24]
    name = f"{row['source']}~{row['file']}" if 'source' in row else row['file']
    add(os.path.join(data, row['file']), 'ad', name,
        boxes=[[round(line['box'][k], 3) for k in ('x', 'y', 'width', 'height')] + [line['role']] for line in lines])
for path in sorted(glob.glob(generated + '/*.png')):
    add(path, 'gen', os.path.basename(path))
for index in range(750):
    image, boxes = draw_ads.ad()
    keep(image, 'synth', str(index), (80, 86, 92)[index % 3], boxes)
photos = sorted(glob.glob(data + '/attention-train/**/*.jpg', recursive=True))
random.Random(1).shuffle(photos)
for path in photos[:420]:
    add(path, 'photo', os.path.basename(path), 272, 78)
for path in sorted(glob.glob(data + '/pairs-appeal/images/*.jpg')):
    add(path, 'page', os.path.basename(path), 300, 80)
for path in sorted(p for kind in ('jpg', 'jpeg', 'png', 'webp') for p in glob.glob(f'{others}/**/*.{kind}', recursive=True)):
    try:
        add(path, 'other', os.path.basename(path), 300, 82)
    except OSError:
        print('not a picture:', path)
tar.close()
json.dump(meta, open(os.path.join(target, 'meta.json'), 'w'))
