"""What a JPEG of quality 88 does to a batch (N,3,H,W; 0..255): every picture goes through it, spoilt or not, here as in the product."""
import torch
import torch.nn.functional as F

LIGHT = ((16, 11, 10, 16, 24, 40, 51, 61), (12, 12, 14, 19, 26, 58, 60, 55), (14, 13, 16, 24, 40, 57, 69, 56), (14, 17, 22, 29, 51, 87, 80, 62),
         (18, 22, 37, 56, 68, 109, 103, 77), (24, 35, 55, 64, 81, 104, 113, 92), (49, 64, 78, 87, 103, 121, 120, 101), (72, 92, 95, 98, 112, 100, 103, 99))
TINT = ((17, 18, 24, 47), (18, 21, 26, 66), (24, 26, 56, 99), (47, 66, 99, 99))
QUALITY = 88


def table(rows, device):
    base = torch.full((8, 8), 99.)
    base[:len(rows), :len(rows[0])] = torch.tensor(rows, dtype=torch.float32)
    return ((base * (200 - 2 * QUALITY) + 50) / 100).floor().clamp(1, 255).to(device)


def waves(device):
    k, n = torch.arange(8.)[:, None], torch.arange(8.)[None]
    basis = torch.cos((2 * n + 1) * k * torch.pi / 16) / 2
    basis[0] /= 2 ** .5
    return basis.to(device)


def rounded(plane, steps):
    n, h, w = plane.shape
    basis = waves(plane.device)
    blocks = plane.reshape(n, h // 8, 8, w // 8, 8).permute(0, 1, 3, 2, 4) - 128
    kept = (basis @ blocks @ basis.T / steps).round() * steps
    return (basis.T @ kept @ basis).permute(0, 1, 3, 2, 4).reshape(n, h, w) + 128


def jpeg(x):
    r, g, b = x.round().clamp(0, 255).unbind(1)
    light = 0.299 * r + 0.587 * g + 0.114 * b
    tints = F.avg_pool2d(torch.stack((128 + 0.564 * (b - light), 128 + 0.713 * (r - light)), 1), 2)
    light = rounded(light, table(LIGHT, x.device))
    tints = torch.stack([rounded(plane, table(TINT, x.device)) for plane in tints.unbind(1)], 1)
    blue, red = (F.interpolate(tints, scale_factor=2, mode='bilinear', align_corners=False) - 128).unbind(1)
    return torch.stack((light + 1.402 * red, light - 0.344136 * blue - 0.714136 * red, light + 1.772 * blue), 1).round().clamp(0, 255)
