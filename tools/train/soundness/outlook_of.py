"""How a net of damage is shown a picture: in a grey square of 320, kept as a JPEG of quality 88, as the product does it."""
import io

import numpy as np
from PIL import Image

SIDE = 320


def fitted(image, side):
    scale = side / max(image.size)
    return max(8, round(image.width * scale)), max(8, round(image.height * scale))


def look(image, session):
    """Probability of each kind of damage, and the rank."""
    square = Image.new('RGB', (SIDE, SIDE), (128, 128, 128))
    width, height = fitted(image, SIDE)
    square.paste(image.resize((width, height), Image.LANCZOS), ((SIDE - width) // 2, (SIDE - height) // 2))
    packed = io.BytesIO()
    square.save(packed, 'JPEG', quality=88)
    pixels = np.asarray(Image.open(packed).convert('RGB'), np.float32)
    kinds, rank = session.run(None, {'image': pixels.transpose(2, 0, 1)[None].copy()})
    return kinds[0].round(4).tolist(), float(rank[0])
