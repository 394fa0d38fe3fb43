"""How an answer is held against the labels of truth-facts: the definitions of its README."""
import collections
import json
import pathlib
import re
import sys
import unicodedata

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / 'reader'))
sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from campaigns import campaign_of  # noqa: E402
from texts import edits  # noqa: E402

ROLES = ['headline', 'body', 'offer', 'cta', 'legal', 'brand', 'chrome', 'other', 'noise']


def plain(text):
    text = unicodedata.normalize('NFKD', text or '').casefold().replace('’', "'")
    return ''.join(c for c in text if not unicodedata.combining(c))


def words(text):
    return re.findall(r"[\w$£€%]+(?:['’.,-]\w+)*", plain(text))


def squeeze(text):
    return re.sub(r'\W+', '', plain(text))


def alike(a, b):
    a, b = squeeze(a), squeeze(b)
    return bool(a and b) and 1 - edits(a, b) / max(len(a), len(b)) >= 0.8


def f1(a, b):
    x, y = collections.Counter(words(a)), collections.Counter(words(b))
    both, n = sum((x & y).values()), sum(x.values()) + sum(y.values())
    return 1.0 if n == 0 else 2 * both / n


def names_of(label):
    return [n for n in [label['brand'], *label.get('brand_also', [])] if n]


def is_brand(text, names):
    own = squeeze(text)
    return any(alike(text, n) or (len(squeeze(n)) >= 4 and squeeze(n) in own and len(own) <= 2 * len(squeeze(n))) for n in names)


def role_of(text, label):
    """The role whose words hold most of a read line's; a tight match before a loose one."""
    own, squeezed = words(text), squeeze(text)
    if not own:
        return 'noise'
    parts = [('cta', label['cta']), ('headline', label['headline']), ('offer', label['offer'])]
    parts += [('brand', n) for n in names_of(label)]
    parts += [(role, t) for role in ('legal', 'body', 'chrome') for t in label.get(role, [])]
    there = collections.Counter(words(' '.join([*label.get('text', []), *label.get('chrome', [])])))
    shown = sum((there & collections.Counter(own)).values()) / len(own)
    best, best_score = 'other' if shown >= 0.5 else 'noise', 0.0
    for role, text_of in parts:
        if not text_of:
            continue
        there, here = collections.Counter(words(text_of)), collections.Counter(own)
        inside = sum((there & here).values()) / len(own)
        whole = squeeze(text_of)
        if inside < 0.6 and len(squeezed) >= 3 and (squeezed in whole or alike(squeezed, whole)):
            inside = 0.9
        score = inside + 0.2 * min(1, len(own) / max(1, sum(there.values())))
        if inside >= 0.5 and score > best_score + 1e-9:
            best, best_score = role, score
    return best


def rows(path):
    return [json.loads(line) for line in open(path, encoding='utf8')]


def line_table(pictures, labels):
    """Features and role of every line, and the place of its picture."""
    x, y, group = [], [], []
    for i, picture in enumerate(pictures):
        for line, features in zip(picture['lines'], picture['features']):
            x.append(features)
            y.append(ROLES.index(role_of(line['text'], labels[picture['file']])))
            group.append(i)
    return np.array(x, dtype=np.float32), np.array(y), np.array(group)


def folds_of(files, count, seed):
    """A fold a picture, no campaign in two."""
    campaigns = sorted(set(map(campaign_of, files)))
    place = dict(zip(campaigns, np.random.RandomState(seed).permutation(len(campaigns)) % count))
    return np.array([place[campaign_of(f)] for f in files])


def weights_of(files):
    """Further ads teach half as much: there are twice as many, labelled once and by others (388 labelled ads, ten folds: headline .763 to .768,
    brand .743 to .742)."""
    return np.array([0.5 if f.startswith('further-ads') else 1.0 for f in files])


def right(kind, text, label):
    if kind == 'headline':
        return f1(text, label['headline']) >= 0.8
    return alike(text, label['cta']) if kind == 'cta' else is_brand(text, names_of(label))


# A headline with the name or the offer stuck to it still counts as right, but the one without is what is taught.
NEARLY = 0.05


def taught(kind, y, group, near, count):
    """What each candidate is worth as an answer: 1 the best of its picture, less where it is right but another is nearer."""
    if kind != 'headline':
        return y.astype(float)
    best = np.zeros(count)
    np.maximum.at(best, group, near)
    return np.where(near >= best[group] - 1e-9, 1.0, NEARLY) * y


def none_there(kind, label):
    return not (names_of(label) if kind == 'brand' else label[kind])
