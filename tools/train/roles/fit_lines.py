"""fit_lines.py <labels.jsonl[,generated.jsonl]> <features.jsonl> <said.jsonl> <chances.jsonl to write> <model.json to write>: what each line is, ten
folds over pictures. said.jsonl is what nets that were not fitted on the picture say of its lines (net/train.py); the chances are the mean of both."""
import collections
import json
import sys

import numpy as np

from forest import grow, packed
from truth import ROLES, folds_of, line_table, rows

labels = {l['file']: l for path in sys.argv[1].split(',') for l in rows(path)}
pictures = rows(sys.argv[2])
x, y, group = line_table(pictures, labels)
drawn = np.array([pictures[i]['file'].startswith('generated/') for i in group])
chances = np.zeros((len(y), len(ROLES)))
fold = folds_of([p['file'] for p in pictures], 10, 0)[group]
for k in range(10):
    train, test = fold != k, fold == k
    chances[test] = grow(x[train], y[train]).predict_proba(x[test])
said = {r['file']: r['said'] for r in rows(sys.argv[3])}
told = [one for p in pictures for one in said[p['file']]]
alone = chances.copy()
for i, one in enumerate(told):
    if one is not None:
        chances[i] = (alone[i] + one['roles']) / 2
print(len(y), 'lines', dict(collections.Counter(ROLES[v] for v in y)))
for name, table in (('looks alone', alone), ('with words', chances)):
    print('lines right, ten folds over pictures,', name, round(float((table.argmax(1) == y)[~drawn].mean()), 3))
with open(sys.argv[4], 'w', encoding='utf8') as out:
    for i, picture in enumerate(pictures):
        own = chances[group == i]
        out.write(json.dumps({'file': picture['file'], 'chances': own.round(5).tolist(),
                              'said': said[picture['file']],
                              'headline': [int(k) for k in np.flatnonzero(own.argmax(1) == 0)] if len(own) else []}) + '\n')
json.dump(packed(grow(x, y), x.shape[1]), open(sys.argv[5], 'w'))
