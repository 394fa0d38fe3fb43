"""What nets say of the ads kept out of their training: outlook.py DATA_FOLDER LIST.jsonl FOLDER_OF_f0_f1_f2.onnx OUT.jsonl

LIST.jsonl names a file a line. Each picture goes the way of the product: kept at 320 pixels as a JPEG of quality 88, then in a square of 256.
"""
import hashlib
import io
import json
import sys

import numpy as np
import onnxruntime
from PIL import Image

data, files, nets, out = sys.argv[1:]
sessions = [onnxruntime.InferenceSession(f'{nets}/sound-f{fold}.onnx') for fold in range(3)]


def fitted(image, side):
    scale = side / max(image.size)
    return max(8, round(image.width * scale)), max(8, round(image.height * scale))


def look(image, session):
    packed = io.BytesIO()
    image.resize(fitted(image, 320), Image.LANCZOS if max(image.size) > 320 else Image.BICUBIC).save(packed, 'JPEG', quality=88)
    kept = Image.open(packed).convert('RGB')
    width, height = fitted(kept, 256)
    square = Image.new('RGB', (256, 256), (128, 128, 128))
    square.paste(kept.resize((width, height), Image.BILINEAR), ((256 - width) // 2, (256 - height) // 2))
    kinds, rank = session.run(None, {'image': np.asarray(square, np.float32).transpose(2, 0, 1)[None].copy()})
    return kinds[0].round(4).tolist(), float(rank[0])


with open(out, 'w') as target:
    for line in open(files):
        file = json.loads(line)['file']
        session = sessions[int(hashlib.sha256(file.encode()).hexdigest(), 16) % 3]
        image = Image.open(f'{data}/{file}').convert('RGB')
        kinds, rank = look(image, session)
        negative = look(Image.fromarray(255 - np.asarray(image)), session)[1]
        target.write(json.dumps({'file': file, 'q': rank, 'k': kinds, 'qn': negative}) + '\n')
