"""Runs a net over folders of pictures and stores its logits.

usage: predict.py NET.onnx OUT.npz SIZES FOLDER...     (SIZES: longer sides in pixels, as 256,448)
Keys of the output: "folder/file@size".
"""
import pathlib
import sys

import numpy as np
import onnxruntime as ort
from PIL import Image


def fit(image, longer):
    """The size the net sees: multiples of 32, longer side as asked."""
    scale = longer / max(image.size)
    return tuple(max(32, round(side * scale / 32) * 32) for side in image.size)


def main(net, out, sizes, *folders):
    options = ort.SessionOptions()
    options.intra_op_num_threads = 2
    session = ort.InferenceSession(net, options)
    result = {}
    for folder in map(pathlib.Path, folders):
        for path in sorted(p for p in folder.iterdir() if p.suffix in ('.jpg', '.png', '.webp')):
            image = Image.open(path).convert('RGB')
            for longer in map(int, sizes.split(',')):
                pixels = np.asarray(image.resize(fit(image, longer), Image.BILINEAR), np.float32)
                (logits,) = session.run(['logits'], {'image': pixels.transpose(2, 0, 1)[None]})
                result[f'{folder.parent.name}/{path.name}@{longer}'] = logits[0, 0].astype(np.float16)
    np.savez(out, **result)


if __name__ == '__main__':
    main(*sys.argv[1:])
