"""fit_lines.py <labels.jsonl[,generated.jsonl]> <features.jsonl> <chances.jsonl to write> <model.json to write>: what each line is, ten folds over pictures."""
import collections
import json
import sys

import numpy as np

from forest import grow, packed
from truth import ROLES, folds_of, role_of, rows

labels = {l['file']: l for path in sys.argv[1].split(',') for l in rows(path)}
pictures = rows(sys.argv[2])
x, y, group = [], [], []
for i, picture in enumerate(pictures):
    for line, features in zip(picture['lines'], picture['features']):
        x.append(features)
        y.append(ROLES.index(role_of(line['text'], labels[picture['file']])))
        group.append(i)
x, y, group = np.array(x, dtype=np.float32), np.array(y), np.array(group)
drawn = np.array([pictures[i]['file'].startswith('generated/') for i in group])
weight = np.ones(len(y))
chances = np.zeros((len(y), len(ROLES)))
fold = folds_of([p['file'] for p in pictures], 10, 0)[group]
for k in range(10):
    train, test = fold != k, fold == k
    chances[test] = grow(x[train], y[train], weight[train]).predict_proba(x[test])
print(len(y), 'lines', dict(collections.Counter(ROLES[v] for v in y)))
print('lines right, ten folds over pictures', round(float((chances.argmax(1) == y)[~drawn].mean()), 3))
with open(sys.argv[3], 'w', encoding='utf8') as out:
    for i, picture in enumerate(pictures):
        own = chances[group == i]
        out.write(json.dumps({'file': picture['file'], 'chances': own.round(5).tolist(),
                              'headline': [int(k) for k in np.flatnonzero(own.argmax(1) == 0)] if len(own) else []}) + '\n')
json.dump(packed(grow(x, y, weight), x.shape[1]), open(sys.argv[4], 'w'))
