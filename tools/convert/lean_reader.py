"""Makes the lean reader (lean_ocr.py) faster without changing what it computes, but for rounding: the learned scale and shift round
each activation become part of the convolutions beside them, and what is left of an activation is written with convolutions of one
tap a channel, so that the runtime keeps its blocked layout throughout instead of taking it apart around each hard-swish.
usage: lean_reader.py IN.onnx OUT.onnx      needs: numpy, onnx, onnxruntime"""
import sys
import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

model = onnx.load(sys.argv[1])
graph = model.graph
stored = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
widened = {n.output[0]: n for n in graph.node if n.op_type == 'Cast' and n.input[0] in stored}


def value(name):
    array = stored.get(name)
    return stored[widened[name].input[0]].astype(np.float32) if array is None and name in widened else array


def constant(name, array):
    graph.initializer.append(numpy_helper.from_array(np.ascontiguousarray(array, np.float32), name))
    stored[name] = array
    return name


def users(name):
    return [n for n in graph.node if name in n.input]


def only_user(name, kind):
    found = users(name)
    return found[0] if len(found) == 1 and found[0].op_type == kind else None


def scale_and_shift(name):
    """The scale and shift by one number each that `name` goes through, if it does: (Mul, Add, scale, shift)."""
    mul = only_user(name, 'Mul')
    scales = [] if mul is None else [value(i) for i in mul.input if i != name]
    add = None if mul is None else only_user(mul.output[0], 'Add')
    shifts = [] if add is None else [value(i) for i in add.input if i != mul.output[0]]
    if len(scales) != 1 or len(shifts) != 1 or any(v is None or v.size != 1 for v in (*scales, *shifts)):
        return None
    return mul, add, float(scales[0].ravel()[0]), float(shifts[0].ravel()[0])


def replace(old, new):
    at = list(graph.node).index(old[0])
    for n in old:
        graph.node.remove(n)
    for k, n in enumerate(new):
        graph.node.insert(at + k, n)


def scaled(conv, scale, bias):
    """The weights stay stored in half precision; they are multiplied when the file is loaded."""
    name = conv.input[1] + '_scaled'
    at = list(graph.node).index(conv)
    graph.node.insert(at, helper.make_node('Mul', [conv.input[1], constant(name + '_by', np.float32(scale))], [name]))
    stored[name] = value(conv.input[1]) * np.float32(scale)
    conv.input[1] = name
    conv.input[2] = constant(name + '_bias', bias)


def one_tap(x, scale, shift, channels, result):
    weight = constant(result + '_tap', np.full((channels, 1, 1, 1), scale))
    bias = constant(result + '_shift', np.full(channels, shift))
    return helper.make_node('Conv', [x, weight, bias], [result], group=channels, kernel_shape=[1, 1], pads=[0] * 4, strides=[1, 1])


folded = kept = 0
for conv in [n for n in graph.node if n.op_type == 'Conv' and scale_and_shift(n.output[0])]:
    mul, add, scale, shift = scale_and_shift(conv.output[0])
    channels = value(conv.input[1]).shape[0]
    scaled(conv, scale, scale * value(conv.input[2]) + shift)
    conv.output[0] = add.output[0]
    graph.node.remove(mul)
    graph.node.remove(add)
    x = add.output[0]
    gate, product = sorted(users(x), key=lambda n: n.op_type)
    assert (gate.op_type, product.op_type) == ('HardSigmoid', 'Mul') and list(product.input) == [x, gate.output[0]]
    tapped = gate.output[0] + '_of'
    after = scale_and_shift(product.output[0])
    assert after
    mul, add, scale, shift = after
    follower = only_user(add.output[0], 'Conv')
    # A clip of what the tap gives is faster than the hard sigmoid it stands for.
    clip = helper.make_node('Clip', [tapped], [gate.output[0]], min=0.0, max=1.0)
    replace([gate], [one_tap(x, 1 / 6, 0.5, channels, tapped), clip])
    if follower is not None and not any(a.name == 'pads' and any(a.ints) for a in follower.attribute):
        weight = value(follower.input[1])
        scaled(follower, scale, value(follower.input[2]) + shift * weight.sum((1, 2, 3)))
        follower.input[0] = product.output[0]
        replace([mul, add], [])
        folded += 1
    else:
        # Beyond the edge a padded convolution sees zeros, which the shift does not reach: it cannot be taken over.
        replace([mul, add], [one_tap(product.output[0], scale, shift, channels, add.output[0])])
        kept += 1

used = {i for n in graph.node for i in n.input}
for i in [i for i in graph.initializer if i.name not in used]:
    graph.initializer.remove(i)
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2])
print('folded', folded, 'kept', kept, 'bytes', len(model.SerializeToString()))

options = onnxruntime.SessionOptions()
options.log_severity_level = 3
before, after = (onnxruntime.InferenceSession(path, options, providers=['CPUExecutionProvider']) for path in sys.argv[1:3])
random = np.random.default_rng(1)
for width in (64, 320, 1040):
    # A walk along each row, so that it is not flat.
    line = np.clip(np.cumsum(random.normal(0, 0.2, (1, 3, 48, width)), axis=3), -1, 1).astype(np.float32)
    one, other = (session.run(None, {'x': line})[0] for session in (before, after))
    print(width, 'largest difference', np.abs(one - other).max(), 'same letters', (one.argmax(2) == other.argmax(2)).mean())
