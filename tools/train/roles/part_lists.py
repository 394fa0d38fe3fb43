"""part_lists.py LABELS.jsonl PARTS_FOLDER WORK_FOLDER [SPOILT_INDEX.jsonl]: the labels and spoilt copies of each part, for out-of-fold.sh."""
import collections
import json
import os
import sys

labels, parts, work = sys.argv[1:4]
part = json.load(open(f'{parts}/parts.json'))
# Spoilt copies name their ad by the set and the file without folder and ending.
ad_of = {file.split('/')[0] + '-' + os.path.splitext(os.path.basename(file))[0]: k for file, k in part.items()}
lines, copies = collections.defaultdict(list), collections.defaultdict(list)
for line in open(labels, encoding='utf8'):
    lines[part[json.loads(line)['file']]].append(line)
for line in open(sys.argv[4], encoding='utf8') if len(sys.argv) > 4 else ():
    copies[ad_of[json.loads(line)['ad']]].append(line)
for k in sorted(lines):
    open(f'{work}/part-{k}.labels', 'w', encoding='utf8').writelines(lines[k])
    open(f'{work}/part-{k}.spoilt', 'w', encoding='utf8').writelines(copies[k])
