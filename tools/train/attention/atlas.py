"""Renders text blocks (headlines, paragraphs, buttons) for the synthetic layouts.

usage: atlas.py OUT.npz [COUNT]
Each block is an alpha mask of 96 x 256 pixels with the rectangles of its lines. The words are drawn from a fixed list.
"""
import pathlib
import random
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

HEIGHT, WIDTH = 96, 256
FONTS = [
    f'/usr/share/fonts/truetype/{name}.ttf' for name in (
        'liberation/LiberationSans-Regular', 'liberation/LiberationSans-Bold', 'liberation/LiberationSerif-Regular',
        'liberation/LiberationSerif-Bold', 'liberation/LiberationSansNarrow-Bold', 'liberation/LiberationSerif-Italic',
        'dejavu/DejaVuSans', 'dejavu/DejaVuSans-Bold', 'dejavu/DejaVuSerif-Bold', 'dejavu/DejaVuSansMono',
    )
]
WORDS = (
    'new now free more your our the and with for from only today best fresh summer winter sale offer save off up to get start '
    'try learn shop order book join discover taste feel made better simple home city travel music festival concert open day '
    'night coffee water green blue red gold food health sport team world news market price month year week data report figure '
    'people work life story film art design studio school course class event ticket free delivery guarantee quality original '
    'limited edition collection style beauty skin care natural energy power speed light clean smart safe easy great first last'
).split()


def phrase(rng, count):
    words = [rng.choice(WORDS) for _ in range(count)]
    if rng.random() < 0.15:
        words[rng.randrange(count)] = f'{rng.randrange(5, 95)}%'
    text = ' '.join(words)
    return rng.choice((text.upper(), text.title(), text.capitalize()))


def block(rng):
    """One block: the alpha mask and its lines as x0, y0, x1, y1 in 0..1 of the block."""
    kind = rng.choice(('headline', 'headline', 'paragraph', 'label'))
    lines = {'headline': rng.randint(1, 2), 'paragraph': rng.randint(3, 7), 'label': 1}[kind]
    words = {'headline': (1, 4), 'paragraph': (5, 9), 'label': (1, 3)}[kind]
    path = rng.choice(FONTS)
    texts = [phrase(rng, rng.randint(*words)) for _ in range(lines)]
    step = HEIGHT / lines * 0.96
    size = max(6, int(step * 0.72))
    while size > 5:
        font = ImageFont.truetype(path, size)
        widest = max(font.getbbox(text)[2] for text in texts)
        if widest <= WIDTH - 4:
            break
        size -= 1
    used = min(step, size * 1.45)
    canvas = Image.new('L', (WIDTH, HEIGHT), 0)
    draw = ImageDraw.Draw(canvas)
    align = rng.choice((0, 0, 0.5))
    rectangles = []
    for row, text in enumerate(texts):
        x0, y0, x1, y1 = font.getbbox(text)
        x = 2 + (widest - x1) * align
        y = row * used
        draw.text((x, y), text, fill=255, font=font)
        rectangles.append(((x + x0) / WIDTH, (y + y0) / HEIGHT, min(1, (x + x1) / WIDTH), min(1, (y + y1) / HEIGHT)))
    right, bottom = max(r[2] for r in rectangles), max(r[3] for r in rectangles)
    return np.asarray(canvas), rectangles, (right, bottom)


def main(target, count='768'):
    rng = random.Random(20261115)
    alpha, lines, extent = [], np.zeros((int(count), 8, 4), np.float32), []
    for index in range(int(count)):
        mask, rectangles, size = block(rng)
        alpha.append(mask)
        lines[index, :len(rectangles)] = rectangles
        extent.append(size)
    np.savez_compressed(target, alpha=np.stack(alpha), lines=lines, extent=np.array(extent, np.float32))
    print(count, 'blocks', round(pathlib.Path(target).stat().st_size / 1e6, 2), 'MB')


if __name__ == '__main__':
    main(*sys.argv[1:])
