#!/usr/bin/python3
"""fit_concreteness.py DATA_DIR SCORING_TEXT_DIR: concreteness of every word of the lexicon, predicted from its vector.

The ratings themselves do not ship: the bytes are this model's output for every word, rated or not, alike.
"""
import base64
import json
import pathlib
import sys

import numpy as np

from common import CACHE, Texts, folds, interval, ridge, rows, spearman

LOW, HIGH = 1.0, 5.0


def main(data, target):
    texts = Texts()
    place = {w: i for i, w in enumerate(texts.words)}
    rated = {}
    for r in rows(pathlib.Path(data) / 'copy-recall-train/words.csv'):
        if r['concreteness'] and r['word'].lower() in place:
            rated[place[r['word'].lower()]] = float(r['concreteness'])
    form = np.array([[len(w), w.endswith(('tion', 'ness', 'ity', 'ism', 'ment')), w.endswith('ly'), w.endswith('ing'), w.endswith('ed'), w.isdigit()] for w in texts.words], float)
    features = np.hstack([texts.table[:, :texts.glove], texts.rank[:, None] / 30, form])
    features = (features - features.mean(0)) / (features.std(0) + 1e-9)
    at, y = np.array(list(rated)), np.array(list(rated.values()))
    fold, p = folds(np.arange(len(y)), 10), np.zeros(len(y))
    for k in range(10):
        slope, intercept = ridge(features[at[fold != k]], y[fold != k], 100.0)
        p[fold == k] = features[at[fold == k]] @ slope + intercept
    slope, intercept = ridge(features[at], y, 100.0)
    out = np.clip(features @ slope + intercept, LOW, HIGH)
    codes = np.round((out - LOW) / (HIGH - LOW) * 255).astype(np.uint8)
    (pathlib.Path(target) / 'concreteness.data.ts').write_text(
        '// Written by tools/train/copy. A model fitted on copy-recall-train (MIT) and GloVe 6B (PDDL 1.0), applied to every word.\n'
        f'export const CONCRETENESS = {{\n  values: "{base64.b64encode(codes.tobytes()).decode()}",\n  low: {LOW:g},\n  high: {HIGH:g},\n}};\n')
    figures = {'concreteness of words, 10 folds': [len(y), spearman(p, y), interval(lambda k: spearman(p[k], y[k]), len(y))]}
    print(json.dumps(figures))
    (CACHE / 'concreteness-figures.json').write_text(json.dumps(figures, indent=1))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
