"""MobileNetV2 with a head over means and spreads of four of its maps: kinds of spoiling, rank, and 96 features."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from spoil import KINDS

STAGES = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))
TAPS = (2, 5, 12, 16)
WIDTHS = (24, 32, 96, 320)


class Conv(nn.Module):
    def __init__(self, i, o, k=1, s=1, g=1, act=True):
        super().__init__()
        self.conv, self.act, self.s = nn.Conv2d(i, o, k, s, 0 if s == 2 else k // 2, 1, g), act, s

    def forward(self, x):
        if self.s == 2:
            x = F.pad(x, (0, 1, 0, 1))
        x = self.conv(x)
        return F.relu6(x) if self.act else x


class Block(nn.Module):
    def __init__(self, i, o, s, e):
        super().__init__()
        n = i * e
        self.expand = Conv(i, n) if e > 1 else nn.Identity()
        self.depth, self.project, self.skip = Conv(n, n, 3, s, n), Conv(n, o, act=False), s == 1 and i == o

    def forward(self, x):
        y = self.project(self.depth(self.expand(x)))
        return x + y if self.skip else y


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
        self.kinds, self.rank = nn.Linear(96, len(KINDS)), nn.Linear(96, 1)
        self.drop = nn.Dropout(0.25)

    def forward(self, image):
        x = image / 127.5 - 1
        pool = [x.mean((2, 3)), x.flatten(2).std(2), x.amax((2, 3)), x.amin((2, 3))]
        x = self.stem(x)
        for i, b in enumerate(self.blocks):
            x = b(x)
            if i in TAPS:
                pool += [x.mean((2, 3)), (x.flatten(2).var(2, unbiased=False) + 1e-4).sqrt()]
        e = F.relu(self.body(self.drop(self.norm(torch.cat(pool, 1)))))
        return self.kinds(self.drop(e)), self.rank(e)[:, 0], e
