"""Reads the MobileNetV2 convolutions out of the coco-ssd tfjs graph (Apache-2.0) into one half-precision .npz.

usage: backbone.py FOLDER_WITH_model.json OUT.npz
Batch norm is already folded into the dense convolutions; for the depthwise ones the scale is still to be multiplied in.
"""
import json
import pathlib
import sys

import numpy as np

BYTES = {'float32': 4, 'int32': 4, 'bool': 1, 'uint8': 1}
ROOT = 'FeatureExtractor/MobilenetV2/'


def tensors(folder):
    manifest = json.loads((folder / 'model.json').read_text())['weightsManifest'][0]
    blob = b''.join((folder / part).read_bytes() for part in manifest['paths'])
    offset, found = 0, {}
    for entry in manifest['weights']:
        size = int(np.prod(entry['shape'], dtype=int)) * BYTES[entry['dtype']]
        if entry['name'].startswith(ROOT):
            values = np.frombuffer(blob[offset:offset + size], np.float32)
            found[entry['name'].removeprefix(ROOT)] = values.reshape(entry['shape'])
        offset += size
    return found


def convert(found):
    out = {}

    def full(source, name):
        out[f'{name}.weight'] = found[f'{source}/Conv2D/merged_input'].transpose(3, 2, 0, 1)
        out[f'{name}.bias'] = found[f'{source}/BatchNorm/batchnorm/sub']

    def depthwise(source, name):
        kernel = found[f'{source}/depthwise_weights'][..., 0] * found[f'{source}/BatchNorm/batchnorm/mul']
        out[f'{name}.weight'] = kernel.transpose(2, 0, 1)[:, None]
        out[f'{name}.bias'] = found[f'{source}/BatchNorm/batchnorm/sub']

    full('Conv', 'stem')
    for index in range(17):
        source = f'expanded_conv_{index}' if index else 'expanded_conv'
        if index:
            full(f'{source}/expand', f'blocks.{index}.expand')
        depthwise(f'{source}/depthwise', f'blocks.{index}.depth')
        full(f'{source}/project', f'blocks.{index}.project')
    return out


def main(folder, target):
    out = convert(tensors(pathlib.Path(folder)))
    np.savez(target, **{name: values.astype(np.float16) for name, values in out.items()})
    print(len(out), 'arrays', sum(v.size for v in out.values()), 'numbers')


if __name__ == '__main__':
    main(*sys.argv[1:])
