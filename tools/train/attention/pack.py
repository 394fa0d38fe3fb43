"""Packs the training photos with their fixations into one .npz that travels to the training machine.

usage: pack.py ATTENTION_TRAIN_FOLDER OUT.npz
JPEG bytes stay as they are; points are x, y in 0..1. Every 20th picture of a set (index 7) is marked as held out.
"""
import csv
import gzip
import pathlib
import sys

import numpy as np

SETS = ('osie', 'crowd', 'sun')
LEAST = 6  # pictures with fewer fixations teach nothing


def main(folder, target):
    root = pathlib.Path(folder)
    blobs, kinds, held, points, counts, names = [], [], [], [], [], []
    for kind, name in enumerate(SETS):
        seen = {}
        with gzip.open(root / name / 'points.csv.gz', 'rt') as rows:
            for row in csv.DictReader(rows):
                seen.setdefault(row['file'], []).append((float(row['x']), float(row['y'])))
        with open(root / name / 'images.csv') as rows:
            for index, row in enumerate(csv.DictReader(rows)):
                own = seen.get(row['file'], [])
                if len(own) < LEAST:
                    continue
                blobs.append((root / name / row['file']).read_bytes())
                kinds.append(kind)
                held.append(index % 20 == 7)
                points.extend(own)
                counts.append(len(own))
                names.append(f'{name}/{pathlib.Path(row["file"]).name}')
    np.savez(
        target, jpeg=np.frombuffer(b''.join(blobs), np.uint8), sizes=np.array([len(b) for b in blobs]),
        kind=np.array(kinds), held=np.array(held), points=np.array(points, np.float32), counts=np.array(counts),
        names=np.array(names),
    )
    print(len(blobs), 'pictures', sum(held), 'held out', len(points), 'fixations')


if __name__ == '__main__':
    main(*sys.argv[1:])
