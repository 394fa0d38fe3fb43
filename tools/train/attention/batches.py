"""Training batches, made on the GPU: crops of photos, and synthetic layouts of photos and text blocks on a ground."""
import concurrent.futures
import io

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

SIDE = 320      # canvas that holds every photo
POINTS = 512    # fixations kept per photo
SIGMA = 0.03    # blur of the fixations, share of the longer side


def blur(maps, sigma):
    reach = int(3 * sigma) + 1
    kernel = torch.exp(-torch.arange(-reach, reach + 1, device=maps.device).float() ** 2 / (2 * sigma * sigma))
    kernel = kernel / kernel.sum()
    rows = F.conv2d(maps, kernel.view(1, 1, 1, -1), padding=(0, reach))
    return F.conv2d(rows, kernel.view(1, 1, -1, 1), padding=(reach, 0))


def load_photos(path, device, rng):
    packed = np.load(path)
    offsets = np.concatenate([[0], np.cumsum(packed['sizes'])])
    firsts = np.concatenate([[0], np.cumsum(packed['counts'])])
    jpeg = packed['jpeg']
    count = len(packed['kind'])

    def decode(index):
        return np.asarray(Image.open(io.BytesIO(jpeg[offsets[index]:offsets[index + 1]].tobytes())).convert('RGB'))

    image = torch.zeros(count, 3, SIDE, SIDE, dtype=torch.uint8)
    size, points = torch.zeros(count, 2), torch.full((count, POINTS, 2), -9.0)
    known, density = torch.zeros(count, POINTS), np.zeros((count, 1, SIDE // 2, SIDE // 2), np.float32)
    all_points = packed['points']
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for index, pixels in enumerate(pool.map(decode, range(count))):
            height, width = pixels.shape[:2]
            size[index] = torch.tensor([width, height])
            image[index, :, :height, :width] = torch.from_numpy(pixels.transpose(2, 0, 1).copy())
            image[index, :, height:, :width] = image[index, :, height - 1:height, :width]
            image[index, :, :, width:] = image[index, :, :, width - 1:width]
            own = all_points[firsts[index]:firsts[index + 1]]
            own = own[rng.permutation(len(own))[:POINTS]]
            points[index, :len(own)] = torch.from_numpy(own)
            known[index, :len(own)] = 1
            cell = (own * [width / 2, height / 2]).astype(int)
            np.add.at(density[index, 0], (cell[:, 1].clip(0, height // 2 - 1), cell[:, 0].clip(0, width // 2 - 1)), 1)
    density, longer = torch.from_numpy(density).to(device), size.max(1).values
    for value in longer.unique().tolist():
        chosen = (longer == value).to(device)
        density[chosen] = blur(density[chosen], SIGMA * value / 2)
    return dict(
        image=image.to(device), size=size.to(device), points=points.to(device), known=known.to(device), density=density,
        kind=torch.from_numpy(packed['kind']).to(device), held=torch.from_numpy(packed['held']))


def load_atlas(path, device):
    packed = np.load(path)
    return {name: torch.from_numpy(packed[name]).to(device) for name in ('alpha', 'lines', 'extent')}


def mesh(height, width, device):
    x = (torch.arange(width, device=device) + 0.5) / width
    y = (torch.arange(height, device=device) + 0.5) / height
    return torch.stack(torch.meshgrid(x, y, indexing='xy'), -1)[None]


def within(rect, height, width):
    """Coordinates of every pixel inside its rectangle (0..1), and whether it lies inside."""
    at = (mesh(height, width, rect.device) - rect[:, None, None, :2]) / (rect[:, None, None, 2:] - rect[:, None, None, :2])
    return at, ((at >= 0) & (at <= 1)).all(-1)[:, None].float()


def sample(source, at, share):
    return F.grid_sample(source, at * share[:, None, None] * 2 - 1, mode='bilinear', padding_mode='border', align_corners=False)


def place(photos, chosen, height, width, rect, crop):
    """A random crop of each chosen photo, drawn into its rectangle of the canvas."""
    batch, device, size = len(chosen), rect.device, photos['size'][chosen]
    rand = lambda: torch.rand(batch, device=device)
    area = crop + (1 - crop) * rand()
    shape = (rect[:, 2] - rect[:, 0]) * width / ((rect[:, 3] - rect[:, 1]) * height) * torch.exp((rand() - 0.5) * 0.4)
    tall = torch.sqrt(area * size[:, 0] * size[:, 1] / shape)
    part = torch.stack([(shape * tall / size[:, 0]).clamp(max=1), (tall / size[:, 1]).clamp(max=1)], 1)
    corner = torch.stack([rand(), rand()], 1) * (1 - part)
    flip = (rand() < 0.5)

    def source_at(rows, columns):
        at, inside = within(rect, rows, columns)
        x = torch.where(flip[:, None, None], 1 - at[..., 0], at[..., 0])
        at = torch.stack([x, at[..., 1]], -1)
        return corner[:, None, None] + at * part[:, None, None], inside

    share = size / SIDE
    at, inside = source_at(height, width)
    picture = sample(photos['image'][chosen].float(), at, share)
    coarse, coarse_inside = source_at(height // 4, width // 4)
    looks = sample(photos['density'][chosen], coarse, share) * coarse_inside
    own = (photos['points'][chosen] - corner[:, None]) / part[:, None]
    own = torch.stack([torch.where(flip[:, None], 1 - own[..., 0], own[..., 0]), own[..., 1]], -1)
    valid = photos['known'][chosen] * ((own > 0) & (own < 1)).all(-1).float()
    own = own * (rect[:, None, 2:] - rect[:, None, :2]) + rect[:, None, :2]
    return dict(picture=picture, inside=inside, looks=looks, coarse_inside=coarse_inside, points=own, valid=valid, coarse=coarse)


def recolour(x, strength):
    batch, device = len(x), x.device
    spread = lambda scale, channels=1: (torch.rand(batch, channels, 1, 1, device=device) * 2 - 1) * scale
    some = lambda chance: (torch.rand(batch, 1, 1, 1, device=device) < chance).float()
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * (1 + spread(1.5 * strength))
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (x - mean) * (1 + spread(strength)) + mean + spread(80 * strength) + spread(40 * strength, 3)
    flat = some(0.3 * strength)
    x = flat * x.mean(1, keepdim=True) + (1 - flat) * x
    soft = some(0.3 * strength)
    x = soft * F.avg_pool2d(x, 3, 1, 1, count_include_pad=False) + (1 - soft) * x
    noise = torch.randn_like(x) * 8 * strength * torch.rand(batch, 1, 1, 1, device=device)
    return (x + noise).clamp(0, 255)
