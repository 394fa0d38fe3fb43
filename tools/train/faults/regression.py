"""Logistic regression with weights that are never negative, L2, on features that lie between 0 and 1."""

import numpy as np
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

    ones = np.c_[np.ones(n), x]
    ridge = np.r_[1e-9, np.full(k, strength)]
    least = np.r_[-np.inf, np.full(k, -np.inf if free else 0.0)]

    def loss(p):
        z = ones @ p
        return (weight * (np.logaddexp(0, z) - y * z)).sum() + 0.5 * (ridge * p * p).sum()

    # Newton's steps on the weights that are free to move, drawn back to the bounds (Bertsekas 1982): the loss is convex and small.
    p = np.zeros(k + 1)
    now = loss(p)
    for _ in range(100):
        chance = logistic(ones @ p)
        slope = ones.T @ (weight * (chance - y)) + ridge * p
        moves = ~((p <= least) & (slope > 0))
        if np.abs(slope[moves]).max(initial=0) < 1e-6:
            break
        part = ones[:, moves]
        curve = (part * (weight * chance * (1 - chance))[:, None]).T @ part + np.diag(ridge[moves])
        step = np.zeros(k + 1)
        step[moves] = np.linalg.solve(curve, slope[moves])
        length = 1.0
        while length > 1e-6:
            trial = np.maximum(p - length * step, least)
            then = loss(trial)
            if then < now - 1e-12:
                break
            length /= 2
        else:
            break
        p, now = trial, then
    return p


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
