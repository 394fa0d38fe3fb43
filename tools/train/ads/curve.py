"""Learning curve of the ad weights over the amount of rated ads: curve.py <parts.jsonl> [draws].

For every size, the regression of fit.py is fitted on that many ads drawn at random (strength chosen inside them) and measured by
Spearman on all ads not drawn. Prints, as JSON, mean and spread over the draws, and the curve a - b / n fitted to the sizes from 50
on: a is what ever more ads of this kind would give with these measures. Seeds are fixed.
"""

import json
import sys

import numpy as np

from regression import agree, load, predict, rank, rules_for, strength_for

SIZES = (25, 50, 100, 150, 200, 230)


def curve(x, target, draws):
    y, out = rank(target), {}
    for size in SIZES:
        found = []
        for draw in range(draws):
            rng = np.random.default_rng([size, draw])
            train = np.zeros(len(y), bool)
            train[rng.permutation(len(y))[:size]] = True
            found.append(agree(predict(x, y, train, strength_for(x[train], y[train], rng)), target[~train]))
        out[size] = np.array(found)
    return out


def end(means):
    """Least squares of a - b / n on the sizes from 50 on."""
    sizes = np.array([n for n in SIZES if n >= 50], float)
    b, a = np.polyfit(1 / sizes, [means[int(n)] for n in sizes], 1)
    return a, -b


engine, value, worth = load(sys.argv[1])
draws = int(sys.argv[2]) if len(sys.argv) > 2 else 200
figures = {"engine": engine, "draws": draws, "seeds": "[size, draw]"}
for name, keys in rules_for(worth).items():
    found = curve(np.column_stack([worth[k] for k in keys]), value[name], draws)
    rng = np.random.default_rng(11)
    ends = [end({n: rng.choice(v, len(v)).mean() for n, v in found.items()})[0] for _ in range(400)]
    a, b = end({n: v.mean() for n, v in found.items()})
    figures[name] = {
        "mean, 5 %, 95 % by ads fitted on": {
            size: [round(float(v), 3) for v in (values.mean(), *np.quantile(values, (0.05, 0.95)))] for size, values in found.items()},
        "end of the curve, 2.5 %, 97.5 % over draws": [round(float(v), 3) for v in (a, *np.quantile(ends, (0.025, 0.975)))],
        "on the curve at 512, 1000 ads": [round(float(a - b / n), 3) for n in (512, 1000)],
    }
print(json.dumps(figures, indent=2))
