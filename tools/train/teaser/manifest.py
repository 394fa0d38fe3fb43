#!/usr/bin/python3
"""manifest.py DATA_DIR FIGURES_JSON WORDS_DIR: hashes of what went in and came out, and the figures, beside this file."""
import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
INPUTS = ('copy-teaser-train/headlines.csv.gz', 'truth-facts/labels.jsonl', 'truth-slogans/slogans.csv')


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main(data, figures, words):
    data, words = pathlib.Path(data), pathlib.Path(words)
    manifest = {
        'inputs': {name: sha256(data / name) for name in INPUTS}
        | {name: sha256(HERE / name) for name in ('honest-lines.txt', 'teaser-lines.txt')},
        'outputs': {'teaser-weights.data.ts': sha256(words / 'teaser-weights.data.ts')},
        'figures': json.loads(pathlib.Path(figures).read_text()),
    }
    (HERE / 'manifest.json').write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:4])
