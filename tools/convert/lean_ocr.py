"""Makes a PP-OCR model lean without changing what it computes: weights too small to matter become zero (the published
files hold hundreds of thousands of denormal numbers, which x86 multiplies a hundred times slower), hard-swish becomes two
operators instead of four, and the weights are stored in half precision and widened on loading.
usage: node tools/convert/fold-model.mjs IN.onnx FOLDED.onnx; lean_ocr.py FOLDED.onnx OUT.onnx      needs: numpy, onnx"""
import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

model = onnx.load(sys.argv[1])
graph = model.graph
value = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
maker = {o: n for n in graph.node for o in n.output}
users = {}
for n in graph.node:
    for i in n.input:
        users.setdefault(i, []).append(n)


def scalar(name, wanted):
    return name in value and value[name].size == 1 and abs(float(value[name].ravel()[0]) - wanted) < 1e-6


fused = 0
for div in [n for n in graph.node if n.op_type == 'Div' and scalar(n.input[1], 6)]:
    mul = maker.get(div.input[0])
    if mul is None or mul.op_type != 'Mul' or len(users[mul.output[0]]) != 1:
        continue
    clips = [maker[i] for i in mul.input if i in maker and maker[i].op_type == 'Clip']
    if len(clips) != 1:
        continue
    clip, x = clips[0], [i for i in mul.input if i != clips[0].output[0]]
    add = maker.get(clip.input[0])
    if len(x) != 1 or add is None or add.op_type != 'Add' or x[0] not in add.input or not any(scalar(i, 3) for i in add.input):
        continue
    if len(users[clip.output[0]]) != 1 or len(users[add.output[0]]) != 1:
        continue
    gate = add.output[0] + '_gate'
    at = list(graph.node).index(add)
    for old in (add, clip, mul, div):
        graph.node.remove(old)
    graph.node.insert(at, helper.make_node('HardSigmoid', [x[0]], [gate], alpha=1 / 6, beta=0.5))
    graph.node.insert(at + 1, helper.make_node('Mul', [x[0], gate], [div.output[0]]))
    fused += 1

zeroed = 0
for old in list(graph.initializer):
    array = value[old.name]
    if array.dtype != np.float32 or array.size < 16:
        continue
    clean = np.where(np.abs(array) < 1e-7, 0, array).astype(np.float16)
    zeroed += int(((array != 0) & (clean == 0)).sum())
    graph.initializer.remove(old)
    graph.initializer.append(numpy_helper.from_array(clean, old.name + '_h'))
    graph.node.insert(0, helper.make_node('Cast', [old.name + '_h'], [old.name], to=TensorProto.FLOAT))
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2])
print('hard-swish', fused, 'zeroed', zeroed, 'bytes', len(model.SerializeToString()))
