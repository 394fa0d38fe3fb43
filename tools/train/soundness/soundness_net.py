"""MobileNetV2 with a head over means and spreads of four of its maps, and over what stands where: kinds of spoiling, rank, and 96 features."""
import pathlib
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from spoil import KINDS

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / 'attention'))
from net import STAGES, Block, Conv  # noqa: E402  (the attention net has the same backbone)

TAPS = (2, 5, 12, 16)
WIDTHS = (24, 32, 96, 320)
SIDE = 320
CELLS = SIDE // 32


class Layer(nn.Module):
    """Every place asks every other one: seams, halves and repetitions are told by places that do not fit each other."""

    def __init__(self, width, heads=4):
        super().__init__()
        self.heads = heads
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.ask, self.answer = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

    def forward(self, x):
        n, places, width = x.shape
        q, k, v = self.ask(self.before(x)).reshape(n, places, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        seen = torch.softmax(q @ k.transpose(-1, -2) * (width // self.heads) ** -.5, -1) @ v
        x = x + self.answer(seen.permute(0, 2, 1, 3).reshape(n, places, width))
        return x + self.narrow(F.relu(self.wide(self.between(x))))


class Places(nn.Module):
    def __init__(self, width=96):
        super().__init__()
        self.near, self.far = nn.Conv2d(WIDTHS[2], width // 2, 2, 2), nn.Conv2d(WIDTHS[3], width // 2, 1)
        self.where = nn.Parameter(torch.randn(1, CELLS * CELLS, width) * .02)
        self.layers = nn.Sequential(Layer(width), Layer(width))
        self.last = nn.LayerNorm(2 * width)
        self.out = nn.Linear(2 * width, 96)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, near, far):
        x = torch.cat((self.near(near), self.far(far)), 1)
        x = self.layers(x.flatten(2).transpose(1, 2) + self.where)
        return self.out(self.last(torch.cat((x.mean(1), x.amax(1)), 1)))


def spread(x, unbiased):
    count = x.shape[2] * x.shape[3]
    return ((x - x.mean((2, 3), keepdim=True)) ** 2).sum((2, 3)) / (count - unbiased)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = Conv(3, 32, 3, 2)
        blocks, c = [], 32
        for e, o, n, s in STAGES:
            for i in range(n):
                blocks.append(Block(c, o, s if i == 0 else 1, e))
                c = o
        self.blocks = nn.ModuleList(blocks)
        self.norm = nn.LayerNorm(2 * sum(WIDTHS) + 12)
        self.body = nn.Linear(2 * sum(WIDTHS) + 12, 96)
        self.places = Places()
        self.kinds, self.rank = nn.Linear(96, len(KINDS)), nn.Linear(96, 1)
        self.drop = nn.Dropout(0.25)

    def forward(self, image):
        x = image / 127.5 - 1
        pool, maps = [x.mean((2, 3)), spread(x, 1).sqrt(), x.amax((2, 3)), x.amin((2, 3))], []
        x = self.stem(x)
        for i, b in enumerate(self.blocks):
            x = b(x)
            if i in TAPS:
                maps.append(x)
                pool += [x.mean((2, 3)), (spread(x, 0) + 1e-4).sqrt()]
        e = F.relu(self.body(self.drop(self.norm(torch.cat(pool, 1)))) + self.places(maps[2], maps[3]))
        return self.kinds(self.drop(e)), self.rank(e)[:, 0], e
