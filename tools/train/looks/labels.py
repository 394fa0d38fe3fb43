"""labels.py LABELS.jsonl[,…] FOLDER: what train.py learns from, FOLDER/labels.json, out of the labels and pack.ts's pictures.json. Marks: 1 yes, 0 no, -1
not known. Parts as roles/fit_folds.py makes them: no campaign in two."""
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / 'roles'))
from truth import folds_of  # noqa: E402

paths, folder = sys.argv[1].split(','), sys.argv[2]
labels, source = {}, {}
for path in paths:
    for line in open(path):
        label = json.loads(line)
        labels[label['file']] = label
        source[label['file']] = 'truth-facts' if path == paths[0] else path
part = dict(zip(labels, map(int, folds_of(list(labels), 5, 17))))
CODES = list(json.loads(open(paths[0]).readline())['faults'])
KINDS = (('photo',), ('illustration',), ('type', 'text'))


def marks_of(label):
    faults = [{0: 0, 1: 1}.get(label.get('faults', {}).get(code), -1) for code in CODES]
    photo, drawn = ((label.get(key) or 0) > 0 for key in ('people_photo', 'people_drawn'))
    kinds = [int(label['kind'] in names) if label.get('kind') else -1 for names in KINDS]
    shown = label.get('product_shown')
    return [*faults, int(photo or drawn), int(photo), int(drawn), -1 if shown is None else int(bool(shown)), *kinds]


rows = []
for picture in json.load(open(f'{folder}/pictures.json')):
    file = picture['file']
    if file in labels:
        quality = labels[file].get('quality')
        rows.append({**picture, 'part': part[file], 'source': source[file], 'quality': quality, 'marks': marks_of(labels[file])})
json.dump({'rows': rows}, open(f'{folder}/labels.json', 'w'))
print(len(rows), 'pictures')
