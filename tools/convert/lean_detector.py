"""Rewrites the text detector of lean_ocr.py so that it computes the same map with less work. Each step is an identity of
linear algebra; only the rounding of the last digits differs (printed at the end).
- A transposed convolution whose kernel is as large as its stride touches each output once: it is a 1 x 1 convolution to
  four phases. Both of them, their batch norm and the last rearrangement become two convolutions and one DepthToSpace.
- x + x * gate is x * (1 + gate): one pass over the largest tensors instead of two.
- A 3 x 3 convolution of a picture enlarged twofold is a 2 x 2 convolution of the small one to four phases.
- The finest level is only scaled and convolved: its 1 x 1 convolution, its scale and its 3 x 3 convolution are one
  3 x 3 convolution of 16 channels instead of 96, with weights that depend on the scale.
- It takes bytes, red, green, blue and a fourth that is always 255: the mean and deviation the net was trained with are
  in the first weights, and the fourth channel carries the mean, so that the zeros round the picture stay what they were.
usage: lean_detector.py IN.onnx OUT.onnx      needs: numpy, onnx, onnxruntime"""
import sys
import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

model = onnx.load(sys.argv[1])
graph = model.graph
initial = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
widened = {n.output[0]: n for n in graph.node if n.op_type == 'Cast' and n.input[0] in initial}


def weight(name):
    return (initial[widened[name].input[0]] if name in widened else initial[name]).astype(np.float32)


def constant(name, array):
    graph.initializer.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
    return name


def maker(name):
    return next(n for n in graph.node if name in n.output)


def user(name, kind):
    return next(n for n in graph.node if name in n.input and n.op_type == kind)


def replace(olds, news):
    at = max(list(graph.node).index(n) for n in olds) + 1 - len(olds)
    for old in olds:
        graph.node.remove(old)
    for n, new in enumerate(news):
        graph.node.insert(at + n, new)


def plain_conv(x, w, b, y, size=1, pad=0):
    return helper.make_node('Conv', [x, w] + ([b] if b else []), [y], kernel_shape=[size, size], pads=[pad] * 4)


# The head: 24 channels -> x2 -> 24 channels -> x2 -> 1 channel.
first, second = [n for n in graph.node if n.op_type == 'ConvTranspose']
add1 = user(first.output[0], 'Add')
norm = user(add1.output[0], 'BatchNormalization')
relu = user(norm.output[0], 'Relu')
add2 = user(second.output[0], 'Add')
sigmoid = user(add2.output[0], 'Sigmoid')
w1, b1 = weight(first.input[1]), weight(add1.input[1]).ravel()
scale, shift, mean, variance = (weight(i) for i in norm.input[1:5])
epsilon = next(a.f for a in norm.attribute if a.name == 'epsilon')
gain = scale / np.sqrt(variance + epsilon)
channels = w1.shape[1]
phases = [(a, b) for a in range(2) for b in range(2)]
inner = np.concatenate([(w1[:, :, a, b] * gain).T for a, b in phases])[:, :, None, None]
inner_bias = np.tile((b1 - mean) * gain + shift, 4)
w2, b2 = weight(second.input[1])[:, 0], float(weight(add2.input[1]).ravel()[0])
outer = np.zeros((16, 4 * channels, 1, 1), np.float32)
for p, (a, b) in enumerate(phases):
    for c, d in phases:
        outer[(2 * a + c) * 4 + 2 * b + d, p * channels:(p + 1) * channels, 0, 0] = w2[:, c, d]
replace([first, add1, norm, relu, second, add2, sigmoid], [
    plain_conv(first.input[0], constant('head_inner', inner), constant('head_inner_bias', inner_bias), 'head_phases'),
    helper.make_node('Relu', ['head_phases'], ['head_active']),
    plain_conv('head_active', constant('head_outer', outer), constant('head_outer_bias', np.full(16, b2, np.float32)), 'head_logits'),
    helper.make_node('Sigmoid', ['head_logits'], ['head_map']),
    helper.make_node('DepthToSpace', ['head_map'], [sigmoid.output[0]], blocksize=4, mode='DCR'),
])

# x + x * gate
one = constant('one', np.ones((1, 1, 1, 1), np.float32))
for mul in [n for n in graph.node if n.op_type == 'Mul' and maker(n.input[1]).input[0] != n.input[0]]:
    add = user(mul.output[0], 'Add')
    assert mul.input[0] in add.input
    more = mul.input[1] + '_more'
    replace([mul, add], [helper.make_node('Add', [mul.input[1], one], [more]),
                         helper.make_node('Mul', [mul.input[0], more], [add.output[0]])])

# Rows seen by phase 0 of an enlarged picture: the one before (tap 0) and its own (taps 1, 2); by phase 1: its own
# (taps 0, 1) and the next (tap 2).
seen = [[[0], [1, 2]], [[0, 1], [2]]]
axes = constant('phase_axes', np.array([1, 2, 3], np.int64))


def conv_of_enlarged(small, kernel, result):
    """The nodes of a 3 x 3 convolution of `small` enlarged twofold: 2 x 2 taps around each corner, four phases."""
    outs = kernel.shape[0]
    phased = np.zeros((4 * outs, kernel.shape[1], 2, 2), np.float32)
    cuts = []
    for p, (a, b) in enumerate(phases):
        for i in range(2):
            for j in range(2):
                phased[p * outs:(p + 1) * outs, :, i, j] = sum(kernel[:, :, y, x] for y in seen[a][i] for x in seen[b][j])
        last = np.iinfo(np.int64).max
        start = constant(f'{result}_start_{p}', np.array([p * outs, a, b], np.int64))
        end = constant(f'{result}_end_{p}', np.array([(p + 1) * outs, last if a else -1, last if b else -1], np.int64))
        cuts.append(helper.make_node('Slice', [f'{result}_corners', start, end, axes], [f'{result}_{p}']))
    return [
        plain_conv(small, constant(f'{result}_weight', phased), None, f'{result}_corners', 2, 1),
        *cuts,
        helper.make_node('Concat', [cut.output[0] for cut in cuts], [f'{result}_phases'], axis=1),
        helper.make_node('DepthToSpace', [f'{result}_phases'], [result], blocksize=2, mode='DCR'),
    ]


# The finest level: conv3(gate * conv1(f) + enlarged(g)).
finest = maker(maker('p2o.Concat.1').input[3]).input[0]
conv3 = maker(finest)
summed = maker(conv3.input[0])
gated, large = maker(summed.input[0]), maker(summed.input[1])
assert gated.op_type == 'Mul' and large.op_type == 'Resize'
conv1, more = maker(gated.input[0]), gated.input[1]
pool = user(conv1.output[0], 'GlobalAveragePool')
k3, k1 = weight(conv3.input[1]), weight(conv1.input[1])[:, :, 0, 0]
outs, middle, ins = k3.shape[0], k3.shape[1], k1.shape[1]
taps = constant('fine_taps', k3.transpose(0, 2, 3, 1).reshape(-1, middle))
spread = constant('fine_spread', k1)
replace([conv1, pool], [
    helper.make_node('GlobalAveragePool', [conv1.input[0]], ['fine_mean']),
    plain_conv('fine_mean', conv1.input[1], None, pool.output[0]),
])
replace([gated, large, summed, conv3], [
    helper.make_node('Reshape', [more, constant('column', np.array([middle, 1], np.int64))], ['fine_gate']),
    helper.make_node('Mul', [spread, 'fine_gate'], ['fine_gated']),
    helper.make_node('MatMul', [taps, 'fine_gated'], ['fine_flat']),
    helper.make_node('Reshape', ['fine_flat', constant('fine_shape', np.array([outs, 3, 3, ins], np.int64))], ['fine_last']),
    helper.make_node('Transpose', ['fine_last'], ['fine_weight'], perm=[0, 3, 1, 2]),
    plain_conv(conv1.input[0], 'fine_weight', None, 'fine_own', 3, 1),
    *conv_of_enlarged(large.input[0], k3, 'fine_enlarged'),
    helper.make_node('Add', ['fine_own', 'fine_enlarged'], [finest]),
])

# The levels are joined at the size of the second finest and convolved there; the finest is convolved by itself.
joined = maker('p2o.Concat.1')
mixing = user(joined.output[0], 'Conv')
resizes = [maker(i) for i in joined.input[:3]]
times = [int(weight(r.input[2])[-1]) // 2 for r in resizes]
halved = [helper.make_node('Resize', [r.input[0], r.input[1], constant(f'times_{t}', np.array([1, 1, t, t], np.float32))],
                           [r.output[0]], mode='nearest', nearest_mode='floor', coordinate_transformation_mode='asymmetric')
          for r, t in zip(resizes, times) if t > 1]
k = weight(mixing.input[1])
coarse = k.shape[1] * 3 // 4
replace([*resizes, joined, mixing], [
    *halved,
    helper.make_node('Concat', [r.output[0] if t > 1 else r.input[0] for r, t in zip(resizes, times)], ['coarse'], axis=1),
    *conv_of_enlarged('coarse', k[:, :coarse], 'coarse_mixed'),
    plain_conv(joined.input[3], constant('fine_mixing', k[:, coarse:]), mixing.input[2], 'fine_mixed', 3, 1),
    helper.make_node('Add', ['fine_mixed', 'coarse_mixed'], [mixing.output[0]]),
])

# Eight channels are carried as sixteen, half of them zero: the runtime works in blocks of sixteen and would otherwise
# take its layout apart and put it together again around each of the first convolutions.
stem = [n for n in graph.node if n.op_type == 'Conv'][:5]
for n, conv in enumerate(stem):
    w, depthwise = weight(conv.input[1]), weight(conv.input[1]).shape[1] == 1
    wide = np.zeros((max(16, w.shape[0]), w.shape[1] if depthwise or n == 0 else 16, *w.shape[2:]), np.float32)
    wide[:w.shape[0], :w.shape[1]] = w
    if n == 0:
        # Blue, green, red: OpenCV's order, with the mean and deviation of ImageNet.
        mean, deviation = np.array([0.406, 0.456, 0.485]), np.array([0.225, 0.224, 0.229])
        of_255 = -(wide * (mean / deviation)[None, :, None, None]).sum(1, keepdims=True) / 255
        wide = np.concatenate([(wide / (255 * deviation)[None, :, None, None])[:, ::-1], of_255], axis=1).astype(np.float32)
    conv.input[1] = constant(f'stem_{n}', wide)
    bias = np.zeros(wide.shape[0], np.float32)
    bias[:w.shape[0]] = weight(conv.input[2])
    conv.input[2] = constant(f'stem_bias_{n}', bias)
    for a in conv.attribute:
        if a.name == 'group' and depthwise:
            a.i = wide.shape[0]
stem[0].input[0] = 'planes'
graph.node.insert(0, helper.make_node('Transpose', ['bytes'], ['planes_of_bytes'], perm=[0, 3, 1, 2]))
graph.node.insert(1, helper.make_node('Cast', ['planes_of_bytes'], ['planes'], to=TensorProto.FLOAT))
del graph.input[:]
graph.input.append(helper.make_tensor_value_info('bytes', TensorProto.UINT8, [1, 'height', 'width', 4]))

used = {i for n in graph.node for i in n.input}
for n in [n for n in widened.values() if n.output[0] not in used]:
    graph.node.remove(n)
used = {i for n in graph.node for i in n.input}
for i in [i for i in graph.initializer if i.name not in used]:
    graph.initializer.remove(i)
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2])

options = onnxruntime.SessionOptions()
options.log_severity_level = 3


def run(path, name, x):
    return onnxruntime.InferenceSession(path, options, providers=['CPUExecutionProvider']).run(None, {name: x})[0]


random = np.random.default_rng(1)
for height, width in ((96, 160), (864, 864), (544, 960)):
    # A walk along each row, so that the map is not flat.
    picture = np.clip(128 + np.cumsum(random.normal(0, 12, (1, height, width, 3)), axis=2), 0, 255).astype(np.uint8)
    planes = ((picture[..., ::-1] / 255 - mean) / deviation).transpose(0, 3, 1, 2).astype(np.float32)
    before = run(sys.argv[1], 'x', planes)
    after = run(sys.argv[2], 'bytes', np.concatenate([picture, np.full((1, height, width, 1), 255, np.uint8)], axis=3))
    print(height, width, 'largest difference', np.abs(before - after).max(), 'largest value', before.max())
