"""Turns the coco-ssd tfjs graph (SSDLite MobileNetV2, Apache-2.0) into ONNX with half-precision weights.
usage: coco_ssd.py FOLDER_WITH_model.json OUT.onnx ANCHORS.bin      needs: numpy, onnx
Outputs: boxes [1,1917,4] and logits [1,1917,91] (undecoded), embedding [1,1280,1,1] (mean of the last feature map).
The anchors go to a file of their own: decoding and suppression are done in TypeScript."""
import json, pathlib, sys
import numpy as np
import onnx
from onnx import helper, numpy_helper, TensorProto

src = pathlib.Path(sys.argv[1])
model = json.loads((src / 'model.json').read_text())
nodes = {n['name']: n for n in model['modelTopology']['node']}
group = model['weightsManifest'][0]
blob = b''.join((src / p).read_bytes() for p in group['paths'])
kinds = {'float32': np.float32, 'int32': np.int32, 'bool': np.bool_, 'uint8': np.uint8}
const, at = {}, 0
for e in group['weights']:
    n = int(np.prod(e['shape'], dtype=int)) * np.dtype(kinds[e['dtype']]).itemsize
    const[e['name']] = np.frombuffer(blob[at:at + n], kinds[e['dtype']]).reshape(e['shape'])
    at += n

graph, weights, done = [], [], {}


def put(array, name):
    half = array.astype(np.float16)
    weights.append(numpy_helper.from_array(np.ascontiguousarray(half), name + '_h'))
    graph.append(helper.make_node('Cast', [name + '_h'], [name], to=TensorProto.FLOAT))
    return name


def op(kind, inputs, name, **attributes):
    graph.append(helper.make_node(kind, inputs, [name], **attributes))
    return name


def clean(name):
    return name.split(':')[0].lstrip('^')


def channel(name, out):
    return put(const[name].reshape(1, -1, 1, 1), out)


def visit(name):
    name = clean(name)
    if name in done:
        return done[name]
    node = nodes[name]
    kind, ins = node['op'], [clean(i) for i in node.get('input', []) if not i.startswith('^')]
    safe = name.replace('/', '.')
    if name == 'Preprocessor/sub':
        result = 'image'
    elif kind in ('Conv2D', 'DepthwiseConv2dNative'):
        strides = [int(s) for s in node['attr']['strides']['list']['i'][1:3]]
        w = const[ins[1]]
        if kind == 'Conv2D':
            w, groups = w.transpose(3, 2, 0, 1), 1
        else:
            w, groups = w.transpose(2, 3, 0, 1), w.shape[2]
        result = op('Conv', [visit(ins[0]), put(w, safe + '.w')], safe, strides=strides, auto_pad='SAME_UPPER', group=groups, kernel_shape=w.shape[2:])
    elif kind in ('Add', 'AddN', 'Mul', 'BiasAdd', 'AddV2'):
        parts = [channel(i, f'{safe}.c{k}') if i in const else visit(i) for k, i in enumerate(ins)]
        result = parts[0]
        for k, part in enumerate(parts[1:]):
            result = op('Mul' if kind == 'Mul' else 'Add', [result, part], f'{safe}.{k}')
    elif kind == 'FusedBatchNorm':
        gamma, beta, mean, var = (const[i] for i in ins[1:5])
        epsilon = node['attr'].get('epsilon', {}).get('f', 1e-3)
        scale = gamma / np.sqrt(var + epsilon)
        result = op('Mul', [visit(ins[0]), put(scale.reshape(1, -1, 1, 1), safe + '.s')], safe + '.m')
        result = op('Add', [result, put((beta - mean * scale).reshape(1, -1, 1, 1), safe + '.b')], safe)
    elif kind == 'Relu6':
        result = op('Clip', [visit(ins[0]), 'zero', 'six'], safe)
    elif kind == 'Reshape':
        last = 4 if name.endswith('Reshape') else 91
        weights.append(numpy_helper.from_array(np.array([1, -1, last], np.int64), safe + '.shape'))
        result = op('Reshape', [op('Transpose', [visit(ins[0])], safe + '.t', perm=[0, 2, 3, 1]), safe + '.shape'], safe)
    elif kind == 'ConcatV2':
        result = op('Concat', [visit(i) for i in ins[:-1]], safe, axis=1)
    elif kind in ('Squeeze', 'Identity'):
        result = visit(ins[0])
    else:
        raise SystemExit(f'no rule for {kind} {name}')
    done[name] = result
    return result


weights += [numpy_helper.from_array(np.float32(0), 'zero'), numpy_helper.from_array(np.float32(6), 'six')]
op('Identity', [visit('concat')], 'boxes')
op('Identity', [visit('concat_1')], 'logits')
op('GlobalAveragePool', [visit('FeatureExtractor/MobilenetV2/Conv_1/Relu6')], 'embedding')
out = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
g = helper.make_graph(graph, 'coco-ssd', [out('image', [1, 3, 300, 300])], [out('boxes', [1, 1917, 4]), out('logits', [1, 1917, 91]), out('embedding', [1, 1280, 1, 1])], weights)
m = helper.make_model(g, opset_imports=[helper.make_opsetid('', 13)], ir_version=8, producer_name='adjudge tools/convert/coco_ssd.py')
onnx.checker.check_model(m)
onnx.save(m, sys.argv[2])
anchors = [(k, v.shape) for k, v in const.items() if v.size == 1917 * 4]
print('anchors', anchors)
const[anchors[0][0]].reshape(1917, 4).astype(np.float32).tofile(sys.argv[3])
print(const[anchors[0][0]].reshape(1917, 4)[:3], len(m.SerializeToString()))
