#!/usr/bin/python3
"""texts.py DATA_DIR DECKS_JSONL OUT: every text fitted or measured on, one JSON line each: set, text, label, group."""
import csv
import gzip
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent


def main(data, decks, out):
    data, rows = pathlib.Path(data), []
    with gzip.open(data / 'copy-teaser-train/headlines.csv.gz', 'rt', encoding='utf8', newline='') as file:
        rows += [('corpus', r['headline'], int(r['teaser']), '') for r in csv.DictReader(file)]
    for name, label in (('honest', 0), ('teaser', 1)):
        rows += [('own', line, label, '') for line in (HERE / f'{name}-lines.txt').read_text(encoding='utf8').splitlines()]
    rows += [('own', json.loads(line), 0, '') for line in pathlib.Path(decks).read_text(encoding='utf8').splitlines()]
    for line in (data / 'truth-facts/labels.jsonl').read_text(encoding='utf8').splitlines():
        picture = json.loads(line)
        label = picture['faults']['teaser']
        rows.append(('ads', picture['headline'] or '', -1 if label == '?' else label, picture['file']))
        whole = [picture['headline'], *picture['body'], picture['offer']]
        rows.append(('ads whole', ' '.join(t for t in whole if t), -1 if label == '?' else label, picture['file']))
    with open(data / 'truth-slogans/slogans.csv', encoding='utf8', newline='') as file:
        rows += [('slogans', r['slogan'], 0, '') for r in csv.DictReader(file)]
    with open(out, 'w', encoding='utf8') as file:
        file.writelines(json.dumps(dict(zip(('set', 'text', 'label', 'group'), row)), ensure_ascii=False) + '\n' for row in rows)


if __name__ == '__main__':
    main(*sys.argv[1:4])
