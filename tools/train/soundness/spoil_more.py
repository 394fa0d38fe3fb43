"""Further ways to do the same damage, and damage without a name of its own (UNNAMED): only the rank learns from the latter."""
import math

import torch
import torch.nn.functional as F

from spoil import BANK, colour, drawn_through, ground_of, luma, resize


def blurred_along(x, boxes, r, others):
    """A picture moved while it was taken."""
    n = r.randint(5, 21) | 1
    t = r.uniform(0, math.pi)
    kernel = torch.zeros(n, n, device=x.device)
    for k in range(8 * n):
        d = (k / (8 * n - 1) - .5) * (n - 1)
        kernel[round(n // 2 + d * math.sin(t)), round(n // 2 + d * math.cos(t))] = 1
    kernel = (kernel / kernel.sum())[None, None].expand(3, 1, n, n)
    return F.conv2d(F.pad(x[None], [n // 2] * 4, mode='replicate'), kernel, groups=3)[0]


def peppered(x, boxes, r, others):
    dots = torch.rand_like(x[:1])
    share = r.uniform(.03, .15)
    return torch.where(dots < share / 2, 0., torch.where(dots > 1 - share / 2, 255., x))


def swirled(x, boxes, r, others):
    turn, reach = r.uniform(1, 4) * r.choice((-1, 1)), r.uniform(.5, 1.1)
    angle = lambda u, v: turn * (1 - ((u ** 2 + v ** 2).sqrt() / reach).clamp(max=1)) ** 2
    return drawn_through(x, lambda u, v: u * torch.cos(angle(u, v)) - v * torch.sin(angle(u, v)),
                         lambda u, v: u * torch.sin(angle(u, v)) + v * torch.cos(angle(u, v)))


def rippled(x, boxes, r, others):
    size, long, turn = r.uniform(.01, .04), r.uniform(10, 30), r.uniform(0, 6.3)
    push = lambda u, v: size * torch.sin(long * (u ** 2 + v ** 2).sqrt() + turn)
    return drawn_through(x, lambda u, v: u + push(u, v) * u, lambda u, v: v + push(u, v) * v)


def bulged(x, boxes, r, others):
    k = r.choice((r.uniform(.3, .7), r.uniform(1.4, 2.2)))
    far = lambda u, v: (u ** 2 + v ** 2).clamp(min=1e-4).sqrt().clamp(max=1) ** (k - 1)
    return drawn_through(x, lambda u, v: u * far(u, v), lambda u, v: v * far(u, v), ground_of(x, r) if k < 1 else None)


def glitched(x, boxes, r, others):
    """Blocks out of their places."""
    y, (_, h, w) = x.clone(), x.shape
    for _ in range(r.randint(6, 30)):
        bh, bw = int(h * r.uniform(.03, .2)) + 1, int(w * r.uniform(.08, .4)) + 1
        a, b, c, d = (r.randint(0, n) for n in (h - bh, w - bw, h - bh, w - bw))
        y[:, c:c + bh, d:d + bw] = x[:, a:a + bh, b:b + bw]
    return y


def erased(x, boxes, r, others):
    """A good part covered."""
    y, (_, h, w) = x.clone(), x.shape
    bh, bw = int(h * r.uniform(.3, .7)), int(w * r.uniform(.3, .7))
    t, l = r.randint(0, h - bh), r.randint(0, w - bw)
    y[:, t:t + bh, l:l + bw] = ground_of(x, r)
    return y


def scratched(x, boxes, r, others):
    y, (_, h, w) = x.clone(), x.shape
    ys, xs = torch.meshgrid(torch.arange(h, device=x.device) / h, torch.arange(w, device=x.device) / w, indexing='ij')
    tone = ground_of(x, r)
    for _ in range(r.randint(4, 14)):
        t, at, wide = r.uniform(0, math.pi), r.uniform(.1, .9), r.uniform(.002, .012)
        off = (xs - r.uniform(0, 1)) * math.cos(t) + (ys - at) * math.sin(t) + .02 * torch.sin(r.uniform(2, 12) * xs + at)
        y = torch.where((off.abs() < wide)[None], tone, y)
    return y


def gridded(x, boxes, r, others):
    _, h, w = x.shape
    every, wide = r.uniform(8, 40), r.uniform(1, 4)
    rows = (torch.arange(h, device=x.device) % every < wide)[:, None]
    cols = (torch.arange(w, device=x.device) % every < wide)[None]
    return torch.where((rows | cols)[None], r.choice((0., 0., 255.)), x)


def stamped(x, boxes, r, others):
    """One sticker as large as the picture, half seen through."""
    if not BANK:
        return x * .5
    _, h, w = x.shape
    over = r.choice(BANK).float()
    t, l, k = r.randint(0, 160), r.randint(0, 160), r.randint(90, 160)
    over = resize(over[:, t:t + k, l:l + k], h, w)
    alpha = over[3:] / 255 * r.uniform(.5, 1)
    return x * (1 - alpha) + over[:3] * alpha


def solarised(x, boxes, r, others):
    limit = r.uniform(90, 180)
    return torch.where(x > limit, 255 - x, x)


def embossed(x, boxes, r, others):
    d = r.choice((1, 2))
    return 128 + (x - x.roll((d, d), (1, 2))) * r.uniform(.8, 2)


def etched(x, boxes, r, others):
    grey = luma(x)
    edge = ((grey - grey.roll(1, 1)).abs() + (grey - grey.roll(1, 2)).abs()) * r.uniform(1.5, 4)
    return (255 - edge if r.random() < .6 else edge).expand_as(x)


def glared(x, boxes, r, others):
    _, h, w = x.shape
    ys, xs = torch.meshgrid(torch.linspace(0, 1, h, device=x.device), torch.linspace(0, 1, w, device=x.device), indexing='ij')
    far = ((xs - r.random()) ** 2 + (ys - r.random()) ** 2).sqrt() / r.uniform(.25, .6)
    return x + 255 * r.uniform(.8, 1.4) * (1 - far).clamp(min=0)[None]


def dotted(x, boxes, r, others):
    """Printed in coarse dots."""
    _, h, w = x.shape
    every = r.uniform(4, 9)
    ys, xs = torch.meshgrid(torch.arange(h, device=x.device), torch.arange(w, device=x.device), indexing='ij')
    screen = 127.5 + 63.75 * (torch.cos(xs * 2 * math.pi / every) + torch.cos(ys * 2 * math.pi / every))
    y = luma(x) if r.random() < .5 else x
    return torch.where(y > screen[None], 255., 0.).expand_as(x)


def mixed(x, boxes, r, others):
    """Another picture's lines laid through it."""
    if not others:
        return x * .6 + 60
    _, h, w = x.shape
    return x * .55 + resize(r.choice(others), h, w) * .45


MORE = {'soft': (blurred_along, peppered), 'waved': (swirled, rippled), 'warped': (bulged,), 'moved': (glitched,), 'barred': (erased, scratched),
        'lined': (gridded,), 'strewn': (stamped,)}
UNNAMED = (solarised, embossed, etched, glared, dotted, mixed)
