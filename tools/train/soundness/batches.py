"""Pictures of a folder (pics.tar, meta.json), and batches of triples: a picture, spoilt, spoilt twice."""
import hashlib
import io
import json
import pathlib
import random
import tarfile

import numpy as np
import torch
from PIL import Image

from jpeg import jpeg
from spoil import KINDS, SPOIL, fill_bank, harmless, letterbox
from spoil_further import FURTHER, NAMELESS
from spoil_more import MORE, UNNAMED

SIDE = 320
SHARES = {'ad': .46, 'gen': .06, 'synth': .2, 'photo': .14, 'page': .06, 'other': .08}
# Done to a photograph or a page they may be no damage: nobody knows how it was.
UNTOLD = {'photo': ('mirrored', 'cut', 'patched', 'shrunk', 'vignetted', 'sharpened', 'warped', 'half_faded'), 'page': ('cut',), 'other': ('mirrored', 'cut', 'shrunk')}
# How often a kind is practised: hard ones more, what can hardly be told less.
WEIGHTS = {'inverted': 2.5, 'moved': 1.9, 'recoloured': 1.6, 'barred': 1.7, 'half_faded': 1.4, 'squeezed': 1.3, 'doubled': 1.2, 'blown': 1.3, 'dark': 1.2, 'posterised': 1.2,
           'sharpened': 1.2, 'tinted': 1.2, 'mirrored': .3, 'soft': .8,
           'shrunk': .7}
UNNAMED_SHARE = 0.1
OTHER_WAYS = {kind: (*MORE.get(kind, ()), *FURTHER.get(kind, ())) for kind in KINDS}
FOLDS = {'f0': 0, 'f1': 1, 'f2': 2, 'all': -1}


def fold_of(name):
    """Pictures of one source (SOURCE~FILE) lie in one fold: a campaign in five sizes is one ad."""
    return int(hashlib.sha256(name.split('~')[0].encode()).hexdigest(), 16) % 3


class Pictures:
    def __init__(self, folder, device, fold, seed):
        self.meta = json.load(open(folder / 'meta.json'))
        with tarfile.open(folder / 'pics.tar') as tar:
            self.pics = [torch.from_numpy(np.asarray(Image.open(io.BytesIO(tar.extractfile(m['n']).read())).convert('RGB')).copy()).permute(2, 0, 1).to(device)
                         for m in self.meta]
        kept_out = lambda m: m['group'] == 'ad' and fold_of(m['name']) == fold
        self.held = [i for i, m in enumerate(self.meta) if kept_out(m)]
        self.index = {g: [i for i, m in enumerate(self.meta) if m['group'] == g and not kept_out(m)] for g in SHARES}
        self.groups = [g for g in SHARES if self.index[g]]
        self.pieces = [p for i in self.index['ad'] for p in self.pieces_of(i)]
        fill_bank(300, device, seed, sorted(str(p) for p in folder.glob('*.ttf')))

    def pieces_of(self, i):
        _, h, w = self.pics[i].shape
        for b in self.meta[i]['boxes'][:6]:
            t, l, d, e = int(b[1] * h), int(b[0] * w), int((b[1] + b[3]) * h) + 1, int((b[0] + b[2]) * w) + 1
            if d - t >= 6 and e - l >= 12:
                yield self.pics[i][:, t:d, l:e].float()

    def spoilt(self, x, i, kind, r):
        boxes = [b[:4] for b in self.meta[i]['boxes']]
        if min(x.shape[1:]) < 24:
            return x * 0.3 + 80
        if kind is None:
            way = r.choice((*UNNAMED, *NAMELESS))
        elif OTHER_WAYS[kind] and r.random() < min(.5, .2 * len(OTHER_WAYS[kind])):
            way = r.choice(OTHER_WAYS[kind])
        else:
            way = SPOIL[kind]
        return way(x, boxes, r, self.pieces).clamp(0, 255)

    def triple(self, r):
        group = r.choices(self.groups, [SHARES[g] for g in self.groups])[0]
        i = r.choice(self.index[group])
        x = harmless(self.pics[i].float(), r)
        pick = lambda out: r.choices([k for k in KINDS if k not in out], [WEIGHTS.get(k, 1) for k in KINDS if k not in out])[0]
        a = None if r.random() < UNNAMED_SHARE else pick(UNTOLD.get(group, ()))
        y = self.spoilt(x, i, a, r)
        b = pick((*UNTOLD.get(group, ()), a, 'patched', 'cut'))
        return [letterbox(v, SIDE) for v in (x, y, self.spoilt(y, i, b, r))], a, b

    def batch(self, n, r):
        images, labels = [], torch.zeros(n, 3, len(KINDS))
        for j in range(n):
            for _ in range(20):
                try:
                    three, a, b = self.triple(r)
                    break
                except RuntimeError as e:
                    if 'CUDA' in str(e):
                        raise
                    print('left out', str(e)[:90])
            images += three
            for kind in (a,) if a else ():
                labels[j, 1, KINDS.index(kind)] = labels[j, 2, KINDS.index(kind)] = 1
            labels[j, 2, KINDS.index(b)] = 1
        return jpeg(torch.stack(images)).byte(), labels


def make_batches(folder, fold, size, seed, queue):
    """A process of its own: what is done to a picture is many small steps, and one process keeps no GPU busy."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    pictures = Pictures(pathlib.Path(folder), 'cuda' if torch.cuda.is_available() else 'cpu', fold, 21 + seed)
    r = random.Random(seed)
    with torch.no_grad():
        while True:
            queue.put(pictures.batch(size, r))
