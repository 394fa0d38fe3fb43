#!/usr/bin/python3
"""fit_engagement.py DATA_DIR SCORING_TEXT_DIR [--write]

Which of two headlines of one A/B test with the same picture was clicked more (copy-engagement-train): ridge on the
log-odds of a click, centred inside each test and picture, so that only differences between rivals are learnt.
Length is left out of the features: it wins pairs here and means nothing on an advert.
"""
import collections
import json
import pathlib
import sys

import numpy as np
from scipy.optimize import minimize_scalar

from common import CACHE, Texts, clamp, folds, interval, rows, scale, scale_vectors
from module import write_module

PENALTY = 15000.0
TEACHER_SHARE = 0.5    # scale of the encoder's vectors against GloVe's
STYLE_SHARE = 1.5      # scale of the marks of style against the vectors
TRUE_VARIANCE = 0.1    # variance of true log-odds inside a test; .094 measured (squared differences minus sampling noise)
REACH = 1.4            # widens the map to 0..100 so that short lines of adverts do not pile up at its bottom
LENGTH = ('log characters', 'log words', 'words', 'words squared', 'characters past 80', 'sentences', 'share of different words')


class Experiments:
    def __init__(self, data, texts):
        by = collections.defaultdict(list)
        for r in rows(data / 'copy-engagement-train/headlines.csv.gz'):
            by[r['test_id']].append((r['headline'], r['eyecatcher_id'], int(r['impressions']), int(r['clicks']), int(r['test_week'])))
        self.tests = list(by)
        self.week = np.array([by[t][0][4] for t in self.tests])
        pairs, arms, group = [], [], 0
        for ti, t in enumerate(self.tests):
            v = by[t]
            for i in range(len(v)):
                for j in range(i):
                    a, b = v[i], v[j]
                    if a[0] == b[0] or a[1] != b[1]:
                        continue
                    q = (a[3] + b[3]) / (a[2] + b[2])
                    z = (a[3] / a[2] - b[3] / b[2]) / np.sqrt(max(q * (1 - q) * (1 / a[2] + 1 / b[2]), 1e-12))
                    pairs.append((ti, texts.at[a[0]], texts.at[b[0]], z))
            merged = collections.defaultdict(lambda: [0, 0])
            for headline, picture, shown, clicked, _ in v:
                merged[picture, headline][0] += shown
                merged[picture, headline][1] += clicked
            for picture in {p for p, _ in merged}:
                rivals = [(h, n, c) for (p, h), (n, c) in merged.items() if p == picture]
                if len(rivals) < 2:
                    continue
                for h, n, c in sorted(rivals):
                    rate = (c + .5) / (n + 1)
                    arms.append((ti, group, texts.at[h], np.log(rate / (1 - rate)), 1 / (1 / (n * rate * (1 - rate)) + TRUE_VARIANCE)))
                group += 1
        self.test, self.a, self.b = (np.array([p[k] for p in pairs]) for k in range(3))
        self.z = np.array([p[3] for p in pairs])
        self.arm_test, self.group, self.text = (np.array([r[k] for r in arms]) for k in range(3))
        self.target, self.weight = (np.array([r[k] for r in arms], float) for k in (3, 4))
        self.story = self.stories(by)

    def stories(self, by):
        """Tests that share a headline are one story: a stricter way to keep folds apart."""
        root = list(range(len(self.tests)))

        def find(i):
            while root[i] != i:
                root[i] = root[root[i]]
                i = root[i]
            return i
        first = {}
        for i, t in enumerate(self.tests):
            for headline in {v[0] for v in by[t]}:
                root[find(i)] = find(first.setdefault(headline, i))
        return np.array([find(i) for i in range(len(self.tests))])

    def centred(self, values):
        total = np.bincount(self.group, self.weight)
        values = values if values.ndim == 2 else values[:, None]
        sums = np.zeros((len(total), values.shape[1]))
        np.add.at(sums, self.group, values * self.weight[:, None])
        return values - (sums / total[:, None])[self.group]


def right(difference, z):
    return np.where(difference == 0, .5, np.sign(difference) == np.sign(z)).astype(float)


def main(data, target, write):
    texts = Texts()
    e = Experiments(pathlib.Path(data), texts)
    d = texts.table.shape[1]
    used = np.unique(e.text)
    held, low, high = clamp(texts.style, used)
    scales = [scale_vectors(m[used], texts.glove, TEACHER_SHARE) for m in (texts.mean, texts.sif)] + [scale(held[used])]
    mean, sd = (np.concatenate([s[k] for s in scales]) for k in (0, 1))
    sd[2 * d:] /= STYLE_SHARE
    raw = np.hstack([texts.mean, texts.sif, held])
    z = (raw - mean) / sd
    z[:, [2 * d + texts.style_names.index(name) for name in LENGTH]] = 0
    x, y = e.centred(z[e.text]), e.centred(e.target)[:, 0]
    xw = x * e.weight[:, None]
    gram, moment = xw.T @ x, xw.T @ y

    def fit(leave_out):
        out = np.where(leave_out)[0]
        return np.linalg.solve(gram - xw[out].T @ x[out] + PENALTY * np.eye(len(gram)), moment - xw[out].T @ y[out])

    def crossed(fold):
        out = np.zeros(len(e.z))
        for k in np.unique(fold):
            score = z @ fit(fold[e.arm_test] == k)
            here = fold[e.test] == k
            out[here] = score[e.a[here]] - score[e.b[here]]
        return out

    figures = {}
    length = np.array([len(item['text']) for item in texts.items], float)
    longer = length[e.a] - length[e.b]

    def note(name, difference, mask=True):
        for label, least in (('p<.05', 1.96), ('p<.001', 3.29), ('all', 0)):
            k = np.where((np.abs(e.z) > least) & mask)[0]
            r = right(difference[k], e.z[k])
            figures[f'{name}, {label}'] = [len(k), float(r.mean()), interval(lambda i: r[i].mean(), len(k), e.test[k], 300)]
    note('longer headline', longer)
    by_test = crossed(folds(np.arange(len(e.tests)), 10))
    note('folds by test', by_test)
    note('folds by test, pairs the shorter headline won', by_test, longer * e.z < 0)
    note('folds by story', crossed(folds(e.story, 10)))
    late = np.argsort(np.argsort(e.week, kind='stable'), kind='stable') >= 0.7 * len(e.tests)
    note('fitted on the earlier 70 %, measured on the last 30 %', crossed(late.astype(int)), late[e.test])
    loss = lambda s: float(np.mean(np.logaddexp(0, -s * by_test * np.sign(e.z))))
    steepness = float(minimize_scalar(loss, bounds=(0, 50), method='bounded').x)
    figures['log loss of calibrated pairs, all (chance .693)'] = [len(e.z), loss(steepness), []]
    probability = 1 / (1 + np.exp(-steepness * np.abs(by_test)))
    won = right(by_test, e.z)
    for lo, hi in ((.5, .55), (.55, .6), (.6, .65), (.65, .7), (.7, 1)):
        k = (probability >= lo) & (probability < hi)
        figures[f'calibration, said {lo:g} to {hi:g} (mean {probability[k].mean():.3f})'] = [int(k.sum()), float(won[k].mean()), interval(lambda i: won[k][i].mean(), int(k.sum()), e.test[k], 300)]
    print(json.dumps(figures, indent=1))
    if not write:
        return
    coefficient = fit(np.zeros(len(e.arm_test), bool)) / sd
    plain, weighted = texts.table @ coefficient[:d], texts.table @ coefficient[d:2 * d]
    total, words = raw @ coefficient, raw[:, :2 * d] @ coefficient[:2 * d]
    # The map to 0..100 is centred between headlines and everyday six-word sentences, half and half.
    sentences = texts.index([r['sentence'] for r in rows(pathlib.Path(data) / 'copy-recall-train/sentences.csv')])
    middle = lambda values: (values[used].mean(0) + values[sentences].mean(0)) / 2
    spread = REACH * float(np.sqrt(middle((total - middle(total)) ** 2)))
    write_module(pathlib.Path(target) / 'engagement-weights.data.ts', 'ENGAGEMENT_WEIGHTS',
                 'Fitted on copy-engagement-train (coefficients only); word vectors GloVe 6B (PDDL 1.0) and USE lite (Apache-2.0).',
                 {'mean': plain, 'weighted': weighted},
                 {'style': coefficient[2 * d:], 'styleCentre': middle(held), 'styleLow': low, 'styleHigh': high},
                 {'wordCentre': float(middle(words)), 'spread': spread, 'steepness': steepness * spread})
    np.save(CACHE / 'engagement-z.npy', (total - middle(total)) / spread)
    (CACHE / 'engagement-figures.json').write_text(json.dumps(figures, indent=1))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], '--write' in sys.argv)
