"""Spoilings on tensors: each takes a picture (3,H,W; 0..255), its text boxes and a random source, and returns it made worse."""
import math
import random

import torch
import torch.nn.functional as F

KINDS = ('inverted', 'turned', 'mirrored', 'tinted', 'recoloured', 'faded', 'dark', 'blown', 'posterised', 'soft', 'squeezed',
         'moved', 'cut', 'strewn', 'patched', 'shrunk', 'tilted', 'waved', 'lined', 'doubled', 'half_faded', 'barred', 'sharpened',
         'vignetted', 'warped')


def resize(x, h, w):
    return F.interpolate(x[None], size=(max(1, int(h)), max(1, int(w))), mode='bilinear', antialias=True, align_corners=False)[0]


def luma(x):
    return (0.299 * x[0] + 0.587 * x[1] + 0.114 * x[2])[None]


def colour(r, device, low=0, high=255):
    return torch.tensor([r.uniform(low, high) for _ in range(3)], device=device)[:, None, None]


def inverted(x, boxes, r, others):
    way = r.random()
    if way < 0.7:
        return 255 - x
    if way < 0.85:
        return x + 255 - 2 * luma(x)
    y = x.clone()
    for c in r.sample(range(3), r.choice((1, 2))):
        y[c] = 255 - y[c]
    return y


def turned(x, boxes, r, others):
    way = r.random()
    if way < 0.6:
        return x.flip((1, 2))
    if way < 0.75:
        return x.flip((1,))
    return torch.rot90(x, r.choice((1, 3)), (1, 2))


def mirrored(x, boxes, r, others):
    return x.flip((2,))


def tinted(x, boxes, r, others):
    tone = [r.uniform(0, 90), r.uniform(120, 255), r.uniform(0, 255)]
    r.shuffle(tone)
    tone = torch.tensor(tone, device=x.device)[:, None, None]
    way = r.random()
    if way < 0.4:
        a = r.uniform(0.25, 0.6)
        return x * (1 - a) + tone * a
    if way < 0.8:
        return x * (1 - (1 - tone / 255) * r.uniform(0.6, 1))
    return luma(x) * tone / tone.max()


def recoloured(x, boxes, r, others):
    if r.random() < 0.3:
        y = x[r.choice(([1, 2, 0], [2, 0, 1], [2, 1, 0], [1, 0, 2], [0, 2, 1]))]
    else:
        t = r.uniform(50, 310) * math.pi / 180
        c, s, k = math.cos(t), math.sin(t), 1 / 3
        q = math.sqrt(1 / 3)
        m = torch.tensor([[c + (1 - c) * k, k * (1 - c) - q * s, k * (1 - c) + q * s],
                          [k * (1 - c) + q * s, c + k * (1 - c), k * (1 - c) - q * s],
                          [k * (1 - c) - q * s, k * (1 - c) + q * s, c + k * (1 - c)]], device=x.device)
        y = (m @ x.reshape(3, -1)).reshape(x.shape)
    grey = luma(y)
    y = grey + (y - grey) * r.uniform(1, 2.8)
    return 128 + (y - 128) * r.choice((1, r.uniform(1, 2.4)))


def faded(x, boxes, r, others):
    y = luma(x).expand_as(x) if r.random() < 0.4 else x
    keep = r.uniform(0.12, 0.42)
    ground = r.uniform(60, 255) if r.random() < 0.7 else colour(r, x.device, 60, 255)
    return y * keep + ground * (1 - keep)


def dark(x, boxes, r, others):
    return x * r.uniform(0.1, 0.38) if r.random() < 0.6 else 255 * (x.clamp(0, 255) / 255) ** r.uniform(2.5, 5)


def blown(x, boxes, r, others):
    return x * r.uniform(1.5, 3) + r.uniform(20, 100)


def posterised(x, boxes, r, others):
    n = r.choice((1, 2, 3))
    if r.random() < 0.3:
        return (luma(x) > r.uniform(80, 170)).float().expand_as(x) * 255
    return torch.round(x.clamp(0, 255) / 255 * n) / n * 255


def soft(x, boxes, r, others):
    way, (_, h, w) = r.random(), x.shape
    if way < 0.35:
        k = r.uniform(4, 16)
        return resize(resize(x, h / k, w / k), h, w)
    if way < 0.65:
        k = r.uniform(4, 14)
        return F.interpolate(resize(x, h / k, w / k)[None], size=(h, w), mode='nearest')[0]
    return x + torch.randn_like(x) * r.uniform(28, 90)


def squeezed(x, boxes, r, others):
    k, (_, h, w) = r.uniform(0.33, 0.6), x.shape
    return resize(x, h * k, w) if r.random() < 0.5 else resize(x, h, w * k)


def moved(x, boxes, r, others):
    way, (_, h, w) = r.random(), x.shape
    if way < 0.5:
        rows, cols = r.choice((1, 2, 2, 3, 4, 5)), r.choice((2, 2, 3, 4, 5))
        th, tw = h // rows, w // cols
        order = list(range(rows * cols))
        while order == sorted(order):
            r.shuffle(order)
        y = x[:, :th * rows, :tw * cols].clone()
        for to, at in enumerate(order):
            a, b, c, d = at // cols, at % cols, to // cols, to % cols
            y[:, c * th:(c + 1) * th, d * tw:(d + 1) * tw] = x[:, a * th:(a + 1) * th, b * tw:(b + 1) * tw]
        return y
    if way < 0.7:
        return x.roll((int(h * r.choice((0, r.uniform(.2, .8)))), int(w * r.uniform(.2, .8))), (1, 2))
    n, m = r.choice((1, 2, 3)), r.choice((2, 3))
    return resize(x.repeat(1, n, m), h, w)


def cut(x, boxes, r, others):
    _, h, w = x.shape
    through = [b for b in boxes if b[2] > .2 and b[3] < .3]
    top, left, bottom, right = 0, 0, h, w
    if through and r.random() < 0.6:
        bx, by, bw, bh = r.choice(through)[:4]
        if r.random() < 0.6:
            x0 = int((bx + bw * r.uniform(.25, .75)) * w)
            left, right = (x0, w) if r.random() < .5 else (0, x0)
        else:
            y0 = int((by + bh * r.uniform(.35, .65)) * h)
            top, bottom = (y0, h) if r.random() < .5 else (0, y0)
    elif r.random() < 0.5:
        k = r.uniform(.55, .78)
        top, left = r.choice((0, int(h * (1 - k)))), r.choice((0, int(w * (1 - k))))
        bottom, right = top + int(h * k), left + int(w * k)
    else:
        k = r.uniform(.2, .45)
        side = r.randrange(4)
        top, bottom, left, right = (int(h * k) if side == 0 else 0, int(h * (1 - k)) if side == 1 else h,
                                    int(w * k) if side == 2 else 0, int(w * (1 - k)) if side == 3 else w)
    if bottom - top < 24 or right - left < 24:
        return x[:, :int(h * .7), :int(w * .7)]
    return x[:, top:bottom, left:right]


def paste(y, piece, top, left, alpha=1.0):
    _, h, w = y.shape
    top, left = max(0, min(top, h - 1)), max(0, min(left, w - 1))
    ph, pw = min(piece.shape[1], h - top), min(piece.shape[2], w - left)
    y[:, top:top + ph, left:left + pw] = y[:, top:top + ph, left:left + pw] * (1 - alpha) + piece[:, :ph, :pw] * alpha


BANK = []


def fill_bank(n, device, seed, fonts):
    """Overlays drawn once: stickers, bursts, shouts, scribbles, watermarks (RGBA, 320 x 320)."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont
    r = random.Random(seed)
    words = 'SALE WOW BUY NOW! Deal FREE!! 50% NEW hot OMG Click Best price only today SAMPLE PREVIEW DRAFT COPY Win! Yes!'.split()
    vivid = lambda: tuple(r.sample((r.randint(0, 60), r.randint(180, 255), r.choice((0, 255, r.randint(0, 255)))), 3))
    for _ in range(n):
        im = Image.new('RGBA', (640, 640), (0, 0, 0, 0))
        d = ImageDraw.Draw(im)
        way = r.random()
        fnt = lambda s: ImageFont.truetype(r.choice(fonts), int(s)) if fonts else ImageFont.load_default()
        if way < 0.6:
            for _ in range(r.randint(5, 24)):
                x, y, s = r.uniform(0, 640), r.uniform(0, 640), r.uniform(16, 80)
                shape, c = r.random(), vivid() + (255,)
                if shape < .25:
                    d.ellipse((x - s, y - s, x + s, y + s), fill=c)
                elif shape < .4:
                    d.rectangle((x - s, y - s * r.uniform(.3, 1), x + s, y + s * .5), fill=c)
                elif shape < .6:
                    m = r.randint(7, 16)
                    d.polygon([(x + s * (1.2 if i % 2 else .8) * math.cos(math.pi * i / m), y + s * (1.2 if i % 2 else .8) * math.sin(math.pi * i / m)) for i in range(2 * m)], fill=c)
                elif shape < .7:
                    d.line([(x + r.uniform(-s, s) * 2, y + r.uniform(-s, s) * 2) for _ in range(r.randint(2, 7))], fill=c, width=r.randint(3, 12))
                else:
                    d.text((x - s, y - s), r.choice(words), font=fnt(s * r.uniform(.6, 1.4)), fill=c)
        elif way < 0.8:
            tone, f, w = (r.choice((0, 120, 255)),) * 3 + (r.randint(60, 150),), fnt(r.uniform(26, 70)), ' '.join(r.sample(words, 2))
            for y in range(-40, 700, int(r.uniform(60, 130))):
                for x in range(-200, 700, int(d.textlength(w, font=f)) + r.randint(10, 60)):
                    d.text((x + y % 77, y), w, font=f, fill=tone)
            im = im.rotate(r.choice((0, 25, -25, 40)))
        else:
            for _ in range(r.randint(1, 4)):
                f, y = fnt(r.uniform(50, 120)), r.uniform(0, 560)
                d.text((r.uniform(0, 120), y), ' '.join(r.sample(words, 3)), font=f, fill=vivid() + (255,))
        im = im.resize((320, 320), Image.LANCZOS)
        BANK.append(torch.from_numpy(np.asarray(im).copy()).permute(2, 0, 1).to(device))


def strewn(x, boxes, r, others):
    y = x.clone()
    _, h, w = x.shape
    if others and r.random() < 0.4:
        for _ in range(r.randint(2, 5)):
            piece = r.choice(others)
            k = r.uniform(.3, .9) * w / piece.shape[2]
            ph = min(h * .35, piece.shape[1] * k)
            piece = resize(piece, ph, piece.shape[2] * k)
            paste(y, piece, int(r.uniform(0, h - ph)), int(r.uniform(0, w * .5)), r.choice((1, 1, r.uniform(.4, .8))))
        return y
    over = r.choice(BANK).float()
    if r.random() < .5 and h != w:
        over = over[:, :, :max(40, 320 * w // h)] if h > w else over[:, :max(40, 320 * h // w)]
    over = resize(over, h, w)
    alpha = over[3:] / 255
    return y * (1 - alpha) + over[:3] * alpha


def patched(x, boxes, r, others):
    y = x.clone()
    _, h, w = x.shape
    chosen = r.sample(boxes, min(len(boxes), r.randint(1, 3))) if boxes else [
        [r.uniform(0, .6), r.uniform(0, .7), r.uniform(.15, .45), r.uniform(.08, .3)] for _ in range(r.randint(1, 3))]
    for b in chosen:
        t, l = max(0, int((b[1] - .01) * h)), max(0, int((b[0] - .01) * w))
        d, e = min(h, int((b[1] + b[3] + .01) * h) + 1), min(w, int((b[0] + b[2] + .01) * w) + 1)
        if d - t < 2 or e - l < 2:
            continue
        area = y[:, t:d, l:e]
        edge = torch.cat((area[:, 0], area[:, -1], area[:, :, 0], area[:, :, -1]), 1).median(1).values[:, None, None]
        way = r.random()
        if way < .35:
            new = edge.expand_as(area)
        elif way < .55:
            new = area * .15 + edge * .85
        elif way < .75:
            new = torch.randint(0, 2, (3, max(1, (d - t) // 4), max(1, (e - l) // 4)), device=x.device).float() * 255
            new = F.interpolate(new[None], size=(d - t, e - l), mode='nearest')[0] * .7 + area * .3
        elif way < .9:
            new = resize(resize(area, (d - t) / 6, (e - l) / 6), d - t, e - l)
        else:
            new = colour(r, x.device).expand_as(area)
        y[:, t:d, l:e] = new
    return y


def shrunk(x, boxes, r, others):
    _, h, w = x.shape
    k = r.uniform(.22, .55)
    y = (colour(r, x.device) if r.random() < .4 else torch.full((3, 1, 1), r.choice((0., 255., 255., 240., 128.)), device=x.device)).expand_as(x).clone()
    small = resize(x, h * k, w * k)
    paste(y, small, int(r.uniform(0, h * (1 - k))), int(r.uniform(0, w * (1 - k))))
    return y


def drawn_through(x, dx, dy, fill=None):
    """Every point taken from where dx, dy (in halves of the picture) point; what lies outside is the edge drawn out, or one colour."""
    _, h, w = x.shape
    ys, xs = torch.meshgrid(torch.linspace(-1, 1, h, device=x.device), torch.linspace(-1, 1, w, device=x.device), indexing='ij')
    grid = torch.stack((dx(xs, ys), dy(xs, ys)), -1)[None]
    y = F.grid_sample(x[None], grid, padding_mode='border', align_corners=True)[0]
    return y if fill is None else torch.where((grid[0].abs() > 1).any(-1)[None], fill, y)


def ground_of(x, r):
    return torch.full((3, 1, 1), r.choice((255., 255., 0., 230., 40.)), device=x.device) if r.random() < .8 else colour(r, x.device)


def tilted(x, boxes, r, others):
    _, h, w = x.shape
    t = math.radians(r.uniform(3.5, 20) * r.choice((-1, 1)))
    c, s, k = math.cos(t), math.sin(t), r.choice((1, 1, r.uniform(1, 1.25)))
    fill = None if r.random() < .15 else ground_of(x, r)
    return drawn_through(x, lambda u, v: k * (c * u - s * v * h / w), lambda u, v: k * (s * u * w / h + c * v), fill)


def waved(x, boxes, r, others):
    _, h, w = x.shape
    size, long, turn = r.uniform(.012, .06), r.uniform(2, 12), r.uniform(0, 6.3)
    across, down = r.choice(((1, 0), (0, 1), (1, 1)))
    return drawn_through(x, lambda u, v: u + across * size * torch.sin(long * v * math.pi + turn), lambda u, v: v + down * size * torch.sin(long * u * math.pi))


def lined(x, boxes, r, others):
    _, h, w = x.shape
    every, wide = r.uniform(3, 14), r.uniform(.25, .6)
    is_level = r.random() < .75
    on = ((torch.arange(h if is_level else w, device=x.device) % every) / every < wide).float()
    on = on[None, :, None] if is_level else on[None, None, :]
    keep = r.uniform(.25, .75)
    return x * (1 - on) + (x * keep + r.choice((0, 0, 255)) * (1 - keep)) * on


def doubled(x, boxes, r, others):
    _, h, w = x.shape
    by = [int(r.choice((-1, 1)) * r.uniform(.015, .08) * n) for n in (h, w)]
    if r.random() < .4:
        by[r.randrange(2)] = 0
    if r.random() < .5:
        return x * (1 - .5 * r.uniform(.7, 1)) + x.roll(by, (1, 2)) * .5 * r.uniform(.7, 1)
    y = x.clone()
    y[0], y[2] = x[0].roll(by, (0, 1)), x[2].roll([-v for v in by], (0, 1))
    return y


def half_faded(x, boxes, r, others):
    _, h, w = x.shape
    ys, xs = torch.meshgrid(torch.linspace(0, 1, h, device=x.device), torch.linspace(0, 1, w, device=x.device), indexing='ij')
    t = r.uniform(0, 6.3)
    along = (xs - .5) * math.cos(t) + (ys - .5) * math.sin(t)
    share = ((along + r.uniform(-.1, .2)) * r.choice((4, 8, 40))).clamp(0, 1)[None] * r.uniform(.65, .95)
    return x * (1 - share) + r.choice((255., 255., 128., 0.)) * share


def barred(x, boxes, r, others):
    y, (_, h, w), way = x.clone(), x.shape, r.random()
    tone = ground_of(x, r)
    ys, xs = torch.meshgrid(torch.arange(h, device=x.device), torch.arange(w, device=x.device), indexing='ij')
    if way < .4:  # bars
        for _ in range(r.randint(2, 7)):
            at, wide, lean = r.uniform(0, 1), r.uniform(.02, .08), r.choice((0, 0, r.uniform(-1, 1)))
            along = (xs / w + lean * ys / h) if r.random() < .5 else (ys / h + lean * xs / w)
            y = torch.where(((along - at).abs() < wide / 2)[None], tone, y)
    elif way < .7:  # blots
        for _ in range(r.randint(3, 12)):
            cx, cy, size = r.uniform(0, w), r.uniform(0, h), r.uniform(.04, .16) * max(h, w)
            around = torch.atan2(ys - cy, xs - cx)
            reach = size * (1 + .3 * torch.sin(around * r.randint(2, 6) + r.uniform(0, 6)))
            y = torch.where((((xs - cx) ** 2 + (ys - cy) ** 2).sqrt() < reach)[None], tone, y)
    else:  # torn strips, moved against each other
        rows = r.randint(3, 9)
        edges = [0, *sorted(r.randrange(1, h) for _ in range(rows)), h]
        for a, b in zip(edges, edges[1:]):
            if b > a:
                y[:, a:b] = x[:, a:b].roll(int(r.uniform(-.15, .15) * w), 2)
    return y


def sharpened(x, boxes, r, others):
    _, h, w = x.shape
    k = r.choice((2, 3, 4))
    return x + (x - resize(resize(x, max(2, h / k), max(2, w / k)), h, w)) * r.uniform(2, 6)


def vignetted(x, boxes, r, others):
    _, h, w = x.shape
    ys, xs = torch.meshgrid(torch.linspace(-1, 1, h, device=x.device), torch.linspace(-1, 1, w, device=x.device), indexing='ij')
    far = ((xs ** 2 + ys ** 2).sqrt() - r.uniform(.1, .5)).clamp(min=0)
    return x * (1 - far * r.uniform(.6, 1.2)).clamp(0, 1)[None]


def warped(x, boxes, r, others):
    a, b, c, d = (r.uniform(-.35, .35) for _ in range(4))
    out = r.uniform(1.02, 1.35)
    y = drawn_through(x, lambda u, v: out * u / (1 + a * u + b * v).clamp(.3), lambda u, v: out * (v + c * u * .3) / (1 + a * u + b * v).clamp(.3), ground_of(x, r))
    return y * r.uniform(.6, 1) + d * 40


SPOIL = {name: globals()[name] for name in KINDS}


def harmless(x, r):
    """What must not count: a slightly other light, another size, a hair cut off, a little noise of compression."""
    _, h, w = x.shape
    t, l = int(h * r.uniform(0, .02)), int(w * r.uniform(0, .02))
    x = x[:, t:h - int(h * r.uniform(0, .02)), l:w - int(w * r.uniform(0, .02))]
    if r.random() < .4:
        k = r.uniform(.55, 1)
        x = resize(resize(x, h * k, w * k), h, w)
    x = x * r.uniform(.94, 1.06) + r.uniform(-6, 6)
    return (x + torch.randn_like(x) * r.choice((0, 0, r.uniform(0, 4)))).clamp(0, 255)


def letterbox(x, side=256):
    _, h, w = x.shape
    k = side / max(h, w)
    y = torch.full((3, side, side), 127.5, device=x.device)
    small = resize(x.clamp(0, 255), min(side, max(8, round(h * k))), min(side, max(8, round(w * k))))
    t, l = (side - small.shape[1]) // 2, (side - small.shape[2]) // 2
    y[:, t:t + small.shape[1], l:l + small.shape[2]] = small
    return y
