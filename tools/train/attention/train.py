"""Trains one variant of the attention net and writes NAME.onnx and NAME.json.

usage: train.py NAME DATA_FOLDER OUT_FOLDER [SECONDS]
DATA_FOLDER holds photos.npz, atlas.npz and backbone.npz. The averaged weights of the last step are exported; no checkpoint is
chosen. The learning rate follows the steps, or the seconds where those run out first.
"""
import copy
import json
import math
import pathlib
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from batches import load_atlas, load_photos, place, recolour
from export import export
from layouts import layout, unit
from net import AttentionNet, load_backbone
from teachers import load_teacher, mean_map
from variants import options_of

SHAPES = ((0.8, 1), (0.8, 1), (1, 1), (1, 0.8))
ASPECTS = ((0.5625, 1), (0.8, 1), (1, 1), (1, 0.8), (1, 0.6))  # layouts are wider and taller than photos


def shape_of(rng, aspects, scales):
    tall, wide = aspects[rng.integers(len(aspects))]
    scale = scales[rng.integers(len(scales))]
    return int(tall * scale) // 32 * 32, int(wide * scale) // 32 * 32


def part_of(chosen, kind, part):
    """Every part-th photograph of each set, in an order drawn once: an eighth lies inside the quarter, that inside the half."""
    order = torch.from_numpy(np.random.default_rng(20261115).permutation(len(chosen)))
    kept = [order[kind[order] == k][:math.ceil(int((kind == k).sum()) / part)] for k in kind.unique()]
    return chosen[torch.cat(kept).sort().values]


def prior_map(prior, coarse, kind):
    """A centre Gaussian per photo set, in the photo's own coordinates: kept outside the net, dropped at export."""
    p = prior[kind][:, :, None, None]
    return (-p[:, 0] * (coarse[..., 0] - 0.5) ** 2 - p[:, 1] * (coarse[..., 1] - p[:, 2]) ** 2)[:, None]


def losses(logits, looks, points=None, valid=None):
    log_p = F.log_softmax(logits.flatten(1), 1)
    p, goal = log_p.exp(), looks.flatten(1)
    goal = goal / goal.sum(1, keepdim=True).clamp(min=1e-6)
    kl = (goal * (torch.log(goal + 1e-8) - log_p)).sum(1).mean()
    a, b = p - p.mean(1, keepdim=True), goal - goal.mean(1, keepdim=True)
    cc = ((a * b).sum(1) / (a.norm(dim=1) * b.norm(dim=1) + 1e-9)).mean()
    if points is None:
        return kl, cc, torch.zeros((), device=logits.device)
    z = (a / (p.std(1, keepdim=True) + 1e-9)).view_as(logits)
    at = F.grid_sample(z, (points * 2 - 1)[:, :, None], align_corners=False)[:, 0, :, 0]
    return kl, cc, ((at * valid).sum(1) / valid.sum(1).clamp(min=1)).mean()


def train(name, folder, out, seconds):
    options = options_of(name)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.manual_seed(options['seed'])
    rng = np.random.default_rng(options['seed'])
    photos = load_photos(folder / 'photos.npz', device, rng)
    atlas = load_atlas(folder / 'atlas.npz', device)
    chosen = torch.arange(len(photos['held']))[~photos['held']]
    chosen = part_of(chosen, photos['kind'].cpu()[chosen], options['part'])
    weight = np.array(options['kinds'])[photos['kind'].cpu().numpy()[chosen]]
    weight = weight / weight.sum()

    net = AttentionNet(options['width'], options['wide_context'])
    teachers = [load_teacher(folder / 'teachers' / f'{teacher}.onnx')
                for teacher in options['teachers']]
    if teachers:  # the student starts from the first teacher's features
        first = teachers[0].state_dict()
        net.load_state_dict({name: first[name] for name in first if name.startswith(('stem', 'blocks'))}, strict=False)
    else:
        load_backbone(net, folder / 'backbone.npz')
    teachers = [teacher.to(device, memory_format=torch.channels_last) for teacher in teachers]
    net = net.to(device, memory_format=torch.channels_last)
    average = copy.deepcopy(net).eval()
    body = [p for n, p in net.named_parameters() if n.startswith(('stem', 'blocks'))]
    tail = [p for n, p in net.named_parameters() if not n.startswith(('stem', 'blocks'))]
    prior = nn.Parameter(torch.tensor([[8.0, 8.0, 0.5]] * 3, device=device))
    groups = [dict(params=tail, lr=options['lr']), dict(params=body, lr=options['backbone_lr'])]
    if options['prior']:
        groups.append(dict(params=[prior], lr=0.02, weight_decay=0.0))
    optimiser = torch.optim.AdamW(groups, weight_decay=options['decay'])
    rates = [group['lr'] for group in optimiser.param_groups]
    whole = torch.tensor([[0.0, 0, 1, 1]], device=device)
    start, step, log = time.time(), 0, []
    while (done := max(step / options['steps'], (time.time() - start) / seconds)) < 1:
        rate = min(1, step / 100) * 0.5 * (1 + math.cos(math.pi * done)) + 0.005
        for group, base in zip(optimiser.param_groups, rates):
            group['lr'] = base * rate
        net.train()
        synthetic = rng.random() < options['layouts']
        height, width = shape_of(rng, ASPECTS if synthetic and options['text'] else SHAPES,
                                 options['layout_scales'] if synthetic else options['scales'])
        batch = max(8, round(options['batch'] * min(1, 320 * 320 / (height * width))))
        with torch.no_grad():
            if synthetic:
                x, looks, words = layout(photos, atlas, chosen, height, width, batch, options, rng)
                points = valid = None
            else:
                index = chosen[torch.from_numpy(rng.choice(len(chosen), batch, p=weight))].to(device)
                put = place(photos, index, height, width, whole.expand(batch, 4), options['crop'])
                x, looks, points, valid = put['picture'], put['looks'], put['points'], put['valid']
            x = recolour(x, options['colour']).contiguous(memory_format=torch.channels_last)
            if teachers:
                looks = (1 - options['teach']) * unit(looks) + options['teach'] * mean_map(teachers, x)
        logits, word_logits = net(x)
        if options['prior'] and not synthetic:
            logits = logits + prior_map(prior, put['coarse'], photos['kind'][index])
        kl, cc, nss = losses(logits, looks, points, valid)
        loss = kl + options['cc'] * (1 - cc) - options['nss'] * nss
        if synthetic and options['words']:
            loss = loss + options['words'] * F.binary_cross_entropy_with_logits(word_logits, words)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_([p for g in optimiser.param_groups for p in g['params']], 5.0)
        optimiser.step()
        step += 1
        keep = min(options['average'], step / (step + 50))
        with torch.no_grad():
            for mine, new in zip(average.state_dict().values(), net.state_dict().values()):
                if mine.is_floating_point():
                    mine.lerp_(new, 1 - keep)
                else:
                    mine.copy_(new)
        if step in (1, 20, 100) or step % 400 == 0:
            log.append([step, round(time.time() - start), synthetic, *(round(v.item(), 4) for v in (kl, cc, nss))])
            print(name, *log[-1], flush=True)
    info = dict(name=name, options=options, photos=len(chosen), steps=step, seconds=round(time.time() - start), log=log,
                parameters=sum(p.numel() for p in net.parameters()), prior=prior.tolist() if options['prior'] else None)
    export(average.cpu().to(memory_format=torch.contiguous_format), out / f'{name}.onnx')
    (out / f'{name}.json').write_text(json.dumps(info))
    print(name, 'done', info['steps'], info['seconds'], flush=True)


if __name__ == '__main__':
    limit = float(sys.argv[4]) if len(sys.argv) > 4 else 1e9
    pathlib.Path(sys.argv[3]).mkdir(parents=True, exist_ok=True)
    train(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), limit)
