"""Gives a net that looks at whole pictures bytes as its input, [1, height, width, 3] as they lie in memory, and lets its convolutions
pad their maps themselves where that was a step of its own. What it computes stays the same.
usage: bytes_input.py IN.onnx OUT.onnx [signed]      needs: numpy, onnx, onnxruntime
signed: the net takes -1 to 1, not 0 to 255."""
import sys
import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

source, target, *rest = sys.argv[1:]
signed = rest == ['signed']
model = onnx.load(source)
graph = model.graph
old = graph.input[0]
_, _, height, width = [d.dim_value or d.dim_param for d in old.type.tensor_type.shape.dim]


def constant(name, value):
    graph.initializer.append(numpy_helper.from_array(np.asarray(value, np.float32), name))
    return name


steps = [
    helper.make_node('Transpose', ['bytes'], ['planes_of_bytes'], perm=[0, 3, 1, 2]),
    helper.make_node('Cast', ['planes_of_bytes'], ['levels' if signed else old.name], to=TensorProto.FLOAT),
]
if signed:
    # In this order it is rounded once, as the nearest number to byte / 127.5 - 1.
    steps += [
        helper.make_node('Sub', ['levels', constant('middle_of_bytes', 127.5)], ['from_middle']),
        helper.make_node('Div', ['from_middle', constant('reach_of_bytes', 127.5)], [old.name]),
    ]
for at, node in enumerate(steps):
    graph.node.insert(at, node)
image = old.name
del graph.input[:]
graph.input.append(helper.make_tensor_value_info('bytes', TensorProto.UINT8, [1, height, width, 3]))

options = onnxruntime.SessionOptions()
options.log_severity_level = 3


def session(path_or_bytes):
    return onnxruntime.InferenceSession(path_or_bytes, options, providers=['CPUExecutionProvider'])


def sizes():
    return [[v if isinstance(v, int) and v > 0 else free for v in (height, width)] for free in (256, 96)]


# How much is padded may be worked out step by step in the graph: it is asked for, and has to be the same at any size.
probe = onnx.load(source)
asked = [n.input[1] for n in probe.graph.node if n.op_type == 'Pad']
known = {i.name: numpy_helper.to_array(i) for i in probe.graph.initializer}
probe.graph.output.extend(helper.make_tensor_value_info(name, TensorProto.INT64, [8]) for name in asked if name not in known)
probed = session(probe.SerializeToString())
names = [o.name for o in probed.get_outputs()]
answers = [dict(zip(names, probed.run(None, {image: np.zeros((1, 3, *size), np.float32)}))) for size in sizes()]
values = known | {n: v for n, v in answers[0].items() if np.array_equal(v, answers[1][n])}

taken = 0
for pad in [n for n in graph.node if n.op_type == 'Pad']:
    users = [n for n in graph.node if pad.output[0] in n.input]
    amounts = values.get(pad.input[1])
    filled = values.get(pad.input[2]) if len(pad.input) > 2 and pad.input[2] else np.zeros(1)
    if amounts is None or filled is None or filled.any() or len(users) != 1 or users[0].op_type != 'Conv':
        continue
    own = next((a for a in users[0].attribute if a.name == 'pads'), None)
    if any(amounts[[0, 1, 4, 5]]) or (own is not None and any(own.ints)):
        continue
    if own is not None:
        users[0].attribute.remove(own)
    users[0].attribute.append(helper.make_attribute('pads', [int(v) for v in amounts[[2, 3, 6, 7]]]))
    users[0].input[0] = pad.input[0]
    graph.node.remove(pad)
    taken += 1

wanted = {o.name for o in graph.output}
while idle := [n for n in graph.node if not (wanted | {i for m in graph.node for i in m.input}) & set(n.output)]:
    for n in idle:
        graph.node.remove(n)
used = {i for n in graph.node for i in n.input}
for i in [i for i in graph.initializer if i.name not in used]:
    graph.initializer.remove(i)
onnx.checker.check_model(model)
onnx.save(model, target)

before, after = session(source), session(target)
random = np.random.default_rng(1)
for size in sizes():
    # A walk along each row, so that it is not flat.
    picture = np.clip(128 + np.cumsum(random.normal(0, 12, (1, *size, 3)), axis=2), 0, 255).astype(np.uint8)
    planes = picture.transpose(0, 3, 1, 2)
    floats = (planes / 127.5 - 1 if signed else planes).astype(np.float32)
    for one, other, name in zip(before.run(None, {image: floats}), after.run(None, {'bytes': picture}), [o.name for o in graph.output]):
        print(size, name, 'largest difference', np.abs(one - other).max(), 'largest value', np.abs(one).max())
print('paddings taken over', taken)
