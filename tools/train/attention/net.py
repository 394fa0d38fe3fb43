"""The attention net: MobileNetV2 features and a small top-down decoder, one logit per 4 x 4 pixels."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# expansion, channels, repeats, stride of MobileNetV2's stages
STAGES = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))
TAPS = {2: 24, 5: 32, 12: 96, 16: 320}  # last block at 1/4, 1/8, 1/16, 1/32 of the size, and its channels


class Conv(nn.Module):
    """Convolution, optional batch norm, optional ReLU6; stride 2 pads right and bottom only, as TensorFlow does."""

    def __init__(self, inputs, outputs, kernel=1, stride=1, groups=1, act=True, norm=False, dilation=1):
        super().__init__()
        pad = 0 if stride == 2 else dilation * (kernel // 2)
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, pad, dilation, groups)
        self.norm = nn.BatchNorm2d(outputs) if norm else nn.Identity()
        self.act, self.stride = act, stride

    def forward(self, x):
        if self.stride == 2:
            x = F.pad(x, (0, 1, 0, 1))
        x = self.norm(self.conv(x))
        return F.relu6(x) if self.act else x


class Block(nn.Module):
    def __init__(self, inputs, outputs, stride, expansion):
        super().__init__()
        inner = inputs * expansion
        self.expand = Conv(inputs, inner) if expansion > 1 else nn.Identity()
        self.depth = Conv(inner, inner, 3, stride, inner)
        self.project = Conv(inner, outputs, act=False)
        self.skip = stride == 1 and inputs == outputs

    def forward(self, x):
        y = self.project(self.depth(self.expand(x)))
        return x + y if self.skip else y


def separable(channels, kernel=3, dilation=1):
    return nn.Sequential(
        Conv(channels, channels, kernel, groups=channels, norm=True, dilation=dilation), Conv(channels, channels, norm=True))


class AttentionNet(nn.Module):
    def __init__(self, width=64, wide_context=False):
        super().__init__()
        self.stem = Conv(3, 32, 3, 2)
        blocks, channels = [], 32
        for expansion, outputs, repeats, stride in STAGES:
            for index in range(repeats):
                blocks.append(Block(channels, outputs, stride if index == 0 else 1, expansion))
                channels = outputs
        self.blocks = nn.ModuleList(blocks)
        self.lateral = nn.ModuleList(Conv(c, width, norm=True, act=False) for c in TAPS.values())
        self.top = Conv(width, width, 3, norm=True)
        self.context = nn.Linear(width, width)
        self.dilated = nn.ModuleList(separable(width, 3, d) for d in (2, 4)) if wide_context else nn.ModuleList()
        self.mix = nn.ModuleList(separable(width) for _ in range(3))
        self.head = nn.Sequential(
            Conv(width, width, 5, groups=width, norm=True), Conv(width, width // 2, norm=True), nn.Conv2d(width // 2, 1, 1))
        self.words = nn.Conv2d(width, 1, 1)  # helper task of training: where are words?

    def features(self, image):
        x = self.stem(image / 127.5 - 1)
        taps = []
        for index, block in enumerate(self.blocks):
            x = block(x)
            if index in TAPS:
                taps.append(x)
        return taps

    def decode(self, taps):
        y = self.top(self.lateral[3](taps[3]))
        y = y + self.context(y.mean((2, 3)))[:, :, None, None]
        for level in (2, 1, 0):
            y = F.interpolate(y, scale_factor=2.0, mode='bilinear', align_corners=False)
            y = self.mix[level](y + self.lateral[level](taps[level]))
            if level == 2:
                for dilated in self.dilated:
                    y = y + dilated(y)
        return y

    def forward(self, image):
        y = self.decode(self.features(image))
        return self.head(y), self.words(y)


class Exported(nn.Module):
    """What ships: the logits and the pooled features of one pass."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, image):
        taps = self.net.features(image)
        embedding = torch.cat([taps[2].mean((2, 3)), taps[3].mean((2, 3))], 1)
        return self.net.head(self.net.decode(taps)), embedding


def load_backbone(net, path):
    stored, own = np.load(path), net.state_dict()
    with torch.no_grad():
        for name in stored.files:
            layer, part = name.rsplit('.', 1)
            own[f'{layer}.conv.{part}'].copy_(torch.from_numpy(stored[name].astype(np.float32)))
    return len(stored.files)
