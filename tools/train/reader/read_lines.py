"""What a reader makes of the lines that cut-lines.ts cut out.
usage: read_lines.py READER.onnx CROPS OUT.json      needs: numpy, onnxruntime"""
import glob
import json
import sys

import numpy as np
import onnxruntime

from texts import CHARACTER

model, crops, out = sys.argv[1:4]
session = onnxruntime.InferenceSession(model, providers=['CPUExecutionProvider'])
name = session.get_inputs()[0].name
readings = []
for n in range(len(glob.glob(f'{crops}/*.json'))):
    meta = json.load(open(f'{crops}/{n}.json'))['meta']
    pixels = np.fromfile(f'{crops}/{n}.bin', np.uint8)
    at, texts = 0, []
    for one in meta:
        width = one['w']
        crop = pixels[at:at + 48 * width * 3].reshape(48, width, 3)
        at += 48 * width * 3
        padded = max(64, -(-width // 16) * 16)
        x = np.zeros((1, 3, 48, padded), np.float32)
        x[0, :, :, :width] = (crop.astype(np.float32) / 127.5 - 1).transpose(2, 0, 1)[::-1]
        best = session.run(None, {name: x})[0][0].argmax(1)[:-(-(width + 8) // 8)]
        texts.append(''.join(CHARACTER[int(k)] for j, k in enumerate(best) if k != 0 and (j == 0 or best[j - 1] != k)))
    readings.append(texts)
json.dump(readings, open(out, 'w'))
