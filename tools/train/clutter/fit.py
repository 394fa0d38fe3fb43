"""Fits the clutter model of packages/scoring on people's complexity judgements, and says how well it holds on unseen ads.

usage: fit.py DATA_FOLDER features.jsonl [manifest.json]
Non-negative ridge regression on standardised terms, signs fixed beforehand, strength 1; then stretched to the people's scale.
Prints the constants of CLUTTER_MODEL, Spearman by ten folds (twelve shuffles) and with half of the ads for fitting (200 draws),
the same for each term left out. Needs numpy and scipy.
"""
import hashlib
import json
import pathlib
import sys

import numpy as np
from scipy.optimize import nnls
from scipy.stats import rankdata

STRENGTH = 1.0
TERMS = {
    'rootBusyArea': lambda r: r['busyArea'] ** 0.5,
    'tangle': lambda r: r['tangle'],
    'colourVariety': lambda r: r['colourVariety'],
    'focus': lambda r: -r['focus'],
    'logLines': lambda r: np.log1p(r['lines']),
    'logPeople': lambda r: np.log1p(r['people']),
}


def spearman(a, b):
    return float(np.corrcoef(rankdata(a), rankdata(b))[0, 1])


def fit(terms, people):
    mean, spread = terms.mean(0), terms.std(0) + 1e-9
    z, n, k = (terms - mean) / spread, *terms.shape
    target = np.r_[people - people.mean(), np.zeros(k)]
    weights, _ = nnls(np.vstack([z, np.sqrt(STRENGTH * n) * np.eye(k)]), target)
    stretch = np.cov(z @ weights, people)[0, 1] / (z @ weights).var(ddof=1)
    slope = weights * stretch / spread
    return slope, people.mean() - slope @ mean


def folds(terms, people, shuffles=12):
    found = []
    for seed in range(shuffles):
        order, guess = np.random.default_rng(seed).permutation(len(people)), np.zeros(len(people))
        for k in range(10):
            test = order[k::10]
            slope, start = fit(np.delete(terms, test, 0), np.delete(people, test))
            guess[test] = terms[test] @ slope + start
        found.append(spearman(guess, people))
    return float(np.mean(found))


def halves(terms, people, draws=200):
    found = []
    for seed in range(draws):
        order = np.random.default_rng(seed).permutation(len(people))
        test = order[len(people) // 2:]
        slope, _ = fit(np.delete(terms, test, 0), np.delete(people, test))
        found.append(spearman(terms[test] @ slope, people[test]))
    return [float(np.mean(found)), *np.percentile(found, [5, 95]).tolist()]


def main(data, features, manifest=None):
    rows = [json.loads(line) for line in open(features)]
    people = np.array([row['complexity'] for row in rows])
    terms = np.array([[term(row) for term in TERMS.values()] for row in rows])
    slope, start = fit(terms, people)
    shown = lambda v: float(f'{v:.3g}')
    report = {
        'seeds': 'shuffles 0 to 11, draws 0 to 199',
        'inputs': {'clutter-train/complexity.csv': hashlib.sha256(pathlib.Path(data, 'clutter-train', 'complexity.csv').read_bytes()).hexdigest()},
        'ads': len(people),
        'model': {'intercept': round(float(start), 1), **{name: shown(v) for name, v in zip(TERMS, slope)}},
        'spearman': {
            'on the ads fitted on': shown(spearman(terms @ slope, people)),
            'ten folds': shown(folds(terms, people)),
            'half for fitting: mean, 5 %, 95 %': [shown(v) for v in halves(terms, people)],
            'each term alone': {name: shown(spearman(terms[:, i], people)) for i, name in enumerate(TERMS)},
            'ten folds without': {name: shown(folds(np.delete(terms, i, 1), people)) for i, name in enumerate(TERMS)},
        },
    }
    text = json.dumps(report, indent=2) + '\n'
    print(text)
    if manifest:
        pathlib.Path(manifest).write_text(text)


if __name__ == '__main__':
    main(*sys.argv[1:])
