"""Logistic regression with weights that are never negative, L2, on features that lie between 0 and 1."""

import numpy as np
from scipy.optimize import minimize
from scipy.stats import rankdata

STRENGTHS = (0.3, 1.5, 6.0)


def auc(y, z):
    """Chance that a picture with the fault is placed above one without."""
    up = (y == 1).sum()
    return (rankdata(z)[y == 1].sum() - up * (up + 1) / 2) / (up * (len(y) - up))


def logistic(z):
    return 1 / (1 + np.exp(-np.clip(z, -40, 40)))


def fit(x, y, strength, free=False):
    """Intercept and weights. Positives and negatives weigh alike, so that a rare fault is learnt as well as a common one."""
    n, k = x.shape
    positives = max(1, y.sum())
    weight = np.where(y == 1, 0.5 / positives, 0.5 / max(1, n - positives))
    weight *= min(positives, n - positives) * 2

    def loss(p):
        z = p[0] + x @ p[1:]
        value = (weight * (np.logaddexp(0, z) - y * z)).sum() + 0.5 * strength * (p[1:] ** 2).sum()
        error = weight * (logistic(z) - y)
        return value, np.r_[error.sum(), x.T @ error + strength * p[1:]]

    bounds = [(None, None)] + [(None if free else 0, None)] * k
    return minimize(loss, np.zeros(k + 1), jac=True, method="L-BFGS-B", bounds=bounds).x


def score(x, p):
    return p[0] + x @ p[1:]


def folds_of(y, rng, count=5):
    """Stratified, because some faults have ten positives."""
    fold = np.zeros(len(y), int)
    for value in (0, 1):
        at = rng.permutation(np.flatnonzero(y == value))
        fold[at] = (np.arange(len(at)) + rng.integers(count)) % count
    return fold


def out_of_fold(x, y, strength, fold, free=False):
    guess = np.zeros(len(y))
    for f in range(fold.max() + 1):
        train = fold != f
        guess[~train] = score(x[~train], fit(x[train], y[train], strength, free))
    return guess


def strength_for(x, y, rng, free=False):
    """By three folds inside the training part."""
    fold = folds_of(y, rng, 3)
    return max(STRENGTHS, key=lambda s: auc(y, out_of_fold(x, y, s, fold, free)))


def nested(x, y, seed, free=False):
    """Scores of pictures not trained on, the strength chosen inside each training part."""
    rng = np.random.default_rng(seed)
    fold = folds_of(y, rng)
    guess = np.zeros(len(y))
    for f in range(5):
        train = fold != f
        chosen = strength_for(x[train], y[train], rng, free)
        guess[~train] = score(x[~train], fit(x[train], y[train], chosen, free))
    return guess
