"""Puts the four phases of an enlarged map (lean_detector.py) together by moving columns and rows, which the runtime does in half the
time of its DepthToSpace. The same numbers in the same places.
usage: interleave.py IN.onnx OUT.onnx      needs: numpy, onnx, onnxruntime"""
import sys
import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

model = onnx.load(sys.argv[1])
graph = model.graph


def constant(name, values):
    graph.initializer.append(numpy_helper.from_array(np.array(values, np.int64), name))
    return name


maker = {o: n for n in graph.node for o in n.output}
done = 0
for node in [n for n in graph.node if n.op_type == 'DepthToSpace']:
    joined = maker[node.input[0]]
    if joined.op_type != 'Concat' or len(joined.input) != 4:
        continue
    result = node.output[0]
    channels = numpy_helper.to_array(next(i for i in graph.initializer if i.name == maker[joined.input[0]].input[2]))[0]
    steps, rows = [], []
    for a in (0, 1):
        pair, mixed, row = f'{result}_pair_{a}', f'{result}_mixed_{a}', f'{result}_row_{a}'
        steps += [
            helper.make_node('Concat', list(joined.input[2 * a:2 * a + 2]), [pair], axis=0),
            helper.make_node('Transpose', [pair], [mixed], perm=[1, 2, 3, 0]),
            helper.make_node('Reshape', [mixed, constant(row + '_shape', [0, 0, 1, -1])], [row]),
        ]
        rows.append(row)
    steps += [
        helper.make_node('Concat', rows, [result + '_rows'], axis=2),
        helper.make_node('Reshape', [result + '_rows', constant(result + '_shape', [1, int(channels), -1, 0])], [result]),
    ]
    at = list(graph.node).index(node)
    for k, step in enumerate(steps):
        graph.node.insert(at + k, step)
    graph.node.remove(node)
    graph.node.remove(joined)
    done += 1
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2])
print('put together by columns and rows:', done)

options = onnxruntime.SessionOptions()
options.log_severity_level = 3
before, after = (onnxruntime.InferenceSession(path, options, providers=['CPUExecutionProvider']) for path in sys.argv[1:3])
random = np.random.default_rng(1)
for height, width in ((96, 160), (864, 864), (544, 960)):
    # A walk along each row, so that the map is not flat.
    picture = np.clip(128 + np.cumsum(random.normal(0, 12, (1, height, width, 4)), axis=2), 0, 255).astype(np.uint8)
    picture[..., 3] = 255
    one, other = (session.run(None, {'bytes': picture})[0] for session in (before, after))
    print(height, width, 'largest difference', np.abs(one - other).max(), 'largest value', one.max())
