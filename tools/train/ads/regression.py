"""The regression behind the weights: non-negative ridge on the worth of the rules (signs are the rules' own), strength chosen inside."""

import json

import numpy as np
from scipy.optimize import nnls
from scipy.stats import rankdata, spearmanr

STRENGTHS = (3, 10, 30, 100)
SCORES = ("contrast", "recall", "copy_engagement", "overall")


def load(path):
    """Rows of parts.ts as columns: scores and targets, and the worth of every rule."""
    rows = [json.loads(line) for line in open(path)]
    value = {k: np.array([r[k] for r in rows]) for k in (*SCORES, "design", "rating")}
    return rows[0]["engine"], value, {k: np.array([r["worth"].get(k, 0.0) for r in rows]) for k in rows[0]["worth"]}


def rules_for(worth):
    """Rules that may explain each target: contrast for design, contrast and copy for the rating."""
    contrast = [k for k in worth if k.startswith("C")]
    return {"design": contrast, "rating": contrast + [k for k in worth if k.startswith("E")]}


def rank(x):
    return (rankdata(x) - 1) / (len(x) - 1) - 0.5


def agree(a, b):
    return float(spearmanr(a, b)[0])


def fit(x, y, strength):
    centred = x - x.mean(0)
    rows = np.vstack([centred, np.sqrt(strength) * np.eye(x.shape[1])])
    return nnls(rows, np.r_[y - y.mean(), np.zeros(x.shape[1])])[0]


def predict(x, y, train, strength):
    """For the items not trained on, from the level of those that were: folds of different level must not be mixed."""
    return y[train].mean() + (x[~train] - x[train].mean(0)) @ fit(x[train], y[train], strength)


def strength_for(x, y, rng):
    fold = rng.permutation(len(y)) % 5

    def inner(strength):
        guess = np.zeros(len(y))
        for f in range(5):
            guess[fold == f] = predict(x, y, fold != f, strength)
        return agree(guess, y)

    return max(STRENGTHS, key=inner)


def nested(x, target, repeats=8):
    """Mean agreement of ten-fold predictions, the strength chosen by five folds inside each training part."""
    y = rank(target)
    rng = np.random.default_rng(7)
    out = []
    for _ in range(repeats):
        fold = rng.permutation(len(y)) % 10
        guess = np.zeros(len(y))
        for f in range(10):
            train = fold != f
            guess[~train] = predict(x, y, train, strength_for(x[train], y[train], rng))
        out.append(agree(guess, target))
    return float(np.mean(out))
