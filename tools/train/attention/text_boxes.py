"""Finds text lines in a folder of pictures with the PP-OCR v3 detector.

usage: text_boxes.py DETECTOR.onnx OUT.json LONGER_SIDE FOLDER...
Output: {"folder/file": [[x0, y0, x1, y1, confidence], ...]} in 0..1 of width and height.
The boxes of training photos tell how much people look at words; those of designs are for measuring the joined map.
"""
import json
import pathlib
import sys

import numpy as np
import onnxruntime as ort
from PIL import Image
from scipy import ndimage

MEAN, STD = np.array([0.485, 0.456, 0.406]), np.array([0.229, 0.224, 0.225])
PIXEL, LINE, GROW = 0.3, 0.6, 1.6


def boxes_of(session, image, longer):
    scale = longer / max(image.size)
    width, height = (max(32, round(side * scale / 32) * 32) for side in image.size)
    pixels = np.asarray(image.resize((width, height), Image.BILINEAR), np.float32) / 255
    pixels = ((pixels[:, :, ::-1] - MEAN) / STD).astype(np.float32)
    (score,) = session.run(None, {session.get_inputs()[0].name: pixels.transpose(2, 0, 1)[None]})
    score = score[0, 0]
    labels, _ = ndimage.label(score > PIXEL, np.ones((3, 3)))
    found = []
    for label, where in enumerate(ndimage.find_objects(labels), 1):
        rows, columns = where
        h, w = rows.stop - rows.start, columns.stop - columns.start
        confidence = float(score[where][labels[where] == label].mean())
        if min(h, w) < 3 or confidence < LINE:
            continue
        by = h * w * GROW / (2 * (h + w))  # the detector is trained on shrunken lines
        found.append([
            max(0, (columns.start - by) / width), max(0, (rows.start - by) / height),
            min(1, (columns.stop + by) / width), min(1, (rows.stop + by) / height), confidence,
        ])
    return [[round(v, 4) for v in box] for box in found]


def main(detector, out, longer, *folders):
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    session = ort.InferenceSession(detector, options)
    result = {}
    for folder in map(pathlib.Path, folders):
        for path in sorted(p for p in folder.iterdir() if p.suffix in ('.jpg', '.png', '.webp')):
            key = f'{folder.parent.name}/{path.name}'
            result[key] = boxes_of(session, Image.open(path).convert('RGB'), int(longer))
    pathlib.Path(out).write_text(json.dumps(result))
    print(len(result), 'pictures', sum(map(len, result.values())), 'lines')


if __name__ == '__main__':
    main(*sys.argv[1:])
