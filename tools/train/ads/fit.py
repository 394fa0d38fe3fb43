"""Weights, reference quantiles and pair slopes from the parts that parts.ts wrote: fit.py <parts.jsonl> [quantiles.data.ts].

Prints the agreement of the shipped weights, the cross-validated agreement of a non-negative ridge regression on the same parts
(signs fixed by the rules, strength chosen inside each fold), the weights it would give, and the slopes of the comparison.
With a second argument the quantiles are written there. Needs numpy and scipy; seeds are fixed.
"""

import json
import sys

import numpy as np
from scipy.optimize import minimize_scalar, nnls
from scipy.stats import rankdata, spearmanr

STRENGTHS = (3, 10, 30, 100)
SCORES = ("contrast", "recall", "copy_engagement", "overall")

rows = [json.loads(line) for line in open(sys.argv[1])]
value = {k: np.array([r[k] for r in rows]) for k in (*SCORES, "design", "rating")}
worth = {k: np.array([r["worth"].get(k, 0.0) for r in rows]) for k in rows[0]["worth"]}


def rank(x):
    return (rankdata(x) - 1) / (len(x) - 1) - 0.5


def agree(a, b):
    return float(spearmanr(a, b)[0])


def fit(x, y, strength):
    centred = x - x.mean(0)
    rows_ = np.vstack([centred, np.sqrt(strength) * np.eye(x.shape[1])])
    return nnls(rows_, np.r_[y - y.mean(), np.zeros(x.shape[1])])[0]


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


def nested(keys, target, repeats=8):
    x = np.column_stack([worth[k] for k in keys])
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


def pairs(score, truth, gap):
    i, j = np.triu_indices(len(truth), 1)
    far = np.abs(truth[i] - truth[j]) > gap
    return ((score[i] - score[j]) * np.sign(truth[i] - truth[j]))[far]


def slope(score, truth):
    d = pairs(score, truth, 0)
    return float(minimize_scalar(lambda k: np.log1p(np.exp(-k * d)).mean(), bounds=(0, 0.3), method="bounded").x)


contrast = [k for k in worth if k.startswith("C")]
both = contrast + [k for k in worth if k.startswith("E")]
right = pairs(value["overall"], value["rating"], 1.0)
print("engine", rows[0]["engine"], "ads", len(rows))
print("shipped: contrast ~ design %.3f, overall ~ rating %.3f, pairs %.3f" % (
    agree(value["contrast"], value["design"]), agree(value["overall"], value["rating"]),
    float(((right > 0) + 0.5 * (right == 0)).mean())))
print("refitted, nested cross-validation: design %.3f, rating %.3f" % (nested(contrast, value["design"]), nested(both, value["rating"])))
for name, keys in (("design", contrast), ("rating", both)):
    found = fit(np.column_stack([worth[k] for k in keys]), rank(value[name]), 30)
    print("weights,", name, {k: round(float(w) * 100, 1) for k, w in zip(keys, found)})
laid = np.quantile(value["overall"], rank(value["rating"]) + 0.5)
print("four in five within", round(float(np.quantile(np.abs(value["overall"] - laid), 0.8)), 1))
print("slopes", {k: round(slope(value[k], value["design" if k == "contrast" else "rating"]), 3) for k in SCORES})

if len(sys.argv) > 2:
    lines = [f"  {k}: [{', '.join(f'{v:.1f}' for v in np.quantile(value[k], np.arange(21) / 20))}]," for k in SCORES]
    open(sys.argv[2], "w").write(
        'import type { ScoreName } from "./types.ts";\n\n'
        "/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */\n"
        'export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {\n' + "\n".join(lines) + "\n};\n")
