"""python3 train.py JOB OUT MINUTES: JOB is f0 f1 f2 (one third of the ads kept out), all, or new (kinds kept out too)."""
import hashlib, io, json, pathlib, random, sys, tarfile, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image
from soundness_net import Net
from spoil import KINDS, SPOIL, fill_bank, harmless, letterbox

job, out, minutes = sys.argv[1], pathlib.Path(sys.argv[2]), float(sys.argv[3])
SPREAD = 0.25
SHARES = {'ad': .42, 'gen': .05, 'synth': .2, 'photo': .12, 'page': .06, 'other': .15}
# Done to a photograph or a page they may be no damage: nobody knows how it was.
UNTOLD = {'photo': ('mirrored', 'cut', 'patched', 'shrunk', 'vignetted', 'sharpened', 'warped', 'half_faded'), 'page': ('cut',), 'other': ('mirrored', 'cut', 'shrunk')}
here = pathlib.Path(__file__).parent
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
torch.manual_seed(3)
net = Net()
# From the net that ships (start.npz of start_from.py) where it is there, else from the backbone alone.
warm = (here / 'start.npz').exists()
have = np.load(here / ('start.npz' if warm else 'backbone.npz'))
state = net.state_dict()
for name in have.files:
    k = name.rsplit('.', 1)
    target = name if warm else f'{k[0]}.conv.{k[1]}'
    assert state[target].shape == have[name].shape, target
    state[target] = torch.from_numpy(have[name].astype(np.float32))
net.load_state_dict(state)
net = net.to(dev).to(memory_format=torch.channels_last)

meta = json.load(open(here / 'meta.json'))
with tarfile.open(here / 'pics.tar') as tar:
    pics = [torch.from_numpy(np.asarray(Image.open(io.BytesIO(tar.extractfile(m['n']).read())).convert('RGB')).copy()).permute(2, 0, 1).to(dev) for m in meta]
fold_of = lambda name: int(hashlib.sha256(name.encode()).hexdigest(), 16) % 3
fold = {'f0': 0, 'f1': 1, 'f2': 2, 'all': -1, 'new': 0}[job]
unknown = ('tinted', 'blown', 'posterised', 'squeezed', 'moved', 'strewn') if job == 'new' else ()
index = {g: [i for i, m in enumerate(meta) if m['group'] == g and not (g == 'ad' and fold_of(m['name']) == fold)] for g in SHARES}
held = [i for i, m in enumerate(meta) if m['group'] == 'ad' and fold_of(m['name']) == fold]
pieces = []
for i in index['ad']:
    _, h, w = pics[i].shape
    for b in meta[i]['boxes'][:6]:
        t, l, d, e = int(b[1] * h), int(b[0] * w), int((b[1] + b[3]) * h) + 1, int((b[0] + b[2]) * w) + 1
        if d - t >= 6 and e - l >= 12:
            pieces.append(pics[i][:, t:d, l:e].float())
fill_bank(300 if dev == 'cuda' else 20, dev, 21 + fold, sorted(str(p) for p in here.glob('*.ttf')))
known = [k for k in KINDS if k not in unknown]
noted = lambda group: [k for k in known if k not in UNTOLD.get(group, ())]


def spoilt(x, i, kind, r):
    boxes = [b[:4] for b in meta[i]['boxes']]
    if min(x.shape[1:]) < 24:
        return x * 0.3 + 80
    return SPOIL[kind](x, boxes, r, pieces).clamp(0, 255)


def triple(r):
    groups = [g for g in SHARES if index[g]]
    group = r.choices(groups, [SHARES[g] for g in groups])[0]
    i = r.choice(index[group])
    x = harmless(pics[i].float(), r)
    a = r.choice(noted(group))
    y = spoilt(x, i, a, r)
    b = r.choice([k for k in noted(group) if k != a and k not in ('patched', 'cut')])
    z = spoilt(y, i, b, r)
    return [letterbox(v) for v in (x, y, z)], a, b


def batch(n, r):
    images, labels = [], torch.zeros(n, 3, len(KINDS))
    for j in range(n):
        for _ in range(20):
            try:
                three, a, b = triple(r)
                break
            except RuntimeError as e:
                if 'CUDA' in str(e):
                    raise
                print('left out', str(e)[:90])
        images += three
        labels[j, 1, KINDS.index(a)] = labels[j, 2, KINDS.index(a)] = labels[j, 2, KINDS.index(b)] = 1
    return torch.stack(images).to(memory_format=torch.channels_last), labels.to(dev)


r = random.Random(11 + fold)
trunk = [p for n, p in net.named_parameters() if n.startswith(('stem', 'blocks'))]
top = [p for n, p in net.named_parameters() if not n.startswith(('stem', 'blocks'))]
pace = 0.5 if warm else 1
opt = torch.optim.AdamW([{'params': trunk, 'lr': 3e-4 * pace}, {'params': top, 'lr': 1e-3 * pace}], weight_decay=0.02)
base = [g['lr'] for g in opt.param_groups]
size = 48 if dev == 'cuda' else 4
start, step, log = time.time(), 0, []
average = {k: v.detach().clone() for k, v in net.state_dict().items()}
while True:
    t = (time.time() - start) / (60 * minutes)
    if t >= 1:
        break
    for g, lr in zip(opt.param_groups, base):
        g['lr'] = lr * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * t))
    net.train()
    image, label = batch(size, r)
    with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
        kinds, q, _ = net(image)
    kinds, q = kinds.float().view(size, 3, -1), q.float().view(size, 3)
    whole = (label.sum(2) - label[:, :, KINDS.index('mirrored')] == 0).float()
    judged = (label[:, 1].sum(1) - label[:, 1, KINDS.index('mirrored')] > 0).float()
    loss_kinds = F.binary_cross_entropy_with_logits(kinds, label, pos_weight=torch.tensor(3.0, device=dev))
    loss_rank = (judged * F.softplus(1 - (q[:, 0] - q[:, 1]))).mean() + 0.5 * F.softplus(.5 - (q[:, 1] - q[:, 2])).mean()
    spread = q[:, 0].var()
    loss = 3 * loss_kinds + loss_rank + SPREAD * spread + 0.3 * F.binary_cross_entropy_with_logits(q, whole)
    opt.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 2.0)
    opt.step()
    with torch.no_grad():
        keep = min(0.998, step / (step + 20))
        for k, v in net.state_dict().items():
            average[k].mul_(keep).add_(v, alpha=1 - keep)
    step += 1
    if step % 100 == 0 or dev == 'cpu':
        print(job, step, f'{time.time() - start:.0f}s', f'{loss.item():.3f} kinds {loss_kinds.item():.3f} rank {loss_rank.item():.3f} spread {spread.item():.2f}', flush=True)

net.load_state_dict(average)
net.eval()
torch.save({k: v.half().cpu() for k, v in net.state_dict().items()}, out / f'sound-{job}.pt')
report = {'job': job, 'steps': step, 'ads': {}}
if held:
    r = random.Random(5)
    with torch.no_grad():
        for i in (held if dev == 'cuda' else held[:2]):
            images = [letterbox(pics[i].float())] + [letterbox(spoilt(pics[i].float(), i, k, r)) for k in KINDS for _ in range(3)]
            kinds, q, e = net(torch.stack(images))
            report['ads'][meta[i]['name']] = {'own': torch.sigmoid(kinds[0]).tolist(), 'q': q.tolist(), 'kinds': torch.sigmoid(kinds[1:]).view(len(KINDS), 3, -1).tolist()}
    own = np.array([a['own'] for a in report['ads'].values()])
    qs = np.array([a['q'] for a in report['ads'].values()])
    ks = np.array([a['kinds'] for a in report['ads'].values()])
    for k, name in enumerate(KINDS):
        lower = (qs[:, 1 + 3 * k:4 + 3 * k] < qs[:, :1]).mean()
        top = np.sort(own[:, k])[::-1]
        found = (ks[:, k, :, k] > top[min(len(top) - 1, max(0, len(top) // 100))]).mean()
        print(job, name, 'unknown' if name in unknown else '', f'ranked lower {lower:.3f}, found at 1 % false alarms {found:.3f}, own max {top[0]:.2f}')
json.dump(report, open(out / f'sound-{job}.json', 'w'))
print(job, 'done', step)
