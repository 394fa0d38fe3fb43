"""Loading, averaged word vectors, ridge fits and intervals for the two copy models."""
import csv
import gzip
import json

import numpy as np
from scipy.stats import spearmanr

from settings import CACHE, RANK_STEP, SEED, SIF, SIF_PRIOR


def rows(path):
    opened = gzip.open(path, 'rt', encoding='utf8', newline='') if path.suffix == '.gz' else open(path, encoding='utf8', newline='')
    with opened as file:
        return list(csv.DictReader(file))


def word_tables(vocabulary):
    """GloVe vectors, and the sentence encoder's; words it was not asked for get its vector predicted from GloVe."""
    glove = vocabulary['vectors'].astype(float)
    asked = json.loads((CACHE / 'teacher-words.json').read_text())
    taught = np.fromfile(CACHE / 'teacher-words.f32', dtype=np.float32).reshape(len(asked), -1).astype(float)
    taught -= taught.mean(0)
    place = {w: i for i, w in enumerate(vocabulary['words'])}
    at = np.array([place[w] for w in asked])
    inputs = np.hstack([glove, np.ones((len(glove), 1))])
    known = inputs[at]
    table = inputs @ np.linalg.solve(known.T @ known + 100 * np.eye(known.shape[1]), known.T @ taught)
    table[at] = taught
    return glove, table


class Texts:
    """Features of every text as features.ts wrote them, with averaged word vectors (GloVe, then the encoder's)."""

    def __init__(self):
        with open(CACHE / 'features.jsonl', encoding='utf8') as file:
            self.style_names = json.loads(next(file))['style']
            items = [json.loads(line) for line in file]
        self.at = {item['text']: i for i, item in enumerate(items)}
        self.items = items
        self.style = np.array([item['style'] for item in items], float)
        vocabulary = np.load(CACHE / 'vocabulary.npz')
        self.words, self.rank = vocabulary['words'], vocabulary['rank'].astype(float)
        r = 10 ** (1 + self.rank * RANK_STEP)
        self.weight = r / (r + SIF)
        self.unknown_weight = 1e5 / (1e5 + SIF)
        glove, encoder = word_tables(vocabulary)
        self.glove = glove.shape[1]
        self.table = np.hstack([glove, encoder])
        self.mean = np.array([self.average(item['places'], False) for item in items])
        self.sif = np.array([self.average(item['places'], True) for item in items])

    def average(self, places, weighted):
        """Unknown words count in the divisor and add nothing, as in copy-model.ts."""
        known = [p for p in places if p >= 0]
        if not known:
            return np.zeros(self.table.shape[1])
        if not weighted:
            return self.table[known].sum(0) / len(places)
        w = self.weight[known]
        total = w.sum() + self.unknown_weight * (len(places) - len(known))
        return (self.table[known] * w[:, None]).sum(0) / (total + SIF_PRIOR)

    def index(self, texts):
        return np.array([self.at[t] for t in texts])


def folds(groups, k, seed=SEED):
    """Fold of each row; rows of one group fall into one fold."""
    unique, inverse = np.unique(groups, return_inverse=True)
    return (np.random.RandomState(seed).permutation(len(unique)) % k)[inverse]


def scale(matrix):
    mean, sd = matrix.mean(0), matrix.std(0)
    return mean, np.where(sd > 1e-9, sd, 1.0)


def scale_vectors(matrix, glove, share):
    """GloVe columns get unit variance each; the encoder's share one scale, so that its small directions stay small."""
    mean, sd = scale(matrix)
    sd[glove:] = (matrix[:, glove:] - mean[glove:]).std() / share
    return mean, sd


def clamp(style, index):
    """Style outside what the fitted texts show is held at the edge: no extrapolation to very short or long copy."""
    low, high = np.quantile(style[index], [0.002, 0.998], axis=0)
    return np.clip(style, low, high), low, high


def ridge(features, target, penalty, weight=None):
    """Weighted ridge with a free intercept; penalty one number or one per column."""
    w = np.ones(len(target)) if weight is None else weight
    fm, tm = np.average(features, axis=0, weights=w), np.average(target, weights=w)
    a = features - fm
    gram = (a * w[:, None]).T @ a
    slope = np.linalg.solve(gram + np.diag(np.broadcast_to(penalty, gram.shape[0]).astype(float)), (a * w[:, None]).T @ (target - tm))
    return slope, tm - fm @ slope


def spearman(a, b):
    return float(spearmanr(a, b)[0])


def interval(statistic, n, groups=None, draws=1000, seed=SEED):
    """95 % percentile bootstrap; resamples whole groups where given."""
    random = np.random.RandomState(seed)
    if groups is None:
        values = [statistic(random.randint(0, n, n)) for _ in range(draws)]
    else:
        unique, inverse = np.unique(groups, return_inverse=True)
        members = [np.where(inverse == g)[0] for g in range(len(unique))]
        values = [statistic(np.concatenate([members[g] for g in random.randint(0, len(unique), len(unique))])) for _ in range(draws)]
    return [float(v) for v in np.percentile(values, [2.5, 97.5])]
