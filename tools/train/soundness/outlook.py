"""What nets say of the ads kept out of their training: outlook.py DATA_FOLDER LIST.jsonl FOLDER_OF_f0_f1_f2.onnx OUT.jsonl

LIST.jsonl names a file a line, and its source where it has one (pack.py). Each picture goes the way of the product: in a grey square of 320, kept as a JPEG of quality 88.
"""
import json
import sys

import numpy as np
import onnxruntime
from PIL import Image

from batches import fold_of
from outlook_of import look

data, files, nets, out = sys.argv[1:]
sessions = [onnxruntime.InferenceSession(f'{nets}/sound-f{fold}.onnx') for fold in range(3)]

with open(out, 'w') as target:
    for line in open(files):
        row = json.loads(line)
        file = row['file']
        session = sessions[fold_of(row.get('source', file))]
        image = Image.open(f'{data}/{file}').convert('RGB')
        kinds, rank = look(image, session)
        negative = look(Image.fromarray(255 - np.asarray(image)), session)[1]
        target.write(json.dumps({'file': file, 'q': rank, 'k': kinds, 'qn': negative}) + '\n')
