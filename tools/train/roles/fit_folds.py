"""fit_folds.py <labels.jsonl[,…]> <features.jsonl> <candidates.jsonl> <figures.json> <folder to write> [FOLDS]: role models fitted without a part of
the pictures, one module a part, and parts.json with the part of each file. Faults learn from what these find in the pictures they were not
fitted on: an ad that is met for the first time has its headline and brand less often right than those the shipped models know."""
import json
import sys

import numpy as np

from choice import MODELS
from forest import grow, packed, write_module
from truth import f1, folds_of, line_table, none_there, right, rows, taught, weights_of

labels = {l['file']: l for path in sys.argv[1].split(',') for l in rows(path)}
pictures, listed = rows(sys.argv[2]), {p['file']: p for p in rows(sys.argv[3])}
figures = json.load(open(sys.argv[4]))
folder, folds = sys.argv[5], int(sys.argv[6]) if len(sys.argv) > 6 else 5
files = [p['file'] for p in pictures]
part = folds_of(files, folds, 17)
json.dump({f: int(k) for f, k in zip(files, part) if not f.startswith('generated/')}, open(f'{folder}/parts.json', 'w'))

x, y, group = line_table(pictures, labels)
for k in range(folds):
    train = part[group] != k
    models = {'LINE_FOREST': packed(grow(x[train], y[train]), x.shape[1])}
    for kind in ('headline', 'cta', 'brand'):
        own = [(i, c) for i, f in enumerate(files) for c in listed[f][kind] if part[i] != k]
        cx = np.array([c['features'] for _, c in own], dtype=np.float32)
        cy = np.array([int(right(kind, c['text'], labels[files[i]])) for i, c in own])
        cg = np.array([i for i, _ in own])
        near = np.array([f1(c['text'], labels[files[i]]['headline']) for i, c in own]) if kind == 'headline' else cy
        none = np.array([float(none_there(kind, labels[f])) for f in files])
        model = MODELS[kind]().fit(cx, taught(kind, cy, cg, near, len(files)), cg, none, (part != k) * weights_of(files))
        models[f'{kind.upper()}_FOREST'] = model.packed()
        models[f'{kind.upper()}_LEAST'] = figures[kind]['threshold']
        models[f'{kind.upper()}_SURE'] = figures[kind]['sure']
    models['CTA_MAYBE'], models['BRAND_MAYBE'] = figures['cta']['maybe'], figures['brand']['maybe']
    write_module(f'{folder}/role-models-{k}.data.ts', 'roles', models)
    print('part', k, 'of', folds)
