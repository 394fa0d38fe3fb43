"""Fifteen ways to make a batch of pictures plainly worse, and its negative (the first): none of them may look better made."""
import torch
import torch.nn.functional as F

NEGATIVE, KINDS = 0, 16


def resized(x, size, mode='bilinear'):
    return F.interpolate(x, size=size, mode=mode)


def coarse(x, factor, mode):
    return resized(F.interpolate(x, scale_factor=1 / factor, mode='area'), x.shape[2:], mode)


def colour(x, values):
    return torch.tensor(values, device=x.device, dtype=x.dtype).view(1, 3, 1, 1)


def in_another_order(x, rng):
    tiles = 2 if rng.random() < 0.5 else 4
    height, width = x.shape[2] // tiles, x.shape[3] // tiles
    out = x.clone()
    for to, source in enumerate(rng.permutation(tiles * tiles)):
        (ty, tx), (sy, sx) = divmod(to, tiles), divmod(int(source), tiles)
        out[:, :, ty * height:(ty + 1) * height, tx * width:(tx + 1) * width] = x[:, :, sy * height:(sy + 1) * height, sx * width:(sx + 1) * width]
    return out


def on_a_field(x, rng):
    share = 0.33 + 0.2 * rng.random()
    height, width = int(x.shape[2] * share), int(x.shape[3] * share)
    top, left = rng.integers(0, x.shape[2] - height + 1), rng.integers(0, x.shape[3] - width + 1)
    out = torch.full_like(x, (255.0, 20.0, 128.0)[rng.integers(3)])
    out[:, :, top:top + height, left:left + width] = resized(x, (height, width), 'area')
    return out


def strewn(x, rng):
    out = x.clone()
    for _ in range(rng.integers(10, 40)):
        height, width = (int(rng.integers(6, max(7, side // 5))) for side in x.shape[2:])
        top, left, to, on = (int(rng.integers(0, side - own)) for side, own in ((x.shape[2], height), (x.shape[3], width)) * 2)
        patch = colour(x, rng.integers(0, 256, 3)) if rng.random() < 0.5 else x[:, :, top:top + height, left:left + width].flip(3)
        out[:, :, to:to + height, on:on + width] = patch
    return out


def spoilt(x, kind, rng):
    height, width = x.shape[2:]
    share = 0.6 + 0.2 * rng.random()
    first = rng.random() < 0.5
    if kind == NEGATIVE:
        return 255 - x
    mean = x.mean((2, 3), keepdim=True)
    ways = (
        lambda: (x - mean) * 0.25 + mean,
        lambda: x * (0.15 + 0.2 * rng.random()),
        lambda: (x * 1.8 + 40).clamp(max=255),
        lambda: x * colour(x, ((0.3, 1, 0.3), (1, 0.4, 0.3), (0.3, 0.4, 1))[rng.integers(3)]),
        lambda: coarse(x, 3 + 5 * rng.random(), 'bilinear'),
        lambda: coarse(x, 5 + 6 * rng.random(), 'nearest'),
        lambda: (x + torch.randn_like(x) * (25 + 50 * rng.random())).clamp(0, 255),
        lambda: x.flip(2),
        lambda: resized(x[:, :, :, :int(width * share)] if first else x[:, :, :, -int(width * share):], (height, width)),
        lambda: resized(x[:, :, :int(height * share)] if first else x[:, :, -int(height * share):], (height, width)),
        lambda: in_another_order(x, rng),
        lambda: resized(x.repeat(1, 1, 3, 3), (height, width), 'area'),
        lambda: on_a_field(x, rng),
        lambda: strewn(x, rng),
        lambda: resized(resized(x, (height, int(width * (share - 0.2))), 'area'), (height, width)),
    )
    return ways[kind - 1]()
