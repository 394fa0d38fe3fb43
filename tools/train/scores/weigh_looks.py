"""Weighs the look at the whole ("well_made") anew with pictures that no net was fitted on; the other weights stay as fit.py left them.
weigh_looks.py TERMS.jsonl LABELS.jsonl FITTED PICTURES CAP: terms (terms.ts) and labels of the pictures met, the weight fit.py gave it,
on how many pictures, and the most a term may weigh there. Prints the weight by which overall goes best with the quality marked on the
pictures met, and the mean of both, each counted by its pictures: the one that ships (docs/decisions/026).

fit.py itself cannot say it any more: what nets that were not fitted on a picture said of it is lost (tools/train/README.md). Needs numpy, scipy.
"""

import json
import re
import sys
from pathlib import Path

import numpy as np
from scipy.stats import spearmanr

terms_file, labels_file, fitted, pictures, cap = sys.argv[1], sys.argv[2], *map(float, sys.argv[3:6])
data = (Path(__file__).parents[3] / "packages/scoring/src/scores/weights.data.ts").read_text()
shipped = {code: float(points) for code, points in re.findall(r"(\w+): \{ fitted: [-\d.]+, shipped: ([-\d.]+) \}", data)}
share = {name: float(part) for name, part in re.findall(r"(\w+): (0\.\d+)", re.search(r"OVERALL.*", data).group())}
rows = [json.loads(line) for line in open(terms_file)]
terms, rows = rows[0]["terms"], rows[1:]
quality = {r["file"]: r["quality"] for r in map(json.loads, open(labels_file))}
target = [quality[r["file"]] for r in rows]
points = lambda weights: np.array([sum(share[t["score"]] * weights[t["code"]] * r["terms"][t["code"]] for t in terms) for r in rows])
steps = np.arange(0, cap + 0.5, 0.5)
agree = [float(spearmanr(points({**shipped, "well_made": w}), target)[0]) for w in steps]
best = float(steps[int(np.argmax(agree))])
mean = (fitted * pictures + best * len(rows)) / (pictures + len(rows))
curve = {str(w): round(a, 3) for w, a in zip(steps[::10].tolist(), agree[::10])}
print(json.dumps({"pictures met": len(rows), "overall ~ quality by weight": curve, "best there": best, "fitted": round(mean, 2)}))
