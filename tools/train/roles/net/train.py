"""train.py <folder of prepare.py> <folder to write> PART[,PART]: fits the two nets without a part of five (9: with all), for export.py: part-K.npz; and
said-PARTS.jsonl, what they say of the lines of the pictures they were not fitted on. A GPU does a part in half a minute."""
import json
import math
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from net import FRESH, Net

folder, out, parts = sys.argv[1:4]
device = 'cuda' if torch.cuda.is_available() else 'cpu'
ads = json.load(open(f'{folder}/ads.json'))
X = np.load(f'{folder}/features.npz')['x'].astype(np.float32)
encoder = dict(np.load(f'{folder}/encoder.npz'))
start = np.cumsum([0] + [len(ad['pieces']) for ad in ads])
MOST, NOTHING, START, LINE, HIDDEN = 320, 0, 2, 3, 4
NETS = (3, 6)  # layers of the two nets whose answers are averaged
SETTINGS = dict(drop=0.1, rate=1e-4, fresh_rate=1e-3, decay=0.01, epochs=15, batch=16, hide=0.1, leave_out=0.05, noise=0.1, smooth=0.05, drawn=0.5, name=0.5)


def table():
    rows = []
    for ad in ads:
        pieces, line, name, marks = [START], [-1], [-1], []
        for j, (own, on) in enumerate(zip(ad['pieces'], ad['name'])):
            if len(pieces) + 1 + len(own) > MOST:
                break
            marks.append(len(pieces))
            pieces += [LINE, *own]
            line += [j] * (1 + len(own))
            name += [-1, *on]
        rows.append((pieces, line, name, marks))
    longest, most = max(len(r[0]) for r in rows), max(1, max(len(r[3]) for r in rows))
    full = lambda width, value, dtype=np.int64: np.full((len(ads), width), value, dtype)
    t = {'pieces': full(longest, NOTHING), 'line': full(longest, -1), 'name': full(longest, -1), 'mask': full(longest, False, bool),
         'marks': full(most, 0), 'roles': full(most, -1), 'features': np.zeros((len(ads), most, X.shape[1]), np.float32)}
    for i, (pieces, line, name, marks) in enumerate(rows):
        t['pieces'][i, :len(pieces)], t['line'][i, :len(line)], t['name'][i, :len(name)], t['mask'][i, :len(pieces)] = pieces, line, name, True
        t['marks'][i, :len(marks)], t['roles'][i, :len(marks)] = marks, ads[i]['roles'][:len(marks)]
        t['features'][i, :len(marks)] = X[start[i]:start[i] + len(marks)]
    return {k: torch.from_numpy(v).to(device) for k, v in t.items()}, np.array([len(r[0]) for r in rows]), np.array([len(r[3]) for r in rows])


T, lengths, counts = table()


def batch_of(places):
    long, many = int(lengths[places].max()), max(1, int(counts[places].max()))
    at = torch.from_numpy(places).to(device)
    return {k: v[at, :long] if k in ('pieces', 'line', 'name', 'mask') else v[at, :many] for k, v in T.items()}, at


def spoilt(b):
    """Words hidden, lines left out, looks shaken: what a reader that errs leaves of an ad."""
    s = SETTINGS
    b['pieces'] = torch.where((torch.rand(b['pieces'].shape, device=device) < s['hide']) & (b['pieces'] > HIDDEN), HIDDEN, b['pieces'])
    gone = torch.rand(b['roles'].shape, device=device) < s['leave_out']
    of_piece = torch.gather(torch.cat([torch.zeros_like(gone[:, :1]), gone], 1), 1, b['line'] + 1)
    b['roles'], b['name'], b['mask'] = torch.where(gone, -1, b['roles']), torch.where(of_piece, -1, b['name']), b['mask'] & ~of_piece
    b['features'] = b['features'] + torch.randn_like(b['features']) * s['noise']
    return b


def fit(train, layers, seed):
    s = SETTINGS
    torch.manual_seed(seed)
    shuffle = np.random.RandomState(seed)
    net = Net(encoder, layers, s['drop'], X.shape[1]).to(device).train()
    fresh = [p for n, p in net.named_parameters() if n.split('.')[0] in FRESH]
    old = [p for n, p in net.named_parameters() if n.split('.')[0] not in FRESH and p.requires_grad]
    optimiser = torch.optim.AdamW([{'params': old, 'lr': s['rate']}, {'params': fresh, 'lr': s['fresh_rate']}], weight_decay=s['decay'])
    train = np.array([i for i in train if counts[i] > 0])
    steps = s['epochs'] * math.ceil(len(train) / s['batch'])
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda k: min(1, (k + 1) / (0.1 * steps)) * max(0.0, 1 - k / steps))
    weight = torch.tensor([s['drawn'] if ad['file'].startswith('generated') else 1.0 for ad in ads], device=device)
    for _ in range(s['epochs']):
        order = shuffle.permutation(train)
        for k in range(0, len(order), s['batch']):
            b, at = batch_of(order[k:k + s['batch']])
            b, own = spoilt(b), weight[at][:, None]
            with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
                roles, names = net(b['pieces'], b['line'], b['features'], b['mask'], b['marks'])
            known, told = b['roles'] >= 0, b['name'] >= 0
            loss = F.cross_entropy(roles.float().flatten(0, 1), b['roles'].flatten(), ignore_index=-1, label_smoothing=s['smooth'], reduction='none')
            loss = (loss.view(known.shape) * own * known).sum() / known.sum().clamp(1)
            named = F.binary_cross_entropy_with_logits(names.float(), b['name'].clamp(0, 1).float(), reduction='none')
            loss = loss + s['name'] * (named * own * told).sum() / told.sum().clamp(1)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_([p for p in net.parameters() if p.requires_grad], 1.0)
            optimiser.step()
            schedule.step()
    return net.eval()


@torch.no_grad()
def ask(nets, places, said):
    for i in places:
        if counts[i] == 0:
            continue
        b, _ = batch_of(np.array([i]))
        answers = [net(b['pieces'], b['line'], b['features'], b['mask'], b['marks']) for net in nets]
        roles = sum(r.float().softmax(-1)[0] for r, _ in answers).cpu().numpy() / len(nets)
        names = sum(n.float().sigmoid()[0] for _, n in answers).cpu().numpy() / len(nets)
        for j in range(counts[i]):
            first = int(T['marks'][i, j]) + 1
            own = [float(names[first + k]) for k, on in enumerate(ads[i]['name'][j]) if on >= 0]
            own += [0.0] * (ads[i]['words'][j] - len(own))
            said[i][j] = {'roles': [round(float(v), 3) for v in roles[j]], 'names': [round(v, 3) for v in own]}


def packed(nets):
    """Large matrices in bytes, a scale a row."""
    kept = {}
    for at, net in enumerate(nets):
        for name, value in net.state_dict().items():
            if name.startswith(('emb.', 'pos.')):
                continue
            value = value.cpu().float().numpy()
            if value.ndim == 2 and value.size > 50000:
                scale = np.maximum(np.abs(value).max(1, keepdims=True), 1e-8) / 127
                kept[f'{at}/{name}#q'], kept[f'{at}/{name}#s'] = np.round(value / scale).astype(np.int8), scale.astype(np.float32)
            else:
                kept[f'{at}/{name}'] = value
    return kept


said = [[None] * len(ad['pieces']) for ad in ads]
for part in map(int, parts.split(',')):
    nets = [fit([i for i, ad in enumerate(ads) if ad['five'] != part], layers, 100 + at) for at, layers in enumerate(NETS)]
    np.savez_compressed(f'{out}/part-{part}.npz', **packed(nets))
    ask(nets, [i for i, ad in enumerate(ads) if ad['five'] == part], said)
    print('part', part, flush=True)
with open(f'{out}/said-{parts.replace(",", "")}.jsonl', 'w', encoding='utf8') as file:
    file.writelines(json.dumps({'file': ad['file'], 'said': own}) + '\n' for ad, own in zip(ads, said) if str(ad['five']) in parts)
