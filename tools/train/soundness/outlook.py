"""What nets say of the ads kept out of their training: outlook.py DATA_FOLDER FOLDER_OF_f0_f1_f2.onnx OUT.jsonl"""
import hashlib
import json
import sys

import numpy as np
import onnxruntime
from PIL import Image

data, nets, out = sys.argv[1:]
sessions = [onnxruntime.InferenceSession(f'{nets}/sound-f{fold}.onnx') for fold in range(3)]


def look(image, session):
    scale = 256 / max(image.size)
    width, height = max(8, round(image.width * scale)), max(8, round(image.height * scale))
    square = Image.new('RGB', (256, 256), (128, 128, 128))
    square.paste(image.resize((width, height), Image.BILINEAR), ((256 - width) // 2, (256 - height) // 2))
    kinds, rank = session.run(None, {'image': np.asarray(square, np.float32).transpose(2, 0, 1)[None].copy()})
    return kinds[0].round(4).tolist(), float(rank[0])


with open(out, 'w') as target:
    for line in open(f'{data}/truth-facts/labels.jsonl'):
        file = json.loads(line)['file']
        session = sessions[int(hashlib.sha256(file.encode()).hexdigest(), 16) % 3]
        image = Image.open(f'{data}/{file}').convert('RGB')
        kinds, rank = look(image, session)
        negative = look(Image.fromarray(255 - np.asarray(image)), session)[1]
        target.write(json.dumps({'file': file, 'q': rank, 'k': kinds, 'qn': negative}) + '\n')
