"""Still further ways to do the same damage (FURTHER), and more damage without a name of its own (NAMELESS)."""
import math

import torch
import torch.nn.functional as F

from jpeg import LIGHT, rounded
from spoil import colour, drawn_through, ground_of, luma, paste, resize


def places(x):
    _, h, w = x.shape
    return torch.meshgrid(torch.linspace(0, 1, h, device=x.device), torch.linspace(0, 1, w, device=x.device), indexing='ij')


def bent_dark(x, boxes, r, others):
    return 255 * (x.clamp(0, 255) / 255) ** r.uniform(1.9, 3.2)


def bent_light(x, boxes, r, others):
    return 255 * (x.clamp(0, 255) / 255) ** r.uniform(.2, .5)


def swapped(x, boxes, r, others):
    """Halves in each other's place, or one half a mirror of the other."""
    axis = r.choice((1, 2))
    n = x.shape[axis] // 2
    a, b = x.narrow(axis, 0, n), x.narrow(axis, x.shape[axis] - n, n)
    if r.random() < .5:
        return torch.cat((b, a), axis)
    a = a if r.random() < .5 else b.flip(axis)
    return torch.cat((a, a.flip(axis)), axis)


def slipped(x, boxes, r, others):
    """Strips pushed to the side, across or down."""
    axis, along = r.choice(((1, 2), (2, 1)))
    n, y = r.randint(4, 20), x.clone()
    wide = max(1, x.shape[axis] // n)
    for k in range(0, x.shape[axis], wide):
        own = x.narrow(axis, k, min(wide, x.shape[axis] - k))
        by = 0 if r.random() < .3 else int(r.uniform(-.25, .25) * x.shape[along])
        y.narrow(axis, k, own.shape[axis]).copy_(own.roll(by, along))
    return y


def blotted(x, boxes, r, others):
    """One stain, as large as a hand."""
    ys, xs = places(x)
    cx, cy, size = r.uniform(.2, .8), r.uniform(.2, .8), r.uniform(.1, .35)
    around = torch.atan2(ys - cy, xs - cx)
    reach = size * (1 + r.uniform(0, .25) * torch.sin(around * r.randint(2, 7) + r.uniform(0, 6)))
    far = ((xs - cx) ** 2 + ((ys - cy) * r.uniform(.6, 1.5)) ** 2).sqrt()
    share = (((reach - far) / reach) * r.choice((4, 40))).clamp(0, 1)[None] * r.uniform(.7, 1)
    return x * (1 - share) + colour(r, x.device, 0, 160) * share


def bars_level(x, boxes, r, others):
    y, (_, h, w) = x.clone(), x.shape
    tone = ground_of(x, r)
    for _ in range(r.randint(1, 4)):
        at, wide = r.uniform(.1, .8), r.uniform(.04, .14)
        if r.random() < .7:
            y[:, int(at * h):int((at + wide) * h) + 1] = tone
        else:
            y[:, :, int(at * w):int((at + wide) * w) + 1] = tone
    return y


def few_colours(x, boxes, r, others):
    """Every point in the nearest of a few colours of its own."""
    flat = x.reshape(3, -1)
    palette = flat[:, torch.tensor([r.randrange(flat.shape[1]) for _ in range(r.choice((3, 4, 5, 6)))], device=x.device)]
    nearest = ((flat[:, None] - palette[:, :, None]) ** 2).sum(0).argmin(0)
    return palette[:, nearest].reshape(x.shape)


def dithered(x, boxes, r, others):
    n = r.choice((1, 1, 2, 3))
    y = luma(x).expand_as(x) if r.random() < .5 else x
    return torch.floor(y / 255 * n + torch.rand_like(x[:1])).clamp(0, n) / n * 255


def overdone(x, boxes, r, others):
    """Contrast of each neighbourhood driven up, with rims of light."""
    _, h, w = x.shape
    k = r.uniform(6, 24)
    around = resize(resize(x, max(2, h / k), max(2, w / k)), h, w)
    return 128 + (x - around) * r.uniform(1.8, 4) + (around - 128) * r.uniform(.2, .8)


def two_tones(x, boxes, r, others):
    a, b, t = colour(r, x.device, 0, 120), colour(r, x.device, 120, 255), luma(x) / 255
    return a * (1 - t) + b * t


def wave_print(x, boxes, r, others):
    """The patterns of a screen photographed."""
    ys, xs = places(x)
    y = x
    for _ in range(r.choice((1, 2))):
        t, n, bend = r.uniform(0, math.pi), r.uniform(15, 90), r.uniform(0, 3)
        wave = torch.sin(n * (xs * math.cos(t) + ys * math.sin(t) + bend * .05 * torch.sin(3 * ys)))
        y = y * (1 + r.uniform(.15, .45) * wave[None])
    return y


def chequered(x, boxes, r, others):
    _, h, w = x.shape
    n = r.uniform(6, 50)
    rows, cols = torch.arange(h, device=x.device) // n, torch.arange(w, device=x.device) // n
    on = ((rows[:, None] + cols[None]) % 2)[None] * r.uniform(.25, .8)
    return x * (1 - on) + r.choice((0., 255., 128.)) * on


def sheared(x, boxes, r, others):
    k = r.uniform(.15, .6) * r.choice((-1, 1))
    level = r.random() < .7
    fill = ground_of(x, r)
    return drawn_through(x, (lambda u, v: u + k * v) if level else (lambda u, v: u), (lambda u, v: v) if level else (lambda u, v: v + k * u), fill)


def partly_blurred(x, boxes, r, others):
    _, h, w = x.shape
    ys, xs = places(x)
    k = r.uniform(5, 14)
    t = r.uniform(0, 6.3)
    share = (((xs - .5) * math.cos(t) + (ys - .5) * math.sin(t) + r.uniform(0, .25)) * 8).clamp(0, 1)[None]
    return x * (1 - share) + resize(resize(x, max(2, h / k), max(2, w / k)), h, w) * share


def zoomed(x, boxes, r, others):
    most, steps = r.uniform(.06, .25), 9
    scaled = [drawn_through(x, lambda u, v, k=1 - most * n / steps: u * k, lambda u, v, k=1 - most * n / steps: v * k) for n in range(steps)]
    return torch.stack(scaled).mean(0)


def bulging_width(x, boxes, r, others):
    k = r.choice((r.uniform(1.6, 2.6), r.uniform(.4, .6)))
    bend = lambda u: u.sign() * u.abs().clamp(min=1e-4) ** k
    return drawn_through(x, lambda u, v: bend(u), lambda u, v: v)


def half_turned(x, boxes, r, others):
    """One part as a negative, in grey or in the dark."""
    axis = r.choice((1, 2))
    n = int(x.shape[axis] * r.uniform(.3, .7))
    y, way = x.clone(), r.random()
    own = y.narrow(axis, 0 if r.random() < .5 else x.shape[axis] - n, n)
    own.copy_(255 - own if way < .4 else luma(own).expand_as(own) if way < .6 else own * .25)
    return y


def mirrored_ghost(x, boxes, r, others):
    a = r.uniform(.3, .5)
    return x * (1 - a) + x.flip((r.choice((1, 2)),)) * a


def boxes_of(x, boxes):
    _, h, w = x.shape
    for b in boxes:
        t, l, d, e = max(0, int(b[1] * h)), max(0, int(b[0] * w)), min(h, int((b[1] + b[3]) * h) + 1), min(w, int((b[0] + b[2]) * w) + 1)
        if d - t > 4 and e - l > 8:
            yield t, l, d, e


def lines_over_lines(x, boxes, r, others):
    """Lines of writing set over one another, or read from right to left."""
    anywhere = [[r.uniform(0, .5), r.uniform(0, .9), r.uniform(.2, .5), r.uniform(.04, .1)] for _ in range(6)]
    y, found = x.clone(), list(boxes_of(x, boxes or anywhere))
    for t, l, d, e in r.sample(found, min(len(found), r.randint(1, 4))) if found else ():
        own = x[:, t:d, l:e]
        if r.random() < .4:
            y[:, t:d, l:e] = own.flip((2,))
        else:
            paste(y, torch.minimum(own, own.roll(int((e - l) * r.uniform(.1, .5)), 2)), t + int((d - t) * r.uniform(-.6, .6)), l + int((e - l) * r.uniform(-.2, .2)), r.uniform(.5, 1))
    return y


def false_colours(x, boxes, r, others):
    turn = [r.uniform(0, 6.3) for _ in range(3)]
    t = luma(x)[0] / 255 * r.uniform(4, 9)
    return torch.stack([127 + 127 * torch.sin(t + v) for v in turn])


def blotchy(x, boxes, r, others):
    _, h, w = x.shape
    n = r.randint(4, 16)
    cloud = resize(torch.randn(3, n, n, device=x.device), h, w)
    return x + cloud * r.uniform(35, 90)


def crushed(x, boxes, r, others):
    """Kept as a JPEG of hardly any quality."""
    _, h, w = x.shape
    padded = F.pad(x, (0, -w % 8, 0, -h % 8), mode='replicate')
    steps = torch.tensor(LIGHT, dtype=torch.float32, device=x.device) * r.uniform(4, 12)
    return rounded(padded, steps)[:, :h, :w]


def creased(x, boxes, r, others):
    ys, xs = places(x)
    y = x
    for _ in range(r.randint(2, 7)):
        t, at = r.uniform(0, math.pi), r.uniform(.15, .85)
        off = (xs - .5) * math.cos(t) + (ys - .5) * math.sin(t) + .5 - at
        y = y * (1 + r.uniform(.2, .5) * torch.sign(off) * torch.exp(-off.abs() * r.uniform(8, 40)))[None]
    return y


def combed(x, boxes, r, others):
    """Every other row from a moment later."""
    y, n = x.clone(), r.choice((1, 2, 3))
    on = (torch.arange(x.shape[1], device=x.device) // n) % 2 == 1
    y[:, on] = x[:, on].roll(int(r.choice((-1, 1)) * r.uniform(.01, .06) * x.shape[2]) or 2, 2)
    return y


def sorted_runs(x, boxes, r, others):
    """Points of a part sorted by their light."""
    y, (_, h, w) = x.clone(), x.shape
    t, l = int(h * r.uniform(0, .4)), int(w * r.uniform(0, .4))
    part = y[:, t:t + int(h * r.uniform(.3, .6)), l:l + int(w * r.uniform(.3, .6))]
    order = luma(part).sort(2).indices.expand_as(part)
    part.copy_(part.gather(2, order))
    return y


FURTHER = {'dark': (bent_dark,), 'blown': (bent_light,), 'moved': (swapped, slipped), 'barred': (blotted, bars_level), 'posterised': (few_colours, dithered),
           'sharpened': (overdone,), 'tinted': (two_tones,), 'lined': (wave_print, chequered, combed), 'warped': (sheared,), 'soft': (partly_blurred, zoomed, crushed),
           'squeezed': (bulging_width,), 'half_faded': (half_turned,), 'doubled': (mirrored_ghost,), 'patched': (lines_over_lines,)}
NAMELESS = (false_colours, blotchy, creased, sorted_runs)
