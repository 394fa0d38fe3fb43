"""fit_candidates.py <labels.jsonl[,generated.jsonl]> <candidates.jsonl> <lines model.json> <module to write> <figures.json> [misses.jsonl]: which
run of lines is the headline, which the call to act, which name is the advertiser's; ten folds over pictures, two ways to part them."""
import json
import sys

import numpy as np
from sklearn.isotonic import IsotonicRegression

from choice import MODELS, softmax_by
from forest import write_module
from truth import alike, f1, folds_of, none_there, right, rows, taught, weights_of

labels = {l['file']: l for path in sys.argv[1].split(',') for l in rows(path)}
pictures = rows(sys.argv[2])
count = len(pictures)
drawn = np.array([p['file'].startswith('generated/') for p in pictures])
weight = weights_of([p['file'] for p in pictures])
FOLDS, SHUFFLES, VOTERS = 10, (0, 1), 12
SETS = ('truth-ads', 'clutter-train', 'truth-attention', 'further-ads')


def sure_from(said):
    """The chance from which on an answer is right more often than wrong: where a curve that only rises passes one half."""
    fitted = IsotonicRegression(out_of_bounds='clip').fit([p for p, _ in said], [float(ok) for _, ok in said])
    return round(next((float(p) for p, _ in said if fitted.predict([p])[0] >= 0.5), 1.0), 2)


def same(kind, a, b):
    return f1(a, b) >= 0.8 if kind == 'headline' else alike(a, b)


def votes(kind, texts, chances):
    """Answers that would count as the same stand together, as packages/scoring/src/facts/choose.ts does it."""
    first = np.argsort(-chances, kind='stable')[:VOTERS]
    total = np.zeros(len(chances))
    for a in first:
        total[a] = sum(chances[b] for b in first if a == b or same(kind, texts[a], texts[b]))
    return total


def answers(kind, score, y, group):
    chances, _ = softmax_by(score, group, count)
    found = []
    for i, picture in enumerate(pictures):
        own = np.flatnonzero(group == i)
        if drawn[i]:
            continue
        if len(own) == 0:
            found.append((i, 0.0, False, ''))
            continue
        texts = [c['text'] for c in picture[kind]]
        total = votes(kind, texts, chances[own])
        top = max(range(len(own)), key=lambda k: (round(total[k], 9), chances[own[k]]))
        found.append((i, total[top], bool(y[own[top]]), texts[top]))
    return found


figures, models, misses = {}, {'LINE_FOREST': json.load(open(sys.argv[3]))}, []
for kind in ('headline', 'cta', 'brand'):
    Model = MODELS[kind]
    listed = [(i, c) for i, picture in enumerate(pictures) for c in picture[kind]]
    x = np.array([c['features'] for _, c in listed], dtype=np.float32)
    y = np.array([int(right(kind, c['text'], labels[pictures[i]['file']])) for i, c in listed])
    group = np.array([i for i, _ in listed])
    near = np.array([f1(c['text'], labels[pictures[i]['file']]['headline']) for i, c in listed]) if kind == 'headline' else y
    worth = taught(kind, y, group, near, count)
    none = np.array([float(none_there(kind, labels[p['file']])) for p in pictures])
    tries = []
    for seed in SHUFFLES:
        fold = folds_of([p['file'] for p in pictures], FOLDS, seed)
        score = np.zeros(len(y))
        for k in range(FOLDS):
            train = fold[group] != k
            score[~train] = Model().fit(x[train], worth[train], group[train], none, (fold != k) * weight).score(x[~train])
        tries.append(answers(kind, score, y, group))
    every = [a for found in tries for a in found]
    share = lambda t, start='': float(np.mean([ok if p >= t else none[i] > 0 for i, p, ok, _ in every if pictures[i]['file'].startswith(start)]))
    least = max(np.arange(0, 0.7, 0.02), key=share)
    reach = float(np.mean([none[i] > 0 or bool(y[group == i].any()) for i in range(count) if not drawn[i]]))
    said = sorted((p, ok) for _, p, ok, _ in every if p >= least)
    figures[kind] = {'right': round(share(least), 3), 'at most': round(reach, 3), 'threshold': round(float(least), 2), 'sure': sure_from(said),
                     **{s: round(share(least, s), 3) for s in SETS}}
    for i, p, ok, text in tries[0]:
        if not (ok if p >= least else none[i] > 0):
            misses.append({'kind': kind, 'file': pictures[i]['file'], 'said': text if p >= least else '', 'chance': round(float(p), 3),
                           'reachable': bool(y[group == i].any())})
    models[f'{kind.upper()}_FOREST'] = Model().fit(x, worth, group, none, weight).packed()
    models[f'{kind.upper()}_LEAST'] = round(float(least), 2)
    models[f'{kind.upper()}_SURE'] = figures[kind]['sure']
    if kind != 'headline':
        silent = sorted((p, not none[i]) for i, p, _, _ in every if p < least)
        figures[kind]['maybe'] = models[f'{kind.upper()}_MAYBE'] = sure_from(silent)
print(json.dumps(figures, indent=1))
json.dump(figures, open(sys.argv[5], 'w'), indent=1)
if len(sys.argv) > 6:
    open(sys.argv[6], 'w', encoding='utf8').write(''.join(json.dumps(m) + '\n' for m in misses))
write_module(sys.argv[4], 'roles', models)
