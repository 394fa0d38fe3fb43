"""python3 train.py JOB OUT MINUTES [MAKERS [SPAN]]: JOB is f0 f1 f2 (one third of the ads kept out) or all; SPAN "0,.5" is the first half of a fit in two runs."""
import json, pathlib, random, sys, time
import numpy as np
import torch
import torch.multiprocessing as mp
import torch.nn as nn
import torch.nn.functional as F
from batches import FOLDS, SIDE, Pictures, make_batches
from jpeg import jpeg
from soundness_net import Net
from spoil import KINDS, letterbox

SPREAD = 0.25
MIRRORED, INVERTED = KINDS.index('mirrored'), KINDS.index('inverted')
here = pathlib.Path(__file__).parent
dev = 'cuda' if torch.cuda.is_available() else 'cpu'
size = 48 if dev == 'cuda' else 4
torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True


def begin(job):
    """From an earlier run of the same job (sound-JOB.pt) or the net that ships (start.npz of start_from.py) where it is there, else from the backbone alone."""
    net = Net()
    if (here / f'sound-{job}.pt').exists():
        net.load_state_dict({k: v.float() for k, v in torch.load(here / f'sound-{job}.pt').items()})
        return net.to(dev).to(memory_format=torch.channels_last), True
    warm = (here / 'start.npz').exists()
    have = np.load(here / ('start.npz' if warm else 'backbone.npz'))
    state = net.state_dict()
    for name in have.files:
        k = name.rsplit('.', 1)
        target = name if warm else f'{k[0]}.conv.{k[1]}'
        assert state[target].shape == have[name].shape, target
        state[target] = torch.from_numpy(have[name].astype(np.float32))
    net.load_state_dict(state)
    return net.to(dev).to(memory_format=torch.channels_last), warm


def loss_of(kinds, q, label):
    whole = torch.zeros_like(q)
    whole[:, 0] = 1
    whole[:, 1] = ((label[:, 1].sum(1) == 1) & (label[:, 1, MIRRORED] == 1)).float()
    loss_kinds = F.binary_cross_entropy_with_logits(kinds, label, pos_weight=torch.tensor(3.0, device=dev))
    # A negative has to lose by more: the product asks by how much sounder a picture looks the other way.
    margin = 1 + 2 * label[:, 1, INVERTED]
    loss_rank = ((1 - whole[:, 1]) * F.softplus(margin - (q[:, 0] - q[:, 1]))).mean() + 0.5 * F.softplus(.5 - (q[:, 1] - q[:, 2])).mean()
    loss = 3 * loss_kinds + loss_rank + SPREAD * q[:, 0].var() + 0.3 * F.binary_cross_entropy_with_logits(q, whole)
    return loss, loss_kinds, loss_rank


def fit(job, queue, minutes, begins, ends):
    net, warm = begin(job)
    trunk = [p for n, p in net.named_parameters() if n.startswith(('stem', 'blocks'))]
    top = [p for n, p in net.named_parameters() if not n.startswith(('stem', 'blocks'))]
    pace = 0.7 if warm else 1
    opt = torch.optim.AdamW([{'params': trunk, 'lr': 3e-4 * pace}, {'params': top, 'lr': 1e-3 * pace}], weight_decay=0.02)
    base = [g['lr'] for g in opt.param_groups]
    average = {k: v.detach().clone() for k, v in net.state_dict().items()}
    start, step = time.time(), 0
    while True:
        image, label = queue.get()
        # What is opened and compiled with the first steps takes none of the time.
        start = time.time() if step < 5 else start
        t = (time.time() - start) / (60 * minutes)
        if t >= 1:
            break
        t = begins + (ends - begins) * t
        for g, lr in zip(opt.param_groups, base):
            g['lr'] = lr * min(1, (step + 1) / 200) * (0.5 + 0.5 * np.cos(np.pi * t))
        net.train()
        label = label.to(dev)
        with torch.autocast('cuda', torch.bfloat16, enabled=dev == 'cuda'):
            kinds, q, _ = net(image.float().to(memory_format=torch.channels_last))
        loss, loss_kinds, loss_rank = loss_of(kinds.float().view(len(label), 3, -1), q.float().view(len(label), 3), label)
        opt.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        opt.step()
        with torch.no_grad():
            keep = min(0.998, step / (step + 20))
            names = list(average)
            state = net.state_dict()
            torch._foreach_lerp_([average[k] for k in names], [state[k] for k in names], 1 - keep)
        step += 1
        if step % 100 == 0 or step < 8 or dev == 'cpu':
            print(job, step, f'{time.time() - start:.1f}s', f'{loss.item():.3f} kinds {loss_kinds.item():.3f} rank {loss_rank.item():.3f}', flush=True)
        del image
    net.load_state_dict(average)
    return net.eval(), step


def hold_against(job, net, pictures, report):
    """What the net says of the ads kept out, and of a copy a kind."""
    r = random.Random(5)
    with torch.no_grad():
        for i in (pictures.held if dev == 'cuda' else pictures.held[:2]):
            x = pictures.pics[i].float()
            images = [letterbox(x, SIDE)] + [letterbox(pictures.spoilt(x, i, k, r), SIDE) for k in KINDS]
            kinds, q, _ = net(jpeg(torch.stack(images)))
            report['ads'][pictures.meta[i]['name']] = {
                'own': torch.sigmoid(kinds[0]).tolist(), 'q': q.tolist(),
                'kinds': [[round(v, 4) for v in row] for row in torch.sigmoid(kinds[1:]).tolist()]}
    own, qs, ks = (np.array([a[key] for a in report['ads'].values()]) for key in ('own', 'q', 'kinds'))
    for k, name in enumerate(KINDS):
        lower = (qs[:, 1 + k] < qs[:, 0]).mean()
        top = np.sort(own[:, k])[::-1]
        found = (ks[:, k, k] > top[min(len(top) - 1, max(0, len(top) // 100))]).mean()
        print(job, name, f'ranked lower {lower:.3f}, found at 1 % false alarms {found:.3f}, beyond all {(ks[:, k, k] > top[0]).mean():.3f}, own max {top[0]:.2f}')


def main(job, out, minutes, makers=4, span='0,1'):
    torch.manual_seed(3)
    context = mp.get_context('spawn')
    queue = context.Queue(6)
    workers = [context.Process(target=make_batches, args=(str(here), FOLDS[job], size, 100 * (FOLDS[job] + 2) + n, queue), daemon=True) for n in range(int(makers))]
    for worker in workers:
        worker.start()
    begins, ends = map(float, span.split(','))
    net, step = fit(job, queue, float(minutes), begins, ends)
    for worker in workers:
        worker.terminate()
    torch.save({k: v.half().cpu() for k, v in net.state_dict().items()}, pathlib.Path(out) / f'sound-{job}.pt')
    report = {'job': job, 'steps': step, 'ads': {}}
    if job != 'all' and ends == 1:
        hold_against(job, net, Pictures(here, dev, FOLDS[job], 21), report)
    json.dump(report, open(pathlib.Path(out) / f'sound-{job}.json', 'w'))
    print(job, 'done', step)


if __name__ == '__main__':
    main(*sys.argv[1:])
