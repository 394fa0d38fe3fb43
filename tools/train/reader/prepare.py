"""Gathers what train.py draws lines with into the folder FOLDER: typefaces (letters of ASCII and Latin-1 of them, as TTF),
words, photographs, the reader.      needs: fonttools, brotli, pillow; node (once)
usage: prepare.py FONTS DATA READER.onnx FOLDER
  FONTS  unpacked @fontsource packages named in typefaces.txt: FONTS/NAME/package/files/*.woff2
  DATA   copy-teaser-train, copy-engagement-train, copy-recall-train and attention-train
  READER the published reader after tools/convert/fold-model.mjs"""
import csv
import glob
import gzip
import os
import random
import re
import shutil
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image

fonts, data, reader, folder = sys.argv[1:5]
here = os.path.dirname(os.path.abspath(__file__))
for name in ('fonts', 'words', 'grounds'):
    os.makedirs(os.path.join(folder, name), exist_ok=True)

letters = ''.join(map(chr, range(32, 127))) + '£€¥éèêëàâäáãåçñöôóòõüùúûíîïìÉÈÀÁÄÇÑÖÓÜÚÍ’‘“”–—•©®™'


def weights_of(name, have):
    """Plain and bold, of half of the families a heavy or a light one besides, of a third an italic."""
    upright = sorted(w for w, style in have if style == 'normal')
    number = sum(map(ord, name))
    plain, heaviest = min(upright, key=lambda w: abs(w - 400)), upright[-1]
    wanted = [(plain, 'normal')]
    if heaviest > plain:
        wanted.append((min(upright, key=lambda w: abs(w - 700)), 'normal'))
    if heaviest >= 800 and number % 2 == 0:
        wanted.append((heaviest, 'normal'))
    if upright[0] <= 300 and number % 2 == 1:
        wanted.append((upright[0] if number % 4 == 1 else 300, 'normal'))
    if number % 3 == 0:
        wanted.append((400, 'italic'))
    return [one for one in dict.fromkeys(wanted) if one in have]


for line in open(os.path.join(here, 'typefaces.txt'), encoding='utf8'):
    name = line.split('@')[0]
    have = {}
    for file in glob.glob(os.path.join(fonts, name, 'package', 'files', '*.woff2')):
        told = re.search(r'-latin-(\d+)-(normal|italic)\.woff2$', file)
        if told:
            have[(int(told[1]), told[2])] = file
    if not any(style == 'normal' for _, style in have):
        continue
    for weight, style in weights_of(name, have):
        font = TTFont(have[(weight, style)])
        font.flavor = None
        options = subset.Options()
        options.hinting, options.notdef_outline, options.name_IDs = False, True, [1, 2]
        options.drop_tables += ['GSUB', 'GDEF', 'STAT', 'DSIG']
        cut = subset.Subsetter(options)
        cut.populate(text=letters)
        cut.subset(font)
        font.save(os.path.join(folder, 'fonts', f'{name}-{weight}{"i" if style == "italic" else ""}.ttf'))

plain_signs = str.maketrans('’‘“”–—', "''\"\"--")
is_ascii = lambda text: all(32 <= ord(c) < 127 for c in text)
heads = []
for name in ('copy-teaser-train', 'copy-engagement-train'):
    with gzip.open(os.path.join(data, name, 'headlines.csv.gz'), 'rt') as file:
        heads += [row['headline'].translate(plain_signs).strip() for row in csv.DictReader(file)]
with open(os.path.join(data, 'copy-recall-train', 'sentences.csv')) as file:
    heads += [row['sentence'].strip() for row in csv.DictReader(file)]
heads = list(dict.fromkeys(filter(is_ascii, heads)))
random.Random(1).shuffle(heads)

tiers = {}
with gzip.open(os.path.join(here, '../../../packages/imaging/models/word-list.txt.gz'), 'rt') as file:
    for line in file.read().split('\n'):
        if line.startswith('= '):
            tier = tiers.setdefault(line[2:], [])
        elif line and is_ascii(line):
            tier.append(line)
other = sorted({word for name in ('10', '20', '35', '40') for word in tiers[name]})
for name, texts in (('headlines', heads[:16000]), ('common', tiers['ranked']), ('other', other)):
    with open(os.path.join(folder, 'words', name + '.txt'), 'w') as file:
        file.write('\n'.join(texts))

photos = lambda name: sorted(glob.glob(os.path.join(data, 'attention-train', name, 'images', '*.jpg')))
for number, file in enumerate((photos('sun')[::2] + photos('osie')[::7])[:230]):
    photo = Image.open(file).convert('RGB')
    photo.thumbnail((256, 256))
    photo.save(os.path.join(folder, 'grounds', f'{number:03d}.jpg'), quality=78)
shutil.copy(reader, os.path.join(folder, 'reader.onnx'))
for name in ('texts.py', 'lines.py', 'net.py', 'train.py'):
    shutil.copy(os.path.join(here, name), folder)
