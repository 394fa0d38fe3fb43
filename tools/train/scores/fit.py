"""Weights of the scores from three sources at once: fit.py TERMS.jsonl OUT_OF_FOLD.json ADS.csv LABELS.jsonl [SPOILT_TERMS.jsonl] [--write FOLDER | --weights FILE.json]

 1. ratings of web ads: contrast against good less bad design, overall against the mean rating;
 2. labelled pictures: overall against quality 1 to 7;
 3. known spoilings: the copy must lie MARGIN points below the ad (hinge).
Weights are never negative: every term is turned so that more of it is better. They are drawn to one point each, so that what no source tells of counts little. Fault terms of
labelled pictures are those of models not trained on them. Everything is linear: overall is a weighted mean of the three scores.
Prints figures as JSON, cross-validated over pictures (ten folds) first. --weights leaves the figures out and writes only what a fit on a part
of the pictures found. Needs numpy and scipy.
"""

import csv
import json
import pathlib
import sys

import numpy as np
from scipy.optimize import minimize, minimize_scalar
from scipy.stats import rankdata, spearmanr

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from campaigns import campaign_of  # noqa: E402

SCORES = ("contrast", "recall", "copy_engagement")
# Chosen among five by the cross-validated figures; recall is the score no rating speaks of.
OVERALL = {"contrast": 0.45, "recall": 0.15, "copy_engagement": 0.4}
# Points a term is worth before any data is seen.
START = 1.0
# What has evidence of its own keeps a little of it, whatever ratings of web ads say: headline tests, memory studies, damage that was
# measured outright, and that a fault which is named is a fault. Ads without a headline that leads are liked as well as others: that it
# leads counts so that an ad which loses its headline does not score the same.
LEAST = {"pulling_words": 2.0, "sticky_words": 2.5, "people_shown": 2.5, "many_colours": 1.5, "light_and_dark": 1.0, "short_headline": 1.0,
         "whole_picture": 15.0, "weak_brand": 3.0, "typos": 3.0, "no_brand": 2.0, "large_headline": 2.0, "headline_leads": 2.0, "crisp": 2.0, "large_request": 1.5, "weak_cta": 1.75,
         "no_cta": 1.0, "tiny_text": 2.0, "calm": 2.0, "clutter": 2.0, "text_over_busy": 4.5, "few_words": 1.0,
         "known_words": 5.0, "everyday_words": 5.0, "letters_in_shape": 3.5}
LEAST_FAULT, LEAST_STRENGTH = 1.0, 0.0
# Range of lightness goes with darkness in ads; anything strewn over an ad fills its space and looks like picture: those move little.
# Whatever is taken from an ad, its words above all, calms it, and dots at the end of a line come and go with the reading. A vignette or a
# tint over a white ad makes it stand out from a white page: at twice this it paid up to 19 points.
MOST = {"set_off": 3.5, "colour_blind_safe": 1.0, "set_type": 2.25, "light_and_dark": 6.0, "many_colours": 3.0, "space_in_use": 2.0, "picture_shown": 1.0, "empty": 1.0, "calm": 3.0,
        "lines_complete": 3.0}
# Ship without points, whatever is fitted: those who looked at 48 ads found no lack in clear letters on white, nor in lines of six or seven
# words, and leaving them out costs none of the figures.
LEFT_OUT = {"set_type", "short_lines"}
SPREAD, MARGIN, PULL, HINGE, CAP = 16.0, 2.0, 0.0001, 3.0, 25.0
# Standard deviation of the overall score over rated ads, so that the scale is used: all weights are stretched alike.
WANTED_SPREAD = 13.0

args = sys.argv[1:]
folder, part = (args[args.index(name) + 1] if name in args else None for name in ("--write", "--weights"))
args = [a for i, a in enumerate(args) if not a.startswith("--") and (i == 0 or not args[i - 1].startswith("--"))]
rows = [json.loads(line) for line in open(args[0])]
# Ads from elsewhere teach faults, not scores: others marked their quality (with them overall ~ quality of the 388 falls from .57 to .54).
terms, rows = rows[0]["terms"], [r for r in rows[1:] if not r["file"].startswith("further-ads")]
codes = [t["code"] for t in terms]
score_of = np.array([SCORES.index(t["score"]) for t in terms])
share = np.array([OVERALL[SCORES[s]] for s in score_of])
start = np.array([max(START, LEAST.get(t["code"], 0.0)) for t in terms])
out_of_fold = json.load(open(args[1]))


def fault_worth(p, prior):
    return np.minimum(0, (np.sqrt(prior) - np.sqrt(p)) / (1 - np.sqrt(prior)))


def vector(row, honest):
    found = dict(row["terms"])
    for code, p in out_of_fold.get(row.get("file"), {}).items() if honest else ():
        if code in found:
            found[code] = fault_worth(p, row["priors"][code])
    return [found[c] for c in codes]


x = np.array([vector(r, True) for r in rows])
shipped_x = np.array([vector(r, False) for r in rows])
light = np.array([r["meanLightness"] for r in rows])
labels = {json.loads(line)["file"]: json.loads(line) for line in open(args[3])}
quality = np.array([labels[r["file"]]["quality"] for r in rows], float)
ratings = {"truth-ads/" + r["file"]: r for r in csv.DictReader(open(args[2]))}
rated = np.array([r["file"] in ratings for r in rows])
of = lambda key: np.array([float(ratings[r["file"]][key]) if r["file"] in ratings else np.nan for r in rows])
design, rating = of("good_design") - of("bad_design"), of("overall")

pairs = []
if len(args) > 4:
    spoilt = [json.loads(line) for line in open(args[4])][1:]
    original = {r["ad"]: np.array(vector(r, False)) for r in spoilt if r["kind"] == "original"}
    pairs = [(r["ad"], r["kind"], original[r["ad"]] - np.array(vector(r, False))) for r in spoilt if r["kind"] != "original" and r["ad"] in original]
change = np.array([p[2] for p in pairs]) if pairs else np.zeros((0, len(codes)))


def normal(values):
    """Ranks as points round 0."""
    return SPREAD * 2 * (rankdata(values) - 0.5 - len(values) / 2) / len(values) * 1.2


def tasks(inside):
    """Matrix, target in points and weight of each rated source, among the pictures `inside`."""
    ads = inside & rated
    in_contrast = (score_of == 0).astype(float)
    return [(x[ads] * in_contrast, normal(design[ads]), 1.0), (x[ads] * share, normal(rating[ads]), 1.0), (x[inside] * share, normal(quality[inside]), 1.0)]


def fit(inside, spoilings):
    todo = tasks(inside)
    gap = spoilings * share

    def loss(w):
        value, slope = PULL * ((w - start) ** 2).sum(), 2 * PULL * (w - start)
        for a, target, weight in todo:
            centred = a - a.mean(0)
            error = centred @ w - target
            value += weight * (error**2).mean() / SPREAD**2
            slope = slope + weight * 2 * centred.T @ error / len(error) / SPREAD**2
        if len(gap):
            short = np.maximum(0, MARGIN - gap @ w)
            value += HINGE * (np.minimum(short, 50) ** 2).mean() / MARGIN**2 * 0.1
            slope = slope - HINGE * 2 * (short[:, None] * gap).mean(0) / MARGIN**2 * 0.1
        return value, slope

    bounds = [(LEAST.get(t["code"], LEAST_FAULT if t["kind"] == "fault" else LEAST_STRENGTH), MOST.get(t["code"], CAP)) for t in terms]
    return minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds).x


def agree(a, b):
    return round(float(spearmanr(a, b)[0]), 3)


def pairs_right(score, truth, least):
    i, j = np.triu_indices(len(truth), 1)
    far = np.abs(truth[i] - truth[j]) > least
    d = ((score[i] - score[j]) * np.sign(truth[i] - truth[j]))[far]
    return d, round(float(((d > 0) + 0.5 * (d == 0)).mean()), 3)


everything = np.ones(len(rows), bool)
rng = np.random.default_rng(7)
figures = {"pictures": len(rows), "rated": int(rated.sum()), "spoilings": len(pairs)}
sums = {k: [] for k in ("contrast ~ design", "overall ~ rating", "pairs over 1.0 apart", "overall ~ quality", "overall ~ quality, web ads")}
for _ in range(0 if part else 4):
    campaigns = sorted({campaign_of(r["file"]) for r in rows})
    place = dict(zip(campaigns, rng.permutation(len(campaigns)) % 10))
    fold = np.array([place[campaign_of(r["file"])] for r in rows])
    guess, contrast = np.zeros(len(rows)), np.zeros(len(rows))
    for f in range(10):
        w = fit(fold != f, change)
        guess[fold == f] = (x[fold == f] * share) @ w
        contrast[fold == f] = x[fold == f][:, score_of == 0] @ w[score_of == 0]
    sums["contrast ~ design"].append(agree(contrast[rated], design[rated]))
    sums["overall ~ rating"].append(agree(guess[rated], rating[rated]))
    sums["pairs over 1.0 apart"].append(pairs_right(guess[rated], rating[rated], 1.0)[1])
    sums["overall ~ quality"].append(agree(guess, quality))
    sums["overall ~ quality, web ads"].append(agree(guess[rated], quality[rated]))
figures["cross-validated"] = {k: round(float(np.mean(v)), 3) for k, v in sums.items() if v}

weights = fit(everything, change)
weights *= WANTED_SPREAD / ((x[rated] * share) @ weights).std()
shipped = np.where([c in LEFT_OUT for c in codes], 0.0, np.round(weights * 2) / 2)
base = {}
for s, name in enumerate(SCORES):
    base[name] = round(50 - float(np.median(x[rated][:, score_of == s] @ shipped[score_of == s])), 0)
if part:
    json.dump({"base": base, "weights": {c: [round(float(w), 2), float(v)] for c, w, v in zip(codes, weights, shipped)}}, open(part, "w"))
    sys.exit(0)
value = {name: np.clip(np.round(base[name] + x[:, score_of == s] @ shipped[score_of == s], 1), 0, 100) for s, name in enumerate(SCORES)}
value["overall"] = np.round(sum(OVERALL[n] * value[n] for n in SCORES), 1)
reach = lambda s: float((shipped[score_of == s] * 2).sum())
figures["shipped, faults out of fold"] = {
    "contrast ~ design": agree(value["contrast"][rated], design[rated]), "overall ~ rating": agree(value["overall"][rated], rating[rated]),
    "pairs over 1.0 apart": pairs_right(value["overall"][rated], rating[rated], 1.0)[1], "overall ~ quality": agree(value["overall"], quality),
    "recall ~ lightness": agree(value["recall"], light), "recall ~ rating": agree(value["recall"][rated], rating[rated]),
    "copy ~ rating": agree(value["copy_engagement"][rated], rating[rated]),
}
if pairs:
    gain = -(change * share) @ shipped
    kinds = sorted({p[1] for p in pairs})
    figures["spoilings that pay more than a point"] = int((gain > 1).sum())
    figures["by kind: copies, paying, mean loss"] = {k: [sum(p[1] == k for p in pairs), int(sum(g > 1 for g, p in zip(gain, pairs) if p[1] == k)), round(float(np.mean([-g for g, p in zip(gain, pairs) if p[1] == k])), 1)] for k in kinds}
slope = lambda s, t: float(minimize_scalar(lambda k: np.logaddexp(0, -k * pairs_right(s, t, 0)[0]).mean(), bounds=(0, 0.3), method="bounded").x)
slopes = {k: round(slope(value[k][rated], (design if k == "contrast" else rating)[rated]), 3) for k in (*SCORES, "overall")}
laid = np.quantile(value["overall"][rated], (rankdata(rating[rated]) - 0.5) / rated.sum())
half = int(np.ceil(np.quantile(np.abs(value["overall"][rated] - laid), 0.8)))
quantiles = {k: [round(float(v), 1) for v in np.quantile(value[k][rated], np.arange(21) / 20)] for k in (*SCORES, "overall")}
figures.update(base=base, overall=OVERALL, slopes=slopes, likely_half_width=half, weights={c: [round(float(w), 2), float(v)] for c, w, v in zip(codes, weights, shipped)},
               range_of_recall=reach(1))
print(json.dumps(figures, indent=1))

if folder:
    head = 'import type { ScoreName } from "../types.ts";\n\n'
    lines = "\n".join(f"  {c}: {{ fitted: {w:.2f}, shipped: {v:g} }}," for c, w, v in zip(codes, weights, shipped))
    open(f"{folder}/weights.data.ts", "w").write(
        head + "/** Points a score starts with: the middle rated web ad comes out near 50. */\n"
        f"export const BASE: Record<ScoreName, number> = {{ {', '.join(f'{k}: {v:g}' for k, v in base.items())} }};\n\n"
        "/** Shares of the three scores in the overall score. */\n"
        f"export const OVERALL: Record<ScoreName, number> = {{ {', '.join(f'{k}: {v}' for k, v in OVERALL.items())} }};\n\n"
        "/** Points of each fault and strength, as fitted by tools/train/scores and as shipped: rounded to halves. */\n"
        f"export const TERM_WEIGHTS: Record<string, {{ fitted: number; shipped: number }}> = {{\n{lines}\n}};\n")
    named = 'Record<ScoreName | "overall", '
    open(f"{folder}/reference.data.ts", "w").write(
        head + "/** Scores at 0, 5, ... 100 % of the reference set: 256 rated web ads (Zeng et al. 2021, development half). Only quantiles ship. */\n"
        f"export const QUANTILES: {named}readonly number[]> = {{\n" + "\n".join(f"  {k}: {v}," for k, v in quantiles.items()) + "\n};\n\n"
        "/** Chance that the higher score is the better ad: 1 / (1 + exp(-k x difference)), k by maximum likelihood on all pairs of rated ads. */\n"
        f"export const PAIR_SLOPE: {named}number> = {{ {', '.join(f'{k}: {v}' for k, v in slopes.items())} }};\n\n"
        f"/** Four in five rated ads lie this near to the score their rating rank would give them. */\nexport const LIKELY_HALF_WIDTH = {half};\n")
