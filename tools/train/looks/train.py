"""train.py FOLDER OUT PART[,PART]: fits the net of looks without a part of five (9: with all) and writes OUT/part-K.npz, and to OUT/looks.npz what
the nets say of the pictures of their parts. FOLDER holds pictures.bin and pictures.json (pack.ts), labels.json (labels.py) and resnet50.npz (start.py)."""
import concurrent.futures
import io
import json
import sys

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from looks_net import FROZEN, MEANS, Net, in_bytes
from spoil_batch import KINDS, NEGATIVE, spoilt

folder, out, parts = sys.argv[1], sys.argv[2], [int(part) for part in sys.argv[3].split(',')]
EPOCHS, BATCH, RATE, FRESH_RATE, DECAY, EDGE = 8, 24, 5e-5, 1e-3, 0.05, 6
FURTHER, QUALITY, ORDER, BETTER_BY, INVERTED = 0.6, 2.0, 0.3, 0.5, 0.5  # weights in the loss; further ads were labelled by others
device = 'cuda' if torch.cuda.is_available() else 'cpu'
rows = json.load(open(f'{folder}/labels.json'))['rows']
blob = open(f'{folder}/pictures.bin', 'rb').read()
read = lambda row: np.asarray(Image.open(io.BytesIO(blob[row['from']:row['to']])).convert('RGB')).transpose(2, 0, 1).copy()
with concurrent.futures.ThreadPoolExecutor() as pool:
    pictures = [torch.tensor(picture, device=device) for picture in pool.map(read, rows)]
column = lambda name: np.array([row[name] for row in rows])
shape, part, source = column('shape'), column('part'), column('source')
means = torch.tensor(MEANS, device=device).view(1, 3, 1, 1)
about = torch.tensor(column('about'), dtype=torch.float32, device=device)
asked = torch.tensor(column('marks'), dtype=torch.float32, device=device)
count = asked.shape[1]
quality = np.array([np.nan if row['quality'] is None else row['quality'] for row in rows], float)
for name in set(source):  # each labeller's own scale
    own = source == name
    quality[own] = (quality[own] - np.nanmean(quality[own])) / np.nanstd(quality[own])
quality = torch.tensor(quality, dtype=torch.float32, device=device)
weight = torch.tensor(np.where(source == 'truth-facts', 1.0, FURTHER), dtype=torch.float32, device=device)
shares = (asked == 1).sum(0).add(1) / (asked >= 0).sum(0).add(2)


def batches(which, rng):
    made = []
    for kind in sorted(set(shape[which])):
        own = which[shape[which] == kind]
        rng.shuffle(own)
        made += [own[i:i + BATCH] for i in range(0, len(own), BATCH)]
    rng.shuffle(made)
    return made


def drawn(which, rng):
    x = torch.stack([pictures[i] for i in which]).float()
    height, width = x.shape[2:]
    top, left = rng.integers(0, 2 * EDGE + 1, 2)
    x = F.pad(x, (EDGE,) * 4, mode='replicate')[:, :, top:top + height, left:left + width]
    x = x.flip(3) if rng.random() < 0.5 else x
    return (x * torch.tensor(1 + rng.normal(0, 0.06, (len(which), 3, 1, 1)), dtype=torch.float32, device=device)).clamp(0, 255)


def loss_of(net, which, rng):
    x = drawn(which, rng)
    kind = NEGATIVE if rng.random() < 0.2 else int(rng.integers(1, KINDS))
    both = torch.cat([x, spoilt(x, kind, rng)])
    with torch.autocast(device, dtype=torch.bfloat16):
        said = net(both - means, about[which].repeat(2, 1)).float()
    own, other = said.chunk(2)
    marks, weights, grades = asked[which], weight[which], quality[which]
    known = (marks >= 0).float() * weights[:, None]
    loss = (F.binary_cross_entropy_with_logits(own[:, :count], marks.clamp(min=0), reduction='none') * known).sum() / len(which)
    graded = ~torch.isnan(grades)
    if graded.any():
        loss = loss + QUALITY * ((own[graded, count] - grades[graded]) ** 2 * weights[graded]).mean()
    loss = loss + ORDER * F.softplus(2 * (other[:, count] - own[:, count] + BETTER_BY)).mean()
    inverted = torch.cat([torch.zeros(len(which)), torch.full((len(which),), float(kind == NEGATIVE))]).to(device)
    return loss + 2 * INVERTED * F.binary_cross_entropy_with_logits(said[:, count + 1], inverted)


def fitted(which, seed):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = Net(count + 2)
    start = np.load(f'{folder}/resnet50.npz')
    net.load_state_dict({n: torch.tensor(start[n] * start[f'{n}#'] if f'{n}#' in start else start[n]) for n in start if '#' not in n}, strict=False)
    with torch.no_grad():
        net.head.bias[:count] = torch.log(shares / (1 - shares))
    net.to(device)
    slow = [v for n, v in net.named_parameters() if n.startswith('stages.2')]
    fresh = [v for n, v in net.named_parameters() if not n.startswith(('stem', 'stages'))]
    for name, values in net.named_parameters():
        values.requires_grad = not name.startswith(FROZEN)
    optimiser = torch.optim.AdamW([dict(params=slow, lr=RATE), dict(params=fresh, lr=FRESH_RATE)], weight_decay=DECAY)
    steps = EPOCHS * len(batches(which, rng))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [RATE, FRESH_RATE], total_steps=steps + 1, pct_start=0.15)
    for _ in range(EPOCHS):
        net.train()
        for own in batches(which, rng):
            loss = loss_of(net, own, rng)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimiser.step()
            schedule.step()
    return net.eval()


said = np.zeros((len(rows), count + 2), np.float32)
for k in parts:
    net = fitted(np.where(part != k)[0], k)
    stored = in_bytes(net)
    # What was frozen is the same in all of them.
    np.savez_compressed(f'{out}/part-{k}.npz', **{n: v for n, v in stored.items() if k == 9 or not n.startswith(FROZEN)})
    with torch.no_grad():
        for own in batches(np.where(part == k)[0], np.random.default_rng(0)):
            said[own] = net(torch.stack([pictures[i] for i in own]).float() - means, about[own]).cpu().numpy()
    print('part', k, flush=True)
np.savez(f'{out}/looks.npz', said=said)
