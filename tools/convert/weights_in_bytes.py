"""Keeps the weights of a lean reader (lean_ocr.py) in bytes instead of half precision, a scale an output channel; they are widened
when the file is loaded. What it computes moves by the rounding: docs/models.md has what that does to lines.
usage: weights_in_bytes.py IN.onnx OUT.onnx      needs: numpy, onnx"""
import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

# Smaller ones are scales and shifts: they gain nothing and their rounding shows.
LEAST = 512
LEVELS = 127

model = onnx.load(sys.argv[1])
graph = model.graph
stored = {i.name: i for i in graph.initializer}
kinds = {name: node.op_type for node in graph.node for name in node.input}

for cast in [n for n in graph.node if n.op_type == 'Cast' and n.input[0] in stored]:
    array = numpy_helper.to_array(stored[cast.input[0]]).astype(np.float32)
    if array.size < LEAST or array.ndim < 2:
        continue
    # A convolution has its output channels first, a product of matrices last.
    along = tuple(range(1, array.ndim)) if kinds[cast.output[0]] == 'Conv' else tuple(range(array.ndim - 1))
    scale = np.maximum(np.abs(array).max(axis=along, keepdims=True) / LEVELS, 1e-12).astype(np.float32)
    name, wide = cast.input[0], cast.output[0]
    graph.initializer.remove(stored[name])
    graph.initializer.extend([numpy_helper.from_array(np.round(array / scale).astype(np.int8), name + '_bytes'),
                              numpy_helper.from_array(scale, name + '_scale')])
    cast.input[0], cast.output[0] = name + '_bytes', name + '_cast'
    graph.node.insert(list(graph.node).index(cast) + 1, helper.make_node('Mul', [name + '_cast', name + '_scale'], [wide]))
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2])
print('bytes', len(model.SerializeToString()))
