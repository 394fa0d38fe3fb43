"""Weights of the net that ships, to go on from: start_from.py soundness.onnx start.npz"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

source, target = sys.argv[1:]
weights = {}
for tensor in onnx.load(source).graph.initializer:
    if tensor.name.startswith('net.'):
        name, values = tensor.name.removeprefix('net.').removesuffix('_half'), numpy_helper.to_array(tensor).astype(np.float32)
        weights[name.removesuffix('_turned')] = values.T if name.endswith('_turned') else values
np.savez(target, **weights)
print(len(weights), 'tensors')
