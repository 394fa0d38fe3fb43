"""Boosted trees that choose among the candidates of one picture, or none of them: a softmax over the candidates and an empty
answer of score 0, fitted so that the right candidates together get all of it."""
import numpy as np
from sklearn.ensemble._hist_gradient_boosting.binning import _BinMapper
from sklearn.ensemble._hist_gradient_boosting.grower import TreeGrower

from forest import grow, packed_trees


def softmax_by(score, group, pictures):
    """Chances of the candidates, and of the empty answer, picture by picture."""
    top = np.zeros(pictures)
    np.maximum.at(top, group, score)
    power, empty = np.exp(score - top[group]), np.exp(-top)
    total = empty + np.bincount(group, power, pictures)
    return power / total[group], empty / total


class Chooser:
    def __init__(self, trees=150, rate=0.08, leaves=8, least=20, ridge=5.0, columns=0.5, seed=7):
        self.settings = dict(trees=trees, rate=rate, leaves=leaves, least=least, ridge=ridge, columns=columns, seed=seed)

    def fit(self, x, right, group, none_right, weight):
        """`none_right` and `weight` a picture; a picture where nothing is right teaches nothing."""
        s = self.settings
        pictures = len(none_right)
        self.features = x.shape[1]
        self.bins = _BinMapper(n_bins=256, random_state=s['seed'])
        binned = self.bins.fit_transform(x)
        random = np.random.RandomState(s['seed'])
        score = np.zeros(len(right))
        taught = (np.bincount(group, right, pictures) + none_right > 0) * weight
        self.trees = []
        for _ in range(s['trees']):
            p, empty = softmax_by(score, group, pictures)
            good = empty * none_right + np.bincount(group, p * right, pictures)
            aim = p * right / np.maximum(good, 1e-9)[group]
            w = taught[group]
            columns = np.sort(random.choice(x.shape[1], max(1, int(s['columns'] * x.shape[1])), replace=False))
            own = np.asfortranarray(binned[:, columns])
            grower = TreeGrower(
                own, ((p - aim) * w).astype(np.float32), (np.maximum(p * (1 - p), 1e-3) * w).astype(np.float32),
                max_leaf_nodes=s['leaves'], min_samples_leaf=s['least'], l2_regularization=s['ridge'], shrinkage=s['rate'],
                n_bins=256, n_bins_non_missing=self.bins.n_bins_non_missing_[columns], n_threads=1)
            grower.grow()
            tree = grower.make_predictor(binning_thresholds=[self.bins.bin_thresholds_[c] for c in columns])
            score += tree.predict_binned(own, self.bins.missing_values_bin_idx_, 1)
            self.trees.append((tree, columns))
        return self

    def score(self, x):
        binned = self.bins.transform(x)
        total = np.zeros(len(x))
        for tree, columns in self.trees:
            total += tree.predict_binned(np.asfortranarray(binned[:, columns]), self.bins.missing_values_bin_idx_, 1)
        return total

    def packed(self):
        return packed_trees(self.trees, self.features)


class Bagged:
    """Mean of three choosers: as often right as one, and it changes its mind less when a file is saved again."""

    def fit(self, x, right, group, none_right, weight):
        self.parts = [Chooser(seed=seed).fit(x, right, group, none_right, weight) for seed in (7, 8, 9)]
        return self

    def score(self, x):
        return sum(part.score(x) for part in self.parts) / len(self.parts)

    def packed(self):
        trees = [tree for part in self.parts for tree in part.trees]
        return packed_trees(trees, self.parts[0].features, share=1 / len(self.parts))


class Mixed:
    """Mean of two scores: the choice within a picture, and each candidate by itself. The two err on different pictures."""

    def fit(self, x, right, group, none_right, weight):
        self.chooser = Chooser().fit(x, right, group, none_right, weight)
        self.alone = grow(x, right, weight[group], trees=100, leaves=10, least=20)
        return self

    def score(self, x):
        return (self.chooser.score(x) + self.alone.decision_function(x)) / 2

    def packed(self):
        every = np.arange(self.chooser.features)
        trees = self.chooser.trees + [(tree, every) for rounds in self.alone._predictors for tree in rounds]
        start = float(np.ravel(self.alone._baseline_prediction)[0]) / 2
        return packed_trees(trees, self.chooser.features, [start], share=0.5)


MODELS = {'headline': Bagged, 'cta': Chooser, 'brand': Mixed}
