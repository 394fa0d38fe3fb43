"""Weights, reference quantiles and pair slopes from the parts that parts.ts wrote: fit.py <parts.jsonl> [quantiles.data.ts].

Prints, as JSON, the agreement of the shipped weights, the cross-validated agreement of a non-negative ridge regression on the same
parts (signs fixed by the rules, strength chosen inside each fold), the weights it would give, and the slopes of the comparison.
With a second argument the quantiles are written there. Needs numpy and scipy; seeds are fixed.
"""

import json
import sys

import numpy as np
from scipy.optimize import minimize_scalar

from regression import SCORES, agree, fit, load, nested, rank, rules_for

engine, value, worth = load(sys.argv[1])


def pairs(score, truth, gap):
    i, j = np.triu_indices(len(truth), 1)
    far = np.abs(truth[i] - truth[j]) > gap
    return ((score[i] - score[j]) * np.sign(truth[i] - truth[j]))[far]


def slope(score, truth):
    d = pairs(score, truth, 0)
    return float(minimize_scalar(lambda k: np.log1p(np.exp(-k * d)).mean(), bounds=(0, 0.3), method="bounded").x)


right = pairs(value["overall"], value["rating"], 1.0)
laid = np.quantile(value["overall"], rank(value["rating"]) + 0.5)
figures = {
    "engine": engine,
    "ads": len(laid),
    "shipped": {
        "contrast ~ design": round(agree(value["contrast"], value["design"]), 3),
        "overall ~ rating": round(agree(value["overall"], value["rating"]), 3),
        "pairs over 1.0 apart": round(float(((right > 0) + 0.5 * (right == 0)).mean()), 3),
        "four in five within": round(float(np.quantile(np.abs(value["overall"] - laid), 0.8)), 1),
    },
    "refitted": {},
    "slopes": {k: round(slope(value[k], value["design" if k == "contrast" else "rating"]), 3) for k in SCORES},
}
for name, keys in rules_for(worth).items():
    x = np.column_stack([worth[k] for k in keys])
    found = fit(x, rank(value[name]), 30)
    figures["refitted"][name] = {
        "nested ten folds, eight repeats": round(nested(x, value[name]), 3),
        "weights": {k: round(float(w) * 100, 1) for k, w in zip(keys, found)},
    }
print(json.dumps(figures, indent=2))

if len(sys.argv) > 2:
    lines = [f"  {k}: [{', '.join(f'{v:.1f}' for v in np.quantile(value[k], np.arange(21) / 20))}]," for k in SCORES]
    open(sys.argv[2], "w").write(
        'import type { ScoreName } from "./types.ts";\n\n'
        "/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */\n"
        'export const QUANTILES: Record<ScoreName | "overall", readonly number[]> = {\n' + "\n".join(lines) + "\n};\n")
