"""fit_candidates.py <labels.jsonl[,generated.jsonl]> <candidates.jsonl> <lines model.json> <module to write> <figures.json>: which run of lines is
the headline, which the call to act, which name is the advertiser's; ten folds over pictures."""
import json
import sys

import numpy as np
from sklearn.model_selection import GroupKFold

from forest import grow, packed, write_module
from truth import alike, f1, is_brand, names_of, rows

labels = {l['file']: l for path in sys.argv[1].split(',') for l in rows(path)}
pictures = rows(sys.argv[2])


def right(kind, text, label):
    if kind == 'headline':
        return f1(text, label['headline']) >= 0.8
    if kind == 'cta':
        return alike(text, label['cta'])
    return is_brand(text, names_of(label))


def is_drawn(picture):
    return picture['file'].startswith('generated/')


def none_there(kind, label):
    return not (names_of(label) if kind == 'brand' else label[kind])


figures, models = {}, {'LINE_FOREST': json.load(open(sys.argv[3]))}
for kind in ('headline', 'cta', 'brand'):
    x, y, group = [], [], []
    for i, picture in enumerate(pictures):
        for candidate in picture[kind]:
            x.append(candidate['features'])
            y.append(int(right(kind, candidate['text'], labels[picture['file']])))
            group.append(i)
    x, y, group = np.array(x, dtype=np.float32), np.array(y), np.array(group)
    weight = np.where(np.array([is_drawn(pictures[i]) for i in group]), 0.5, 1.0)
    settings = dict(trees=100, leaves=10, least=20)
    chances = np.zeros(len(y))
    for train, test in GroupKFold(10).split(x, y, group):
        chances[test] = grow(x[train], y[train], weight[train], **settings).predict_proba(x[test])[:, 1]
    best = []
    for i, picture in enumerate(pictures):
        if is_drawn(picture):
            continue
        own = np.flatnonzero(group == i)
        top = own[chances[own].argmax()] if len(own) else None
        best.append((picture['file'], chances[top] if top is not None else 0.0, bool(y[top]) if top is not None else False, none_there(kind, labels[picture['file']])))
    least = max(np.arange(0, 0.6, 0.02), key=lambda t: sum(ok if p >= t else none for _, p, ok, none in best))
    score = lambda t, start='': float(np.mean([ok if p >= t else none for file, p, ok, none in best if file.startswith(start)]))
    reach = float(np.mean([none_there(kind, labels[p['file']]) or any(right(kind, c['text'], labels[p['file']]) for c in p[kind]) for p in pictures if not is_drawn(p)]))
    figures[kind] = {'right': round(score(least), 3), 'at most': round(reach, 3), 'threshold': round(float(least), 2),
                     **{s: round(score(least, s), 3) for s in ('truth-ads', 'clutter-train', 'truth-attention')}}
    models[f'{kind.upper()}_FOREST'] = packed(grow(x, y, weight, **settings), x.shape[1])
    models[f'{kind.upper()}_LEAST'] = round(float(least), 2)
print(json.dumps(figures, indent=1))
json.dump(figures, open(sys.argv[5], 'w'), indent=1)
write_module(sys.argv[4], 'roles', models)
