"""Fits the small classifier of accents and currency signs (numpy only).
usage: train.py OUT.bin SAMPLES.bin...
Two layers, 864 -> 96 -> 13; Adam; a fifth of the fonts is held out to see how it does on unseen type, then all are used.
manifest.json names the samples, the settings and the file that ships."""
import sys
import numpy as np

FEATURES, HIDDEN, CLASSES, EPOCHS = 864, 96, 13, 28
out, files = sys.argv[1], sys.argv[2:]
rows = np.concatenate([np.fromfile(f, np.float32) for f in files]).reshape(-1, FEATURES + 2)
label, font, x = rows[:, 0].astype(int), rows[:, 1].astype(int), rows[:, 2:]
print(len(rows), 'rows', np.bincount(label, minlength=CLASSES))


def fit(x, y, epochs, seed=1):
    rng = np.random.default_rng(seed)
    mean, scale = x.mean(0), 1 / (x.std(0) + 0.05)
    x = (x - mean) * scale
    p = [rng.normal(0, FEATURES ** -.5, (FEATURES, HIDDEN)), np.zeros(HIDDEN), rng.normal(0, .1, (HIDDEN, CLASSES)), np.zeros(CLASSES)]
    p = [a.astype(np.float32) for a in p]
    m, v, t = [np.zeros_like(a) for a in p], [np.zeros_like(a) for a in p], 0
    count = np.bincount(y, minlength=CLASSES)
    weight = ((count.max() / np.maximum(count, 1)) ** .5)[y].astype(np.float32)
    for epoch in range(epochs):
        lr = 2e-3 * (1 + np.cos(np.pi * epoch / epochs)) / 2 + 1e-5
        for i in np.array_split(rng.permutation(len(x)), max(1, len(x) // 256)):
            a, w = x[i] * (rng.random((len(i), 1)) * .3 + .85).astype(np.float32), weight[i][:, None]
            keep = (rng.random((len(i), HIDDEN)) > .2) / np.float32(.8)
            z = a @ p[0] + p[1]
            h = np.maximum(z, 0) * keep
            s = h @ p[2] + p[3]
            s = np.exp(s - s.max(1, keepdims=True))
            s /= s.sum(1, keepdims=True)
            d = s.copy()
            d[np.arange(len(i)), y[i]] -= 1
            d *= w / len(i)
            dh = (d @ p[2].T) * (z > 0) * keep
            t += 1
            for k, g in enumerate([a.T @ dh + 1e-4 * p[0], dh.sum(0), h.T @ d + 1e-4 * p[2], d.sum(0)]):
                m[k] = .9 * m[k] + .1 * g
                v[k] = .999 * v[k] + .001 * g * g
                p[k] -= (lr * (m[k] / (1 - .9 ** t)) / (np.sqrt(v[k] / (1 - .999 ** t)) + 1e-8)).astype(np.float32)
    w1 = p[0] * scale[:, None]
    return [w1, p[1] - mean @ w1, p[2], p[3]]


def predict(p, x):
    return (np.maximum(x @ p[0] + p[1], 0) @ p[2] + p[3]).argmax(1)


held = font % 5 == 2
p = fit(x[~held], label[~held], EPOCHS)
guess = predict(p, x[held])
print('held-out fonts: right', (guess == label[held]).mean().round(4), 'none right', (guess == label[held])[label[held] == 0].mean().round(4))
for k in range(CLASSES):
    of = label[held] == k
    print(k, of.sum(), (guess[of] == k).mean().round(3) if of.any() else '-', np.bincount(guess[of], minlength=CLASSES))
p = fit(x, label, EPOCHS)
print('trained on all: right', (predict(p, x) == label).mean().round(4))
np.concatenate([a.astype(np.float32).ravel() for a in p]).tofile(out)
