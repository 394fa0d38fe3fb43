"""
Heads that tell plain pages from ads: parts of a whole, talks on a telephone, written pages. Use: python3 fit_drawn.py ROWS.jsonl OUT.ts

fit.py's heads missed them where they were unlike what it drew (27 of 27 pies with a key, 12 of 40 short talks, 8 of 27 short letters),
and its real ads are lost (README.md). Here the ads are the labelled ones and plain ones drawn on purpose: without the drawn ads a third
of plain ads met for the first time was taken for a chart or a talk. Each head is moved so that one half stands a tenth past the likeliest
of the real ads left out, or where one drawn ad in a hundred is past it, whichever is further.
"""
import json
import pathlib
import sys

import numpy as np

from heads import auc, features, picture_head, rows, sign_head

LEAST_LINES = {'shares': 3, 'talk': 4, 'page': 6}
ALSO = {'shares': ('chart',), 'talk': (), 'page': ('document',)}
BEYOND = 0.1


def main(path, out):
    some = rows(pathlib.Path(path))
    x, signs = features(some), np.array([r['signs'] for r in some])
    kind, files = np.array([r['kind'] for r in some]), [r['file'] for r in some]
    count = np.expm1(signs[:, 0])
    ads = np.isin(kind, ('real ad', 'drawn ad'))
    heads, figures, past = {}, {}, np.zeros(len(some), bool)
    for name, least in LEAST_LINES.items():
        mine = np.isin(kind, (name, *ALSO[name])) | ads
        y, names = (~ads[mine]).astype(int), [f for f, m in zip(files, mine) if m]
        heads[name], loose = picture_head(x[mine], y, names, 1.0)
        heads[name + '_signs'], score = sign_head(np.c_[signs[mine], loose], y, names, 3.0)
        asked = count[mine] > least - 0.5
        of = lambda k: score[(kind[mine] == k) & asked]
        cut = float(max(of('real ad').max() + BEYOND, np.quantile(of('drawn ad'), 0.99)))
        heads[name + '_signs']['bias'] = round(heads[name + '_signs']['bias'] - cut, 4)
        found = asked & (score > cut)
        past[np.flatnonzero(mine)[found]] = True
        figures[name] = {'of them': int(y.sum()), 'auc': auc(y, score), 'found': float(found[y == 1].mean())}
    for one in ('real ad', 'drawn ad'):
        figures[one] = {'of them': int((kind == one).sum()), 'taken for a page': float(past[kind == one].mean())}
    rounded = {k: {n: round(v, 3) for n, v in f.items()} for k, f in figures.items()}
    for key, figure in rounded.items():
        print(key, figure)
    lines = ['/** Written by tools/train/pictures/fit_drawn.py: weights over the pooled picture features and over signs of the writing. */']
    lines += [f'export const {key.upper()}_HEAD = {json.dumps(head)} as const;' for key, head in heads.items()]
    lines.append('/** Measured on pictures left out, ten folds. */')
    lines.append(f'export const PAGE_FIGURES = {json.dumps(rounded)} as const;')
    pathlib.Path(out).write_text('\n'.join(lines) + '\n')


main(*sys.argv[1:3])
