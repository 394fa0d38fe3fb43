"""Fits the script of a line on what the reader of lines sees in it: softmax regression over 480 numbers.
usage: fit.py OUT.bin SAMPLES.jsonl...   Prints how many lines in typefaces kept out of the fit are right; the file that is
written is then fitted on all. Weights scripts x 480, then biases, float32, in the order of `scripts` in script-of.ts.      needs: numpy"""
import json
import sys
import numpy as np

SCRIPTS = 'latin cyrillic greek chinese japanese korean arabic hebrew devanagari thai'.split()
rows = [json.loads(line) for path in sys.argv[2:] for line in open(path, encoding='utf8')]
x = np.array([r['features'] for r in rows])
y = np.array([SCRIPTS.index(r['script']) for r in rows])
held = np.array([r['held'] for r in rows])


def fit(x, y, weight_decay=3e-3, steps=1500, rate=0.5):
    mean, spread = x.mean(0), x.std(0) + 1e-3
    z = np.c_[(x - mean) / spread, np.ones(len(x))]
    w, v = np.zeros((z.shape[1], len(SCRIPTS))), np.zeros((z.shape[1], len(SCRIPTS)))
    share = np.bincount(y, minlength=len(SCRIPTS))
    weights = (len(y) / len(SCRIPTS) / np.maximum(1, share))[y]
    goal = np.eye(len(SCRIPTS))[y]
    for step in range(steps):
        p = np.exp(z @ w - (z @ w).max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        slope = z.T @ ((p - goal) * weights[:, None]) / len(z) + weight_decay * np.r_[w[:-1], np.zeros((1, len(SCRIPTS)))]
        v = 0.9 * v - rate * 0.1 * slope
        w = w + v
    plain = w[:-1] / spread[:, None]
    return plain, w[-1] - mean @ plain


def chances(x, w, b):
    p = np.exp(x @ w + b - (x @ w + b).max(1, keepdims=True))
    return p / p.sum(1, keepdims=True)


w, b = fit(x[~held], y[~held])
p = chances(x[held], w, b)
print(len(x), 'lines;', held.sum(), 'in typefaces kept out:', round(float((p.argmax(1) == y[held]).mean()), 4), 'right')
table = np.zeros((len(SCRIPTS), len(SCRIPTS)), int)
np.add.at(table, (y[held], p.argmax(1)), 1)
for name, row in zip(SCRIPTS, table):
    print(f'{name:11}', *(f'{n:4}' for n in row))
latin = p[y[held] == 0]
print('Latin lines called another script with .8 and more:', int(((1 - latin[:, 0]) >= 0.8).sum()), 'of', len(latin))
w, b = fit(x, y)
np.r_[w.T.ravel(), b].astype('<f4').tofile(sys.argv[1])
