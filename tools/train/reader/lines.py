"""Draws lines as small ads show them and cuts them out as the engine does (packages/imaging/src/ocr/crop-region.ts): 48 px high,
sampled bilinearly, means over the pixels they cover where the line is larger."""
import glob
import io
import math
import os
import random
import zlib
from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from texts import CLASS, HERE, Texts

HEIGHT = 48
WIDEST = 960
BANDS = [(2.6, 4), (4, 6), (6, 9), (9, 16), (16, 40)]
SHARES = [0.2, 0.27, 0.2, 0.18, 0.15]


def typefaces(held_out):
    """Files of typefaces; every eighth family is kept out of training."""
    files = sorted(glob.glob(os.path.join(HERE, 'fonts', '*.ttf')))
    family = lambda f: os.path.basename(f).rsplit('-', 1)[0]
    return [f for f in files if (zlib.crc32(family(f).encode()) % 8 == 0) == held_out]


@lru_cache(3000)
def face(path, size):
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(None)
def x_height(path):
    """Height of an x as a share of the size of the type; of an H where there are no small letters."""
    box = face(path, 200).getbbox('x')
    high = face(path, 200).getbbox('H')
    return max(0.25, min((box[3] - box[1]) / 200, 0.75 * (high[3] - high[1]) / 200 + 0.05))


def has_small_letters(path):
    return face(path, 60).getmask('a').getbbox() != face(path, 60).getmask('A').getbbox()


class Labelled:
    """Lines cut out of labelled pictures (labelled.py), each time a little otherwise."""
    def __init__(self, path, without):
        kept = np.load(path)
        # Taken out once: a file of this kind is read anew at each look.
        ends, files = kept['ends'], kept['bytes']
        self.lines = [(bytes(files[end - size:end]), [CLASS[c] for c in said])
                      for end, size, said, fold in zip(ends, np.diff(ends, prepend=0), kept['said'], kept['folds']) if fold != without]

    def draw(self, r):
        file, label = r.choice(self.lines)
        image = Image.open(io.BytesIO(file)).convert('RGB')
        width = max(8, round(image.width * r.uniform(0.88, 1.14)))
        top, left = r.uniform(-4, 4), r.uniform(-5, 3)
        box = (left, top, image.width + r.uniform(-3, 5), HEIGHT + r.uniform(-4, 4))
        needed = len(label) + sum(a == b for a, b in zip(label, label[1:]))
        if width > WIDEST or width // 8 < needed + 1:
            return None
        pad = 8
        padded = Image.fromarray(np.pad(np.asarray(image), ((pad, pad), (pad, pad), (0, 0)), 'edge'))
        image = padded.resize((width, HEIGHT), Image.BILINEAR, tuple(side + pad for side in box))
        if r.random() < 0.3:
            image = image.filter(ImageFilter.GaussianBlur(r.uniform(0.2, 0.9)))
        pixels = np.asarray(image).astype(np.float32)
        if r.random() < 0.25:
            pixels = 255 - pixels
        if r.random() < 0.5:
            pixels = pixels[:, :, r.sample(range(3), 3)]
        pixels = (pixels - 127.5) * r.uniform(0.7, 1.15) + 127.5 + r.uniform(-18, 18)
        if r.random() < 0.2:
            pixels += np.random.default_rng(r.getrandbits(32)).normal(0, r.uniform(2, 8), pixels.shape)
        return np.clip(pixels, 0, 255).astype(np.uint8), label


class Lines:
    def __init__(self, seed, held_out=False):
        self.r = random.Random(seed)
        self.n = np.random.default_rng(seed)
        self.texts = Texts(held_out)
        self.fonts = typefaces(held_out)
        grounds = sorted(glob.glob(os.path.join(HERE, 'grounds', '*.jpg')))
        chosen = grounds[::10] if held_out else [g for i, g in enumerate(grounds) if i % 10]
        self.grounds = [Image.open(g).convert('RGB').copy() for g in chosen]

    def colour(self):
        r = self.r
        roll = r.random()
        if roll < 0.22:
            return tuple([r.randint(235, 255)] * 3)
        if roll < 0.44:
            return tuple([r.randint(0, 50)] * 3)
        return tuple(r.randint(0, 255) for _ in range(3))

    def colours(self):
        weight = lambda c: 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]
        least = self.r.choice([45, 70, 100, 130])
        for _ in range(30):
            ink, ground = self.colour(), self.colour()
            if abs(weight(ink) - weight(ground)) >= least:
                return ink, ground
        return (20, 20, 20), (245, 245, 245)

    def photo(self, width, height):
        r = self.r
        source = r.choice(self.grounds)
        share = r.uniform(0.15, 1)
        w = max(8, int(source.width * share))
        h = max(4, min(source.height, int(w * height / width)))
        x, y = r.randint(0, source.width - w), r.randint(0, source.height - h)
        image = source.resize((width, height), Image.BILINEAR, (x, y, x + w, y + h))
        if r.random() < 0.5:
            image = image.transpose(Image.FLIP_LEFT_RIGHT)
        return image

    def ground(self, size, colour, ink):
        """A plain colour, a gradient or a photograph that the ink stands out from."""
        r = self.r
        roll = r.random()
        if roll < 0.52:
            return Image.new('RGB', size, colour)
        if roll < 0.64:
            other = tuple(max(0, min(255, c + r.randint(-60, 60))) for c in colour)
            ramp = Image.linear_gradient('L').resize(size, Image.BILINEAR)
            if r.random() < 0.4:
                ramp = Image.linear_gradient('L').rotate(90).resize(size, Image.BILINEAR)
            return Image.composite(Image.new('RGB', size, colour), Image.new('RGB', size, other), ramp)
        photo = self.photo(*size)
        # Pulled towards the colour that the ink stands out from, more or less.
        return Image.blend(photo, Image.new('RGB', size, colour), r.choice([0.15, 0.35, 0.5, 0.7, 0.85]))

    def mask(self, text, path, size, spacing):
        """Ink of a line (L) with its base line in a fixed place, and the box of the ink."""
        font = face(path, size)
        pad = size // 2 + 4
        if spacing == 0:
            width = int(font.getlength(text))
        else:
            width = int(sum(font.getlength(c) + spacing for c in text))
        image = Image.new('L', (width + 2 * pad, int(size * 1.5) + 2 * pad))
        draw = ImageDraw.Draw(image)
        if spacing == 0:
            draw.text((pad, pad + size), text, fill=255, font=font, anchor='ls')
        else:
            x = pad
            for c in text:
                draw.text((x, pad + size), c, fill=255, font=font, anchor='ls')
                x += font.getlength(c) + spacing
        return image

    def bent(self, mask, box):
        """The line on a shallow arc or wave."""
        r = self.r
        array = np.asarray(mask)
        height, width = array.shape
        depth = r.uniform(0.08, 0.35) * (box[3] - box[1]) * r.choice([-1, 1])
        u = (np.arange(width) - box[0]) / max(1, box[2] - box[0])
        shift = depth * (4 * (u - 0.5) ** 2 - 0.5) if r.random() < 0.8 else depth * np.sin(u * 2 * math.pi)
        rows = np.clip(np.arange(height)[:, None] + np.round(shift)[None, :].astype(int), 0, height - 1)
        return Image.fromarray(array[rows, np.arange(width)[None, :]])

    def shot(self, image, x_px=10):
        """What saving, scanning and shrinking do to the picture; gentler to letters that hardly hold together."""
        r = self.r
        tiny = x_px < 4.5
        if r.random() < (0.25 if tiny else 0.45):
            image = image.filter(ImageFilter.GaussianBlur(r.uniform(0.2, 0.5 if tiny else 0.85)))
        if r.random() < 0.12:
            image = image.filter(ImageFilter.UnsharpMask(1, r.randint(60, 200), 0))
        if r.random() < 0.2:
            array = np.asarray(image).astype(np.int16)
            grain = self.n.integers(-1, 2, array.shape[:2] + (1,) if r.random() < 0.5 else array.shape, np.int16)
            image = Image.fromarray(np.clip(array + grain * r.randint(2, 7 if tiny else 14), 0, 255).astype(np.uint8))
        for _ in range(r.choice([0, 1, 1, 1, 2])):
            file = io.BytesIO()
            image.save(file, 'JPEG', quality=r.randint(60 if tiny else 35, 96), subsampling=r.choice([0, 2, 2]))
            image = Image.open(file).convert('RGB')
        return image

    def styled(self, image, mask, ink, ground, stroke):
        """Outline, shadow or glow under the letters."""
        r = self.r
        roll = r.random()
        grow = max(3, int(stroke) // 2 * 2 + 1)
        other = ground if r.random() < 0.4 else self.colour()
        if roll < 0.5 and grow <= 13:
            under = mask.filter(ImageFilter.MaxFilter(grow))
            image.paste(other, (0, 0), under)
        else:
            under = Image.new('L', mask.size)
            under.paste(mask, (r.randint(1, max(1, int(stroke) + 1)), r.randint(1, max(1, int(stroke) + 1))))
            if r.random() < 0.6:
                under = under.filter(ImageFilter.GaussianBlur(max(0.6, stroke * r.uniform(0.3, 1))))
            image.paste(other if r.random() < 0.4 else (0, 0, 0), (0, 0), under)

    def draw(self, band=None, style=None):
        """(crop as RGB bytes of 48 rows, label classes) or None where the line does not come out."""
        r = self.r
        band = r.choices(range(len(BANDS)), SHARES)[0] if band is None else band
        low, high = BANDS[band]
        x_px = low * (high / low) ** r.random()
        if style is None and r.random() < 0.03:
            return self.nothing()
        fancy = r.random() < 0.45 if style is None else style
        path = r.choice(self.fonts)
        drawn, read = self.texts.line(r, long=x_px < 8 and r.random() < 0.6)
        if read == '' or any(c not in CLASS for c in read):
            return None
        # Drawn larger and shrunk, as a designer's file is, or in the pixels it is seen in, as a browser sets it.
        over = 1 if r.random() < 0.4 and x_px > 3.5 else r.choice([2, 2, 3]) if x_px < 16 else r.choice([1, 1.5, 2])
        size = max(4, round(x_px * over / x_height(path)))
        over = size * x_height(path) / x_px if over != 1 else 1
        spacing = round(size * r.uniform(0.03, 0.3)) if r.random() < 0.1 else 0
        mask = self.mask(drawn, path, size, spacing)
        box = mask.getbbox()
        if box is None:
            return None
        own = [box[1], box[3]]
        gap = None
        if r.random() < (0.45 if x_px < 9 else 0.2):
            # Lines above and below in the same type.
            gap = round(size * r.uniform(1.0, 1.45))
            for down in (-gap, gap):
                if r.random() < 0.8:
                    neighbour = self.mask(self.texts.line(r, True)[0] or 'and', path, size, 0)
                    shift = round(r.uniform(-0.3, 0.1) * mask.width)
                    if neighbour.width < mask.width:
                        shift = r.randint(0, mask.width - neighbour.width)
                    wider = Image.new('L', mask.size)
                    wider.paste(neighbour, (shift, down))
                    mask = Image.fromarray(np.maximum(np.asarray(mask), np.asarray(wider)))
        elif fancy and r.random() < 0.22:
            mask = self.bent(mask, box)
            box = mask.getbbox() or box
            own = [box[1], box[3]]
        squeeze = r.uniform(0.75, 1.3) if r.random() < 0.2 else 1
        width, height = max(8, round(mask.width * squeeze / over)), max(6, round(mask.height / over))
        kx, ky = width / mask.width, height / mask.height
        early = over > 1.01 or squeeze != 1
        tilt = r.uniform(-4, 4) if fancy and r.random() < 0.35 and gap is None else 0
        ink, ground = self.colours()
        if early:
            # Shrunk before it is inked: the same picture, and cheaper.
            mask = mask.resize((width, height), r.choice([Image.BOX, Image.BILINEAR, Image.LANCZOS, Image.BICUBIC]))
        if tilt:
            mask = mask.rotate(tilt, Image.BILINEAR)
        image = self.ground(mask.size, ground, ink)
        if fancy and x_px > 5 and r.random() < 0.45:
            self.styled(image, mask, ink, ground, max(1, x_px * r.uniform(0.08, 0.3)))
        if fancy and r.random() < 0.1:
            image.paste(self.photo(*mask.size) if r.random() < 0.4 else self.ground(mask.size, ink, ground), (0, 0), mask)
        else:
            image.paste(ink, (0, 0), mask)
        left, right = box[0] * kx, box[2] * kx
        top, bottom = own[0] * ky, own[1] * ky
        if tilt:
            seen = mask.getbbox() or (0, 0, width, height)
            left, top, right, bottom = seen
        if r.random() < 0.25:
            # The whole picture saved once more in another size.
            factor = r.uniform(0.75, 1.6) if x_px > 4 else r.uniform(1, 1.8)
            image = image.resize((max(8, round(image.width * factor)), max(6, round(image.height * factor))), r.choice([Image.BILINEAR, Image.BICUBIC, Image.LANCZOS]))
            left, right, top, bottom = left * factor, right * factor, top * factor, bottom * factor
        image = self.shot(image, x_px)
        return self.cut(image, (left, top, right, bottom), read, x_px)

    def cut(self, image, box, read, x_px):
        r = self.r
        left, top, right, bottom = box
        tall = bottom - top
        grown = tall * r.triangular(0.0, 0.75, 0.25) + (r.uniform(0, 2.5) if x_px < 7 else 0)
        down = max(3.0, tall + grown)
        middle = (top + bottom) / 2 + grown * r.triangular(-0.3, 0.3, 0)
        side = down * r.triangular(-0.03, 0.6, 0.2)
        across = right - left + 2 * side
        centre = (left + right) / 2 + side * r.uniform(-0.4, 0.4)
        scale = down / HEIGHT
        width = max(8, round(across / scale))
        needed = len(read) + sum(a == b for a, b in zip(read, read[1:]))
        if width > WIDEST or width // 8 < needed + 1:
            return None
        steps = min(4, max(1, round(scale)))
        # Samples lie in the middles of the pixels, as in crop-region.ts; beyond the picture its edge goes on.
        edge = int(max(2, tall))
        padded = Image.fromarray(np.pad(np.asarray(image), ((edge, edge), (edge, edge), (0, 0)), 'edge'))
        sx, sy = across / (width * steps), scale / steps
        a = (sx, 0, centre - across / 2 + edge, 0, sy, middle - down / 2 + edge)
        crop = padded.transform((width * steps, HEIGHT * steps), Image.AFFINE, a, Image.BILINEAR)
        if steps > 1:
            crop = crop.reduce(steps)
        return np.asarray(crop), [CLASS[c] for c in read]

    def nothing(self):
        """A piece of photograph in which nothing is to be read."""
        width = self.r.randint(48, 320)
        image = self.photo(width, HEIGHT)
        return np.asarray(self.shot(image)), []


# Columns of a batch's lines. Few shapes, always with as many lines: a GPU plans its work anew for each shape it meets,
# which took two seconds a step where every batch had its own.
WIDTHS = (96, 160, 240, 336, 448, 608, 960)


def batches(lines, area=128 * 320, labelled=None, share=0.0):
    """Endless batches of lines of like width: (pixels as bytes, widths, labels), this share of them out of labelled pictures."""
    waiting = {width: [] for width in WIDTHS}
    while True:
        one = labelled.draw(lines.r) if labelled and lines.r.random() < share else lines.draw()
        if one is None:
            continue
        width = next(w for w in WIDTHS if one[0].shape[1] <= w)
        waiting[width].append(one)
        if len(waiting[width]) == max(1, area // width):
            yield packed(waiting[width], width)
            waiting[width] = []


def packed(group, width, least=0):
    """Lines side by side in one block of this width, with empty ones behind them up to the least number."""
    out = np.zeros((max(least, len(group)), HEIGHT, width, 3), np.uint8)
    for k, (crop, _) in enumerate(group):
        out[k, :, :crop.shape[1]] = crop
    widths = np.zeros(len(out), np.int64)
    widths[:len(group)] = [one[0].shape[1] for one in group]
    return out, widths, [one[1] for one in group]
