#!/usr/bin/python3
"""texts.py DATA_DIR: every text that is fitted or measured on, once, as JSON lines into the cache."""
import csv
import gzip
import json
import pathlib
import sys

from settings import CACHE


def rows(path):
    opened = gzip.open(path, 'rt', encoding='utf8', newline='') if path.suffix == '.gz' else open(path, encoding='utf8', newline='')
    with opened as file:
        return list(csv.DictReader(file))


def main(data):
    data = pathlib.Path(data)
    texts = [r['sentence'] for r in rows(data / 'copy-recall-train/sentences.csv')]
    texts += [r['word'] for r in rows(data / 'copy-recall-train/words.csv')]
    texts += [r['slogan'] for r in rows(data / 'truth-slogans/slogans.csv')]
    texts += [r['headline'] for r in rows(data / 'copy-engagement-train/headlines.csv.gz')]
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / 'texts.jsonl', 'w', encoding='utf8') as out:
        for text in dict.fromkeys(texts):
            out.write(json.dumps(text, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    main(sys.argv[1])
