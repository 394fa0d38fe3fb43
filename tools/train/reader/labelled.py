"""Lines of labelled pictures for the fitting: what the engine cut out, with the words that the label has in that place.
usage: labelled.py LABELS.jsonl CROPS READINGS.json OUT.npz
CROPS: N.json and N.bin of picture N, as cut-lines.ts writes them; READINGS: per picture what a reader made of each line.
A line is kept where its reading is near enough to words of the label that follow one another, so that lines nobody could read
are left out: they teach nothing but guessing. Pictures, not lines, are what is folded."""
import io
import json
import re
import sys

import numpy as np
from PIL import Image

from texts import edits, read_as

WIDEST = 960
FOLDS = 2


def squeezed(text):
    return re.sub(r'[^a-z0-9$%]', '', text.lower())


def allowed(letters):
    """Share of letters that may differ: none where chance would match them."""
    return 0 if letters < 4 else 0.25 if letters < 8 else 0.34


def words_there(reading, texts):
    """The span of words in the label's lines that the reading is nearest to; None where none is near or two are equally near."""
    own = squeezed(reading)
    if len(own) < 2:
        return None
    found = []
    for words in texts:
        for i in range(len(words)):
            span = ''
            for j in range(i, len(words)):
                span += squeezed(words[j])
                if len(span) > 1.4 * len(own) + 1:
                    break
                if len(span) < 0.7 * len(own) - 1:
                    continue
                found.append((edits(own, span) / max(len(own), len(span)), ' '.join(words[i:j + 1])))
    if not found:
        return None
    nearest = min(distance for distance, _ in found)
    texts = {text for distance, text in found if distance == nearest}
    return texts.pop() if nearest <= allowed(len(own)) and len(texts) == 1 else None


def main():
    labels, crops, readings, out = sys.argv[1:5]
    rows = [json.loads(line) for line in open(labels, encoding='utf8')]
    read = json.load(open(readings))
    files, said, folds = [], [], []
    for n, row in enumerate(rows):
        meta = json.load(open(f'{crops}/{n}.json'))['meta']
        pixels = np.fromfile(f'{crops}/{n}.bin', np.uint8)
        texts = [read_as(text).split() for text in [*row['text'], *row.get('chrome', [])]]
        at = 0
        for one, reading in zip(meta, read[n]):
            width = one['w']
            crop = pixels[at:at + 48 * width * 3].reshape(48, width, 3)
            at += 48 * width * 3
            text = words_there(reading, texts) if width <= WIDEST else None
            if text is None or len(text) + 1 > width // 8:
                continue
            file = io.BytesIO()
            Image.fromarray(crop).save(file, 'JPEG', quality=93, subsampling=0)
            files.append(np.frombuffer(file.getvalue(), np.uint8))
            said.append(text)
            folds.append(n % FOLDS)
    ends = np.cumsum([len(file) for file in files])
    np.savez(out, bytes=np.concatenate(files), ends=ends, said=np.array(said), folds=np.array(folds))
    print(len(said), 'lines,', sum(len(text.split()) for text in said), 'words,', round(ends[-1] / 1e6, 1), 'MB')


main()
