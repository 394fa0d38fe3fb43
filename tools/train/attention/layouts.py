"""Synthetic layouts: photos and text blocks on a flat, graded or photographic ground.

What people gave: the looks inside each photo. What is assumed: an empty ground gets no looks; a photo's share grows with the
square root of its area; a text block of 5 % of the area counts `text_mass` times a photo of that area, other blocks by the power
`text_power` of their area, larger lines of a block more than smaller ones.
"""
import torch

from batches import SIGMA, blur, place, sample, within


def unit(maps):
    return maps / maps.sum((1, 2, 3), keepdim=True).clamp(min=1e-6)


def ground(batch, height, width, device):
    colour = torch.rand(batch, 3, 1, 1, device=device) * 255
    white = (torch.rand(batch, 1, 1, 1, device=device) < 0.4).float()
    colour = white * 250 + (1 - white) * colour
    slope = torch.linspace(-0.5, 0.5, height, device=device).view(1, 1, height, 1)
    graded = colour + slope * (torch.rand(batch, 3, 1, 1, device=device) - 0.5) * 160 * (1 - white)
    return graded.expand(batch, 3, height, width).clamp(0, 255).clone()


def random_rect(batch, low, high, device):
    size = low + (high - low) * torch.rand(batch, 2, device=device)
    corner = torch.rand(batch, 2, device=device) * (1 - size)
    return torch.cat([corner, corner + size], 1)


def add_text(atlas, x, height, width, options):
    """Draws one text block on each picture; returns the picture, its lines (values: line height) and its mass."""
    batch, device = len(x), x.device
    rand = lambda: torch.rand(batch, device=device)
    chosen = torch.randint(len(atlas['alpha']), (batch,), device=device)
    extent = atlas['extent'][chosen]
    least, most = options['text_width']
    wide = least + (most - least) * rand()
    tall = (wide * width * (96 / 256) / height * (0.8 + 0.5 * rand())).clamp(max=0.9)
    size = torch.stack([wide, tall], 1)
    corner = torch.stack([rand(), rand()], 1) * (1 - size * extent).clamp(min=0)
    rect = torch.cat([corner, corner + size], 1)
    at, inside = within(rect, height, width)
    alpha = sample(atlas['alpha'][chosen][:, None].float() / 255, at, torch.ones(batch, 2, device=device)) * inside

    shown = (at[..., 0] <= extent[:, None, None, 0] + 0.03) & (at[..., 1] <= extent[:, None, None, 1] + 0.06)
    panel = inside * shown[:, None].float() * (rand() < options['panel'])[:, None, None, None].float()
    colour = torch.rand(batch, 3, 1, 1, device=device) * 255
    x = panel * colour + (1 - panel) * x
    under = (x.mean(1, keepdim=True) * inside).sum((1, 2, 3)) / inside.sum((1, 2, 3)).clamp(min=1)
    dark = (under > 128).float()[:, None, None, None]
    ink = torch.rand(batch, 3, 1, 1, device=device)
    plain = (torch.rand(batch, 1, 1, 1, device=device) < 0.5).float()
    ink = dark * ink * 110 * (1 - 0.9 * plain) + (1 - dark) * (255 - ink * 90 * (1 - 0.9 * plain))
    x = alpha * ink + (1 - alpha) * x

    coarse, coarse_inside = within(rect, height // 4, width // 4)
    lines = torch.zeros(batch, 1, height // 4, width // 4, device=device)
    for index in range(atlas['lines'].shape[1]):
        x0, y0, x1, y1 = atlas['lines'][chosen, index].T[:, :, None, None]
        hit = (coarse[..., 0] >= x0) & (coarse[..., 0] <= x1) & (coarse[..., 1] >= y0) & (coarse[..., 1] <= y1)
        share = (y1 - y0) * size[:, 1][:, None, None] * height / max(height, width)
        lines = torch.maximum(lines, (hit.float() * share)[:, None] * coarse_inside)
    area = size[:, 0] * extent[:, 0] * size[:, 1] * extent[:, 1]
    return x, lines, 0.05 ** 0.5 * (area / 0.05) ** options['text_power']


def layout(photos, atlas, train, height, width, batch, options, rng):
    device = photos['image'].device
    pick = lambda: train[torch.from_numpy(rng.integers(0, len(train), batch))].to(device)
    maybe = lambda chance: (torch.rand(batch, device=device) < chance).float()
    x = ground(batch, height, width, device)
    looks = torch.zeros(batch, 1, height // 4, width // 4, device=device)
    with_text = options['text'] > 0 and rng.random() < options['text_share']
    for layer in range(options['photos']):
        use = maybe(1.0 if layer == 0 and not with_text else 0.8 if layer == 0 else 0.45)
        rect = random_rect(batch, options['least'], 0.9 if layer == 0 else 0.72, device)
        if layer == 0 and with_text:  # now and then the photo is the ground
            whole = maybe(0.3)[:, None]
            rect = whole * torch.tensor([[0.0, 0, 1, 1]], device=device) + (1 - whole) * rect
        put = place(photos, pick(), height, width, rect, options['crop'])
        area = ((rect[:, 2] - rect[:, 0]) * (rect[:, 3] - rect[:, 1])).sqrt()
        on, coarse_on = put['inside'] * use[:, None, None, None], put['coarse_inside'] * use[:, None, None, None]
        x = on * put['picture'] + (1 - on) * x
        looks = looks * (1 - coarse_on) + unit(put['looks']) * (area * use)[:, None, None, None]
    words = torch.zeros_like(looks)
    mass = torch.zeros_like(looks)
    for layer in range(options['text'] if with_text else 0):
        use = maybe(1.0 if layer == 0 else 0.6)[:, None, None, None]
        drawn, lines, area = add_text(atlas, x, height, width, options)
        x = use * drawn + (1 - use) * x
        words = torch.maximum(words, (lines > 0).float() * use)
        mass = mass + unit(lines) * area[:, None, None, None] * use
    if with_text:
        spread = torch.exp((torch.rand(batch, 1, 1, 1, device=device) * 2 - 1) * options['text_spread'])
        looks = looks + options['text_mass'] * spread * blur(mass, SIGMA / 2 * max(height, width) / 4)
    return x, looks, words
