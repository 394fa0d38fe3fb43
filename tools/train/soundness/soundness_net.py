"""MobileNetV2 with a head over means and spreads of four of its maps: kinds of spoiling, rank, and 96 features."""
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
