"""export.py <encoder.onnx> <stats.npz> <nets.npz by train.py> <model to write>: the nets that read the lines of an ad as one ONNX file. They share the table of word pieces; what they say is averaged. Weights are kept in bytes, a scale a column."""
import collections
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

HEADS, WIDTH = 12, 384


class Graph:
    def __init__(self):
        self.nodes, self.weights, self.count = [], [], 0

    def constant(self, values, dtype=np.float32):
        self.count += 1
        name = f'c{self.count}'
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(values, dtype=dtype), name))
        return name

    def __call__(self, kind, *inputs, **settings):
        self.count += 1
        name = f'v{self.count}'
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **settings))
        return name

    def bytes_of(self, matrix, axis):
        """A matrix in bytes, each row or column with a scale of its own."""
        scale = np.maximum(np.abs(matrix).max(axis=1 - axis, keepdims=True), 1e-8) / 127
        return self.constant(np.round(matrix / scale), np.int8), scale

    def linear(self, x, weight, bias):
        # Not cast and multiplied: the runtime would do that once, on opening, and hold 100 MB more in every worker.
        packed, scale = self.bytes_of(weight.T.astype(np.float32), 1)
        whole = self('DequantizeLinear', packed, self.constant(scale.ravel()), axis=1)
        return self('Add', self('MatMul', x, whole), self.constant(bias))

    def gelu(self, x):
        half = self('Mul', x, self.constant(0.5))
        return self('Mul', half, self('Add', self('Erf', self('Mul', x, self.constant(2 ** -0.5))), self.constant(1.0)))

    def norm(self, x, weight, bias):
        return self('LayerNormalization', x, self.constant(weight), self.constant(bias), axis=-1, epsilon=1e-12)

    def whole(self, name):
        return self('Cast', name, to=TensorProto.INT64)


def layer(g, x, w, at):
    own = lambda part, v: g.linear(v, w[f'{at}.{part}.weight'], w[f'{at}.{part}.bias'])
    apart = lambda v, order: g('Transpose', g('Reshape', v, g.constant([-1, HEADS, WIDTH // HEADS], np.int64)), perm=order)
    scores = g('MatMul', apart(own('q', x), [1, 0, 2]), apart(own('k', x), [1, 2, 0]))
    looks = g('Softmax', g('Mul', scores, g.constant((WIDTH // HEADS) ** -0.5)), axis=-1)
    seen = g('Transpose', g('MatMul', looks, apart(own('v', x), [1, 0, 2])), perm=[1, 0, 2])
    seen = own('o', g('Reshape', seen, g.constant([-1, WIDTH], np.int64)))
    x = g.norm(g('Add', x, seen), w[f'{at}.n1.weight'], w[f'{at}.n1.bias'])
    return g.norm(g('Add', x, own('g', g.gelu(own('f', x)))), w[f'{at}.n2.weight'], w[f'{at}.n2.bias'])


def by_line(g, values, line):
    """The row of each piece's line; nothing for the start."""
    nothing = g.constant(np.zeros((1, values[1])))
    return g('Gather', g('Concat', nothing, values[0], axis=0), line, axis=0)


def net(g, base, features, line, marks, w):
    own = lambda part, v: g.linear(v, w[f'{part}.weight'], w[f'{part}.bias'])
    laid = own('feat.2', g.gelu(own('feat.0', features)))
    late = g.gelu(own('ff.0', features))
    x = g('Add', g('Add', base, g.constant(w['typ'])), by_line(g, (laid, WIDTH), line))
    x = g.norm(x, w['eln.weight'], w['eln.bias'])
    layers = 1 + max(int(k.split('.')[1]) for k in w if k.startswith('layers.'))
    for k in range(layers):
        x = layer(g, x, w, f'layers.{k}')
    wide = w['ff.0.weight'].shape[0]
    roles = g('Softmax', own('out', g('Concat', g('Gather', x, marks, axis=0), late, axis=1)), axis=-1)
    names = g('Sigmoid', own('name', g('Concat', x, by_line(g, (late, wide), line), axis=1)))
    return roles, names


def mean(g, values):
    total = values[0]
    for v in values[1:]:
        total = g('Add', total, v)
    return g('Mul', total, g.constant(1 / len(values)))


def unpacked(path):
    """Weights of each net by name; large ones come in bytes with a scale a row."""
    nets = collections.defaultdict(dict)
    stored = np.load(path)
    for key in stored.files:
        at, name = key.split('/')
        if name.endswith('#q'):
            nets[at][name[:-2]] = stored[key].astype(np.float32) * stored[key[:-1] + 's']
        elif not name.endswith('#s'):
            nets[at][name] = stored[key]
    return [nets[at] for at in sorted(nets)]


def main():
    encoder, stats, nets, out = sys.argv[1:]
    known = {i.name: i for i in onnx.load(encoder).graph.initializer}
    table = numpy_helper.to_array(known['embeddings.word_embeddings.weight'])
    places = numpy_helper.to_array(known['embeddings.position_embeddings.weight'])
    stats = np.load(stats)
    g = Graph()
    packed, scale = g.bytes_of(table, 0)
    pieces, line, marks = (g.whole(n) for n in ('pieces', 'lines', 'marks'))
    words = g('Mul', g('Cast', g('Gather', packed, pieces, axis=0), to=TensorProto.FLOAT), g('Gather', g.constant(scale), pieces, axis=0))
    length = g('Shape', 'pieces')
    base = g('Add', words, g('Slice', g.constant(places[:320]), g.constant([0], np.int64), length, g.constant([0], np.int64)))
    plain = g('Div', g('Sub', 'features', g.constant(stats['mu'])), g.constant(stats['sd']))
    features = g('Clip', plain, g.constant(-4.0), g.constant(4.0))
    said = [net(g, base, features, line, marks, weights) for weights in unpacked(nets)]
    g.nodes.append(helper.make_node('Identity', [mean(g, [r for r, _ in said])], ['roles']))
    g.nodes.append(helper.make_node('Reshape', [mean(g, [n for _, n in said]), g.constant([-1], np.int64)], ['names']))
    value = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
    graph = helper.make_graph(
        g.nodes, 'line-roles',
        [value('pieces', ['pieces']), value('lines', ['pieces']), value('marks', ['lines']), value('features', ['lines', len(stats['mu'])])],
        [value('roles', ['lines', 9]), value('names', ['pieces'])], g.weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17)], ir_version=9)
    onnx.checker.check_model(model)
    onnx.save(model, out)


main()
