#!/usr/bin/python3
"""fit.py MARKS_JSONL WORDS_DIR

The form of teasers in two steps. First a logistic regression over marks of form (single signs and pairs; content words are
shapes) on news headlines, lines of our own and the labelled ads' headlines. Then three numbers on the labelled ads: level,
slope, and what Title Case adds where the form does not speak against it; our own lines stand beside them, each once as it is
and once in Title Case, so that capitals alone make no teaser. Figures are out of fold, folds over pictures.
"""
import collections
import json
import pathlib
import sys

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

SEED, FOLDS, LEAST, STRENGTH = 20261116, 10, 60, 0.2
WEIGHT = {'corpus': 1.0, 'own': 20.0, 'ads': 60.0}
TIMES = {'corpus': 1, 'own': 12, 'ads': 12}   # how often a mark of each set counts towards LEAST
HELD = 6.0
TITLE_FROM = -4.0   # Title Case counts half where the form stands here, next to nothing below
OWN_SHARE = 0.5     # of the ads' weight, in the second step
PRECISION = 0.75


def sigmoid(v):
    return 1 / (1 + np.exp(-v))


class Rows:
    def __init__(self, path):
        rows = [json.loads(line) for line in open(path, encoding='utf8')]
        self.set = np.array([r['set'] for r in rows])
        self.label = np.array([r['label'] for r in rows])
        self.title = np.array([r['title'] for r in rows])
        self.titled = np.array([r['titled'] for r in rows])
        self.some = np.array([r['text'] != '' for r in rows])
        count = collections.Counter()
        for r in rows:
            count.update({m: TIMES.get(r['set'], 0) for m in r['marks']})
        self.marks = sorted(m for m in count if count[m] >= LEAST)
        place = {m: i for i, m in enumerate(self.marks)}
        at = np.array([(i, place[m]) for i, r in enumerate(rows) for m in r['marks'] if m in place])
        self.x = csr_matrix((np.ones(len(at)), (at[:, 0], at[:, 1])), shape=(len(rows), len(self.marks)))
        random = np.random.RandomState(SEED)
        groups = {g: k % FOLDS for k, g in enumerate(random.permutation(sorted({r['group'] for r in rows} - {''})))}
        self.fold = np.array([groups.get(r['group'], random.randint(FOLDS)) for r in rows])
        self.weight = np.array([WEIGHT.get(s, 0.0) for s in self.set])

    def fit(self, rows):
        use = rows & (self.weight > 0) & (self.label >= 0) & self.some
        model = LogisticRegression(C=STRENGTH, solver='liblinear', max_iter=2000)
        return model.fit(self.x[use], self.label[use], sample_weight=self.weight[use])


def columns(form, title):
    bound = np.clip(form, -HELD, HELD)
    return np.stack([np.ones_like(bound), bound, title * sigmoid(bound - TITLE_FROM)])


def second(d, form, rows):
    """Level, slope and Title Case (neither below 0) from the ads and our own lines among rows."""
    ads, own = rows & (d.set == 'ads') & (d.label >= 0) & d.some, rows & (d.set == 'own')
    base = d.label[ads].mean()
    share = np.where(d.label[own] == 1, base / (d.label[own] == 1).sum(), (1 - base) / (d.label[own] == 0).sum())
    x = np.hstack([columns(form[ads], d.title[ads]), columns(form[own], d.title[own]), columns(form[own], d.titled[own])])
    y = 2 * np.concatenate([d.label[ads], d.label[own], d.label[own]]) - 1
    weight = np.concatenate([np.full(ads.sum(), 1 / ads.sum()), share * OWN_SHARE / 2, share * OWN_SHARE / 2])
    loss = lambda w: weight @ np.logaddexp(0, -y * (w @ x)) + 0.002 * (w[1] ** 2 + w[2] ** 2)
    return minimize(loss, [-2, 1, 0], bounds=[(None, None), (0, None), (0, None)]).x


def interval(label, score):
    random = np.random.RandomState(SEED)
    draws = []
    while len(draws) < 500:
        i = random.randint(0, len(label), len(label))
        if 0 < label[i].sum() < len(i):
            draws.append(roc_auc_score(label[i], score[i]))
    return [round(float(v), 3) for v in np.percentile(draws, [2.5, 97.5])]


def main(path, words):
    d = Rows(path)
    form = np.zeros(len(d.label))
    alone = np.zeros(len(d.label))
    for k in range(FOLDS):
        here = d.fold == k
        form[here] = d.fit(~here).decision_function(d.x[here])
    use = d.set == 'corpus'
    for k in range(FOLDS):
        here = d.fold == k
        model = LogisticRegression(C=STRENGTH, solver='liblinear').fit(d.x[use & ~here], d.label[use & ~here])
        alone[here] = model.decision_function(d.x[here])
    ads = (d.set == 'ads') & (d.label >= 0) & d.some
    chance = np.zeros(len(d.label))
    for k in range(FOLDS):
        here = d.fold == k
        chance[here] = sigmoid(second(d, form, ~here) @ columns(form[here], d.title[here]))
    figures = {}

    def auc(name, rows, score):
        figures[name] = {'n': int(rows.sum()), 'teasers': int(d.label[rows].sum()), 'auc': round(float(roc_auc_score(d.label[rows], score[rows])), 3), 'interval': interval(d.label[rows], score[rows])}
    auc('news headlines, form fitted on them alone', use, alone)
    auc('news headlines, form', use, form)
    auc('own lines, form', d.set == 'own', form)
    auc('headlines of ads, form fitted on news headlines alone', ads, alone)
    auc('headlines of ads, form', ads, form)
    auc('headlines of ads, form and Title Case', ads, chance)
    auc('headlines of ads, Title Case alone', ads, d.title)
    auc('headline, body and offer in one text', (d.set == 'ads whole') & (d.label >= 0) & d.some, chance)
    order = np.argsort(-chance[ads], kind='stable')
    hit = d.label[ads][order].cumsum() / np.arange(1, ads.sum() + 1)
    enough = np.where(hit >= PRECISION)[0]
    threshold = float(chance[ads][order][enough.max()])
    fired = chance >= threshold
    figures['fires'] = {
        'precision on ads': round(float(hit[enough.max()]), 3),
        'share of teasers': round(float(fired[ads & (d.label == 1)].mean()), 3),
        'share of other ads': round(float(fired[ads & (d.label == 0)].mean()), 4),
        'share of slogans (never fitted)': round(float(fired[d.set == 'slogans'].mean()), 4),
        'share of own honest lines': round(float(fired[(d.set == 'own') & (d.label == 0)].mean()), 4),
        'share of own teasers': round(float(fired[(d.set == 'own') & (d.label == 1)].mean()), 4),
    }
    model = d.fit(np.ones(len(d.label), bool))
    w = second(d, form, np.ones(len(d.label), bool))
    print(json.dumps(figures, indent=1), w, threshold, len(d.marks))
    weights = {m: round(float(v), 2) for m, v in zip(d.marks, model.coef_[0]) if abs(v) >= 0.02}
    lines = [
        '// Written by tools/train/teaser. Weights fitted on copy-teaser-train (MIT), lines of our own and headlines labelled by inspection.',
        'export const TEASER_WEIGHTS = {',
        f'  marks: {json.dumps(weights, ensure_ascii=False)} as Readonly<Record<string, number>>,',
        f'  level: {float(model.intercept_[0]):.4g},', f'  held: {HELD:g},', f'  titleFrom: {TITLE_FROM:g},',
        f'  chance: {{ level: {w[0]:.4g}, slope: {w[1]:.4g}, titleCase: {w[2]:.4g} }},',
        f'  /** Three in four of the labelled ads above it are teasers (out of fold). */', f'  fires: {threshold:.3g},', '};', '']
    pathlib.Path(words, 'teaser-weights.data.ts').write_text('\n'.join(lines), encoding='utf8')
    return figures


if __name__ == '__main__':
    figures = main(*sys.argv[1:3])
    pathlib.Path(sys.argv[1]).with_name('teaser-figures.json').write_text(json.dumps(figures))
