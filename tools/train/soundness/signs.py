"""How likely a picture is a spoilt copy rather than an ad, from the net's rank and the surest kind of damage: signs.py ANSWERS.jsonl TARGET.data.ts

A row of ANSWERS.jsonl is an ad that the net asked does not know: {"file", "own": [rank, kinds …], "copies": {kind: [rank, kinds …]}}.
The rank alone finds 51 of 100 copies beyond seven in eight ads; with the surest kind 67.
"""
import json
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

# How a picture lies is told by its words.
TOLD_ELSEWHERE = ('mirrored', 'turned')
SOFTENED = 0.003
# So many of a hundred ads show more signs where its cost begins, and where it ends.
BEGINS, ENDS = 0.125, 0.05


def features(answer):
    surest = max(answer[1:])
    return [answer[0] / 5, np.log((surest + SOFTENED) / (1 + SOFTENED - surest))]


def main(answers, target):
    x, is_copy, ad = [], [], []
    for n, row in enumerate(json.loads(line) for line in open(answers)):
        for kind, answer in [(None, row['own']), *row['copies'].items()]:
            if kind not in TOLD_ELSEWHERE:
                x.append(features(answer))
                is_copy.append(kind is not None)
                ad.append(n)
    x, is_copy = np.array(x), np.array(is_copy)
    fit = lambda at: LogisticRegression(C=0.3, class_weight='balanced').fit(x[at], is_copy[at])
    left_out = np.zeros(len(x))
    for known, others in GroupKFold(5).split(x, is_copy, ad):
        left_out[others] = fit(known).decision_function(x[others])
    begins, ends = np.quantile(left_out[~is_copy], (1 - BEGINS, 1 - ENDS))
    auc = (left_out[is_copy][:, None] > left_out[~is_copy][None]).mean()
    figures = {'ads': int((~is_copy).sum()), 'copies': int(is_copy.sum()), 'auc': round(float(auc), 3), 'beyond': round(float((left_out[is_copy] > begins).mean()), 3)}
    model = fit(np.arange(len(x)))
    weights = {'bias': model.intercept_[0], 'rank': model.coef_[0][0] / 5, 'surest': model.coef_[0][1], 'begins': begins, 'ends': ends}
    rounded = {name: round(float(value), 4) for name, value in weights.items()}
    with open(target, 'w') as out:
        out.write('/** Written by tools/train/soundness/signs.py: log odds that a picture is a spoilt copy rather than an ad, of as many copies as ads. */\n')
        out.write(f'export const SIGNS_OF_DAMAGE = {json.dumps(rounded)} as const;\n')
        out.write('/** Ads left out of the fit; "beyond" are copies with more signs than seven in eight ads. */\n')
        out.write(f'export const SIGNS_FIGURES = {json.dumps(figures)} as const;\n')
    print(rounded, figures)


if __name__ == '__main__':
    main(*sys.argv[1:])
