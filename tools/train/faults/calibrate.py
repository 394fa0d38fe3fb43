"""Calibrates faults anew without fitting them: calibrate.py FITTED.jsonl MET.jsonl WEIGHTS.data.ts [--write] [CODE …]. Prints what changes as JSON.
FITTED.jsonl holds the features (features.ts) of the pictures the faults were fitted on, MET.jsonl those of pictures no model has seen.

Who marks ads a second time is surer: of 176 faults marked 1 on 75 pictures that had labels, 98 had been marked 1 and 78 "?"; of 1,306 marked
0, 1,234 and 71 (all 80: docs/decisions/026). The shipped numbers of no_reason were found when only writing that was mostly unread or not
English was set aside, not yet sales and single unread places. So a mark on a picture met counts for that share of one. Needs numpy and scipy.

AFRESH: faults whose chances were far off on the pictures met get slope, offset and prior from both sets; the others keep theirs. THRESHOLDS
are found for all that are listed, from a half on, where three in four are right over both sets (Laplace's rule, six claims at the least).
"""

import json
import re
import sys

import numpy as np
from scipy.optimize import minimize

from regression import logistic

SURE_YES, SURE_NO = 98 / 176, 1234 / 1306
AFRESH = ("text_over_busy", "too_much_text", "no_brand", "no_reason")
THRESHOLDS = (*AFRESH, "clutter", "weak_cta", "policy_risk")
WANTED, LEAST_CLAIMS, LIKELIER_THAN_NOT = 0.75, 6, 0.5

named_codes = [a for a in sys.argv[4:] if a != "--write"]
wanted_codes = [c for c in THRESHOLDS if c in named_codes or not named_codes]
rows_of = lambda path: [json.loads(line) for line in open(path)]
fitted, met = rows_of(sys.argv[1]), rows_of(sys.argv[2])
looks_at = {f["code"]: f["looksAt"] for f in fitted[0]["faults"]}
source = open(sys.argv[3]).read()
lines = dict(re.findall(r"^  (\w+): (\{.*\}),$", source, re.M))


def platt(z, y, weight):
    """As fit.py does it, each picture with its weight."""
    up, down = (weight * y).sum(), (weight * (1 - y)).sum()
    target = np.where(y == 1, (up + 1) / (up + 2), 1 / (down + 2))

    def loss(p):
        v = p[0] * z + p[1]
        e = weight * (logistic(v) - target)
        return (weight * (np.logaddexp(0, v) - target * v)).sum(), np.array([(e * z).sum(), e.sum()])

    return minimize(loss, [0.5, 0.0], jac=True, method="L-BFGS-B", bounds=[(0.02, None), (None, None)]).x


def judged(rows, code, weights):
    """Scores and labels of the pictures that can have the fault, and whose words can tell."""
    here = [r for r in rows[1:] if r["labels"][code] in (0, 1) and r["possible"][code] and not r["beyond"][code]]
    names = looks_at[code]
    x = np.array([[r["features"][n] for n in names] for r in here])
    z = weights["intercept"] + x @ np.array([weights["weights"].get(n, 0.0) for n in names])
    return z, np.array([r["labels"][code] for r in here])


changes = {}
for code in wanted_codes:
    now = json.loads(lines[code])
    (za, ya), (zb, yb) = judged(fitted, code, now), judged(met, code, now)
    z, y = np.r_[za, zb], np.r_[ya, yb]
    weight = np.r_[np.ones(len(ya)), np.where(yb == 1, SURE_YES, SURE_NO)]
    then = json.loads(lines[code])
    if code in AFRESH:
        slope, offset = platt(z, y, weight)
        then["calibration"] = {"slope": round(float(slope), 4), "offset": round(float(offset), 4)}
        then["prior"] = round(float((weight * y).sum() / weight.sum()), 4)
    p = logistic(then["calibration"]["slope"] * z + then["calibration"]["offset"])
    order = np.argsort(-p)
    claims = np.arange(1, len(y) + 1)
    share = np.cumsum((weight * y)[order]) / np.cumsum(weight[order])
    enough = ((share + 1 / claims) / (1 + 2 / claims) >= WANTED) & (claims >= LEAST_CLAIMS) & (p[order] >= LIKELIER_THAN_NOT)
    if enough.any():
        last = np.flatnonzero(enough).max()
        then["threshold"] = round(float(p[order][last]), 4)
        named = order[: last + 1]
        count = lambda some: f"{int(y[some].sum())} of {len(some)}"
        changes[code] = {"threshold": [now["threshold"], then["threshold"]], "calibration": then["calibration"], "prior": then["prior"],
                         "right, fitted on": count(named[named < len(ya)]), "right, met": count(named[named >= len(ya)])}
    lines[code] = json.dumps(then)

print(json.dumps(changes, indent=1))
if "--write" in sys.argv:
    for code in wanted_codes:
        source = re.sub(rf"^  {code}: \{{.*\}},$", lambda _, c=code: f"  {c}: {lines[c]},", source, flags=re.M)
    open(sys.argv[3], "w").write(source)
