"""What nets that do not know an ad say of it, and of a copy spoilt in each way, for signs.py: answers.py DATA_FOLDER LIST.jsonl NETS SHARE OUT.jsonl

NETS is a folder of sound-f0.onnx, sound-f1.onnx, sound-f2.onnx, or one net that knows none of the ads. Every SHAREth ad is asked for. Copies are made at 800 pixels.
"""
import json
import os
import random
import sys

import numpy as np
import onnxruntime
import torch
from PIL import Image

from batches import OTHER_WAYS, fold_of
from outlook_of import look
from spoil import KINDS, SPOIL, fill_bank

SIDE = 800
data, files, nets, share, out = sys.argv[1:]
torch.manual_seed(4)
torch.set_num_threads(1)
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
opened = lambda path: onnxruntime.InferenceSession(path, options)
sessions = [opened(f'{nets}/sound-f{fold}.onnx') for fold in range(3)] if os.path.isdir(nets) else [opened(nets)] * 3
fill_bank(60, 'cpu', 8, [])


def spoilt(x, kind, boxes, r):
    other = OTHER_WAYS[kind]
    way = r.choice(other) if other and r.random() < min(.5, .2 * len(other)) else SPOIL[kind]
    return Image.fromarray(way(x, boxes, r, []).clamp(0, 255).byte().permute(1, 2, 0).numpy())


with open(out, 'w') as target, torch.no_grad():
    for line in list(open(files))[::int(share)]:
        row = json.loads(line)
        session, r = sessions[fold_of(row.get('source', row['file']))], random.Random(row['file'])
        image = Image.open(f"{data}/{row['file']}").convert('RGB')
        image.thumbnail((SIDE, SIDE), Image.LANCZOS)
        x = torch.from_numpy(np.asarray(image).copy()).permute(2, 0, 1).float()
        boxes = [[b['box'][k] for k in ('x', 'y', 'width', 'height')] for b in row['facts'].get('lines', [])]
        said = lambda picture: (lambda kinds, rank: [round(rank, 4), *kinds])(*look(picture, session))
        copies = {kind: said(spoilt(x, kind, boxes, r)) for kind in KINDS if min(image.size) >= 48}
        target.write(json.dumps({'file': row['file'], 'own': said(image), 'copies': copies}) + '\n')
        target.flush()
