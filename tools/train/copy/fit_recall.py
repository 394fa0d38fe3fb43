#!/usr/bin/python3
"""fit_recall.py DATA_DIR SCORING_TEXT_DIR [--write]

Recognition memory of 2,500 sentences and 4,274 single words (copy-recall-train) from the weighted mean of word vectors
and marks of style. Slogans are measured on, never fitted on.
"""
import json
import pathlib
import sys

import numpy as np

from common import CACHE, Texts, clamp, folds, interval, ridge, rows, scale, scale_vectors, spearman
from module import write_module

PENALTY = 3000.0
TEACHER_SHARE = 0.7   # scale of the encoder's vectors against GloVe's
WORD_WEIGHT = 0.3   # one single word against one sentence


def main(data, target, write):
    data = pathlib.Path(data)
    texts = Texts()
    sentences, words = rows(data / 'copy-recall-train/sentences.csv'), rows(data / 'copy-recall-train/words.csv')
    slogans = rows(data / 'truth-slogans/slogans.csv')
    si, wi, gi = (texts.index([r[k] for r in t]) for t, k in ((sentences, 'sentence'), (words, 'word'), (slogans, 'slogan')))
    sy, wy = (np.array([float(r['accuracy']) for r in t]) for t in (sentences, words))
    held, low, high = clamp(texts.style, np.r_[si, wi])
    mean, sd = scale_vectors(texts.sif[si], texts.glove, TEACHER_SHARE)
    style_mean, style_sd = scale(held[si])
    raw = np.hstack([texts.sif, held])
    mean, sd = np.r_[mean, style_mean], np.r_[sd, style_sd]
    z = (raw - mean) / sd
    z[:, sd == 1.0] = 0   # the same in every sentence: nothing to learn

    def fit(s, w):
        """Sentences and words share the slopes; a free offset takes up the easier task of single words."""
        features = np.vstack([z[si[s]], z[wi[w]]])
        features = np.hstack([features, np.r_[np.zeros(len(s)), np.ones(len(w))][:, None]])
        penalty = np.r_[np.full(z.shape[1], PENALTY), 1e-3]
        weight = np.r_[np.ones(len(s)), np.full(len(w), WORD_WEIGHT)]
        slope, intercept = ridge(features, np.r_[sy[s], wy[w]], penalty, weight)
        return slope[:-1], intercept

    sf, wf = folds(np.arange(len(sy)), 10), folds(np.arange(len(wy)), 10)
    sp, wp = np.zeros(len(sy)), np.zeros(len(wy))
    for k in range(10):
        slope, intercept = fit(np.where(sf != k)[0], np.where(wf != k)[0])
        sp[sf == k], wp[wf == k] = z[si[sf == k]] @ slope + intercept, z[wi[wf == k]] @ slope + intercept
    slope, intercept = fit(np.arange(len(sy)), np.arange(len(wy)))
    coefficient = slope / sd
    d = texts.table.shape[1]
    word = texts.table @ coefficient[:d]
    reference = raw[si] @ coefficient
    figures = {'sentences, 10 folds': [len(sy), spearman(sp, sy), interval(lambda k: spearman(sp[k], sy[k]), len(sy))],
               'words, 10 folds': [len(wy), spearman(wp, wy), interval(lambda k: spearman(wp[k], wy[k]), len(wy))]}
    final = raw[gi] @ coefficient
    length = np.array([len(r['slogan'].split()) for r in slogans])
    for name, column in (('hit rate', 'hit_rate'), ("d'", 'd_prime'), ('cued recall', 'cued_recall')):
        truth = np.array([float(r[column]) for r in slogans])
        figures[f'slogans, {name} (not fitted)'] = [len(truth), spearman(final, truth), interval(lambda k: spearman(final[k], truth[k]), len(truth))]
        figures[f'slogans, {name}, words alone'] = [len(truth), spearman(length, truth), interval(lambda k: spearman(length[k], truth[k]), len(truth))]
    print(json.dumps(figures, indent=1))
    if write:
        write_module(pathlib.Path(target) / 'recall-weights.data.ts', 'RECALL_WEIGHTS',
                     'Fitted on copy-recall-train (MIT); word vectors GloVe 6B (PDDL 1.0) and USE lite (Apache-2.0).',
                     {'mean': None, 'weighted': word},
                     {'style': coefficient[d:], 'styleCentre': held[si].mean(0), 'styleLow': low, 'styleHigh': high},
                     {'wordCentre': float((texts.sif[si] @ coefficient[:d]).mean()), 'spread': float(reference.std())})
        np.save(CACHE / 'recall-z.npy', (raw @ coefficient - reference.mean()) / reference.std())
        (CACHE / 'recall-figures.json').write_text(json.dumps(figures, indent=1))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], '--write' in sys.argv)
