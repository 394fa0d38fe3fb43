"""What fit.py and fit_drawn.py share: folds over pictures, linear heads, their figures."""
import base64
import json

import numpy as np

FOLDS = 10


def rows(path):
    return [json.loads(line) for line in open(path)] if path.exists() else []


def folds_of(groups, seed=0):
    names = sorted(set(groups))
    place = dict(zip(names, np.random.RandomState(seed).permutation(len(names)) % FOLDS))
    return np.array([place[g] for g in groups])


def ridge(x, y, strength, weight=None):
    """Weights and bias of a ridge fit on standardised features, solved in the space of the rows."""
    mean, spread = x.mean(0), x.std(0) + 1e-4
    z = (x - mean) / spread / np.sqrt(x.shape[1])
    weight = np.ones(len(y)) if weight is None else weight
    gram = z @ z.T + 10
    dual = np.linalg.solve(gram + strength * np.diag(1 / weight), y)
    slope = (z.T @ dual) / spread / np.sqrt(x.shape[1])
    return slope, 10 * dual.sum() - slope @ mean


def logistic(x, y, strength, balanced=True):
    mean, spread = x.mean(0), x.std(0) + 1e-6
    z = np.c_[(x - mean) / spread, np.ones(len(x))]
    share = np.where(y == 1, 0.5 / max(1, (y == 1).sum()), 0.5 / max(1, (y == 0).sum())) * len(y)
    share = share if balanced else np.ones(len(y))
    beta, hold = np.zeros(z.shape[1]), strength * np.eye(z.shape[1])
    hold[-1, -1] = 1e-6
    for _ in range(40):
        p = 1 / (1 + np.exp(-np.clip(z @ beta, -30, 30)))
        beta -= np.linalg.solve((z * (share * p * (1 - p))[:, None]).T @ z + hold, z.T @ (share * (p - y)) + hold @ beta)
    slope = beta[:-1] / spread
    return slope, beta[-1] - slope @ mean


def out_of_fold(x, y, groups, fit):
    score, fold = np.zeros(len(y)), folds_of(groups)
    for k in range(FOLDS):
        slope, bias = fit(x[fold != k], y[fold != k])
        score[fold == k] = x[fold == k] @ slope + bias
    return score


def auc(y, score):
    order = np.argsort(np.argsort(score)) + 1
    n = (y == 1).sum()
    return float((order[y == 1].sum() - n * (n + 1) / 2) / (n * (len(y) - n)))


def balanced(y, score, cut=0.0):
    return float(((score[y == 1] > cut).mean() + (score[y == 0] <= cut).mean()) / 2)


def picture_head(x, y, groups, strength, prior=None):
    """A ridge head over the picture features, its scale set by Platt's method on scores of pictures left out."""
    half = lambda v: np.where(v == 1, 0.5 / (v == 1).mean(), 0.5 / (v == 0).mean())
    fit = lambda a, b: ridge(a, 2.0 * b - 1, strength, half(b))
    loose = out_of_fold(x, y, groups, fit)
    scale, shift = logistic(loose[:, None], y, 1e-3, balanced=prior is None)
    slope, bias = fit(x, y)
    slope, bias = slope * scale[0], bias * scale[0] + shift
    step = float(np.abs(slope).max() / 127)
    held = np.round(slope / step).astype(np.int8)
    data = {'weights': base64.b64encode(held.tobytes()).decode(), 'step': float('%.6g' % step), 'bias': round(float(bias), 4)}
    return data, loose * scale[0] + shift


def sign_head(x, y, groups, strength):
    fit = lambda a, b: logistic(a, b, strength)
    score = out_of_fold(x, y, groups, fit)
    slope, bias = fit(x, y)
    return {'weights': [float('%.5g' % w) for w in slope], 'bias': round(float(bias), 4)}, score


def features(some):
    return np.sqrt(np.maximum(0, np.array([r['embedding'] for r in some])))
