"""Fits every fault on the labelled pictures: fit.py FEATURES.jsonl OUT_OF_FOLD.json WEIGHTS.data.ts|WEIGHTS.json [PLANTED.jsonl]. Prints figures as JSON.
PLANTED.jsonl holds spoilt copies of them with the faults they were given (planted.ts): they teach, but nothing is measured on them.
OUT_OF_FOLD.json gets, by picture, the probability of each fault from models that were not trained on it: what the scores are fitted on.
WEIGHTS.json holds the same as WEIGHTS.data.ts, for a fit that does not ship (cross-validation); it leaves out what is only of interest.

Labels "?" are left out. All figures are of pictures not trained on: five folds, four repeats. Calibration (Platt) and the threshold for
three right in four are found on those out-of-fold scores. Needs numpy and scipy.
"""

import json
import os
import sys

import numpy as np
from scipy.optimize import minimize

from regression import auc as auc_of, fit, logistic, out_of_fold, score

REPEATS = 4 if sys.argv[3].endswith(".ts") else 2
# A fit on a part of the pictures asks for fewer: a fault that is fitted on all is then judged in every part.
LEAST_POSITIVES = 5 if sys.argv[3].endswith(".ts") else 3
WANTED = 0.75
LEAST_CLAIMS = 4
# What is less likely than this is not named, though the sure ones above it would make up for it: each claim has to be worth saying (between .5
# and .6 eleven of 21 were right).
LEAST_CHANCE = 0.6

rows = [json.loads(line) for line in open(sys.argv[1])]
copies = [json.loads(line) for line in open(sys.argv[4])] if len(sys.argv) > 4 else []
# Spoilt copies name their ad by the set and the file without folder and ending.
ad_of = lambda file: file.split("/")[0] + "-" + os.path.splitext(os.path.basename(file))[0]
ships = sys.argv[3].endswith(".ts")
is_further = lambda row: row["file"].startswith("further-ads")
faults = rows[0]["faults"]
rows = rows[1:]


def platt(z, y):
    """Slope and offset that turn a score into a probability; targets drawn in as Platt 1999 does. The slope is never negative."""
    up, down = y.sum(), (1 - y).sum()
    target = np.where(y == 1, (up + 1) / (up + 2), 1 / (down + 2))

    def loss(p):
        v = p[0] * z + p[1]
        e = logistic(v) - target
        return (np.logaddexp(0, v) - target * v).sum(), np.array([(e * z).sum(), e.sum()])

    return minimize(loss, [0.5, 0.0], jac=True, method="L-BFGS-B", bounds=[(0.02, None), (None, None)]).x


def threshold_of(p, y):
    """Least probability from which, over all repeats, three in four are right; the precision is that of all above it."""
    order = np.argsort(-p)
    right = np.cumsum(y[order])
    count = np.arange(1, len(y) + 1)
    # By Laplace's rule: of a handful of claims three in four may have been right by luck (missing brands: 3 of 4 in the fit, 1 of 6 outside).
    few = REPEATS / count
    precise = ((right / count + few) / (1 + 2 * few) >= WANTED) & (count >= LEAST_CLAIMS * REPEATS) & (p[order] >= LEAST_CHANCE)
    if not precise.any():
        return None, 0.0, 0.0
    last = np.flatnonzero(precise).max()
    return float(p[order][last]), float(right[last] / count[last]), float(right[last] / y.sum())


figures, data = {}, {}
held_out = {r["file"]: {} for r in rows}
for fault in faults:
    code = fault["code"]
    here = [r for r in rows if r["labels"][code] in (0, 1)]
    # A fault that ads from elsewhere show less than a quarter as often was kept out by how they were gathered (teasers): there they teach nothing.
    own = [r for r in here if not is_further(r)]
    often = lambda some: np.mean([r["labels"][code] for r in some] or [0])
    here = own if often([r for r in here if is_further(r)]) < often(own) / 4 else here
    y = np.array([r["labels"][code] for r in here])
    possible = np.array([r["possible"][code] for r in here])
    if y.sum() < LEAST_POSITIVES:
        figures[code] = {"positives": int(y.sum()), "auc": None}
        continue
    look = lambda row: [row["features"][name] for name in fault["looksAt"]]
    x = np.array([look(r) for r in here])
    planted = [(c["ad"], look(c)) for c in copies if code in c["plants"] and c["possible"][code]]
    # Where the engine finds no such thing it claims no fault of it; it may have overlooked the thing, as often as was labelled there.
    hint = np.array([r["hinted"][code] for r in here])
    share = lambda marks: float(y[marks].mean()) if marks.any() else 0.0
    elsewhere, hinted = share(~possible & ~hint), share(~possible & hint)
    ads = [ad_of(r["file"]) for r, can in zip(here, possible) if can]
    guesses = [out_of_fold(x[possible], y[possible], seed, ads, planted) for seed in range(REPEATS)]
    z, yy = np.concatenate(guesses), np.tile(y[possible], REPEATS)
    slope, offset = platt(z, yy)
    threshold, precision, recall = threshold_of(logistic(slope * z + offset), yy)
    chances = np.tile(np.where(hint, hinted, elsewhere), (REPEATS, 1))
    chances[:, possible] = logistic(slope * np.array(guesses) + offset)
    auc = [auc_of(y, p) for p in chances]
    # Pictures left out of the fit ("?", or not possible) are judged by the model of the others; the rest by models not trained on them.
    for r, p, can in zip(here, chances.mean(0), possible):
        if can:
            held_out[r["file"]][code] = float(p)
    found = fit(x[possible], y[possible], [copy for _, copy in planted] or None)
    for r in rows:
        if code not in held_out[r["file"]]:
            v = score(np.array(look(r)), found)
            held_out[r["file"]][code] = float(logistic(slope * v + offset))
    unbound = np.mean([auc_of(y[possible], out_of_fold(x[possible], y[possible], s, ads, planted, free=True)) for s in range(2 if ships else 0)] or [0])
    half = max(1, int(y.sum() / 2))
    top = np.mean([y[np.argsort(-p)][:half].mean() for p in chances])
    figures[code] = {
        "positives": int(y.sum()), "negatives": int((1 - y).sum()), "auc": round(float(np.mean(auc)), 3),
        "auc sd over repeats": round(float(np.std(auc)), 3), "unbound weights": round(float(unbound), 3),
        "precision of the surest half": round(float(top), 2), "threshold": threshold and round(threshold, 3),
        "precision above": round(precision, 2), "recall above": round(recall, 2),
    }
    data[code] = {
        "intercept": round(float(found[0]), 3),
        "weights": {k: round(float(w), 3) for k, w in zip(fault["looksAt"], found[1:]) if w >= 0.0005},
        "calibration": {"slope": round(float(slope), 4), "offset": round(float(offset), 4)},
        "threshold": threshold and round(threshold, 4),
        "prior": round(float(y.mean()), 4),
        "elsewhere": round(elsewhere, 4),
        "hinted": round(hinted, 4),
        "auc": round(float(np.mean(auc)), 3),
    }

known = [f["auc"] for f in figures.values() if f["auc"] is not None]
print(json.dumps({"pictures": len(rows), "mean auc": round(float(np.mean(known)), 3), "faults": figures}, indent=1))
json.dump(held_out, open(sys.argv[2], "w"))
if not ships:
    json.dump(data, open(sys.argv[3], "w"))
else:
    body = ",\n".join(f"  {code}: {json.dumps(value)}" for code, value in data.items())
    open(sys.argv[3], "w").write(
        'import type { FaultCode } from "../types.ts";\nimport type { FittedFault } from "./fitted-fault.ts";\n\n'
        f"/** Fitted by tools/train/faults on {len(rows)} labelled pictures; the figures are of pictures not trained on. */\n"
        f"export const FAULT_WEIGHTS: Partial<Record<FaultCode, FittedFault>> = {{\n{body},\n}};\n")
