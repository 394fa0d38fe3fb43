"""The published reader as a trainable net: its ONNX graph, run operator by operator in torch, weights as parameters."""
import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper


def onnx_pads(x, pads):
    top, left, bottom, right = pads
    return (x, (top, left)) if (top, left) == (bottom, right) else (F.pad(x, (left, right, top, bottom)), 0)


class Net(torch.nn.Module):
    def __init__(self, path):
        super().__init__()
        self.model = onnx.load(path)
        graph = self.model.graph
        self.input = graph.input[0].name
        values = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
        self.names, self.fixed = {}, {}
        self.weights = torch.nn.ParameterList()
        for name, array in values.items():
            # Scalars such as the 3 and 6 of hard-swish and the scale of attention are no weights.
            if array.dtype == np.float32 and (array.size > 1 or 'affine' in name):
                clean = np.where(np.abs(array) < 1e-12, 0, array)
                self.names[name] = len(self.weights)
                self.weights.append(torch.nn.Parameter(torch.from_numpy(clean.copy())))
            elif array.dtype == np.float32:
                self.fixed[name] = float(array.ravel()[0])
            else:
                self.fixed[name] = array
        self.nodes = [(n.op_type, list(n.input), list(n.output), {a.name: helper.get_attribute_value(a) for a in n.attribute}) for n in graph.node]
        if self.nodes[-1][0] != 'Softmax':
            raise ValueError('the graph does not end in a softmax')
        self.nodes = self.with_hardswish(self.nodes[:-1])
        self.logits = self.nodes[-1][2][0]

    def with_hardswish(self, nodes):
        """Four operators of each hard-swish as one."""
        maker = {o: n for n in nodes for o in n[2]}
        gone, made = set(), {}
        for node in nodes:
            if node[0] != 'Div' or self.fixed.get(node[1][1]) != 6.0:
                continue
            mul = maker[node[1][0]]
            clip = next(maker[i] for i in mul[1] if i in maker and maker[i][0] == 'Clip')
            add = maker[clip[1][0]]
            x = next(i for i in mul[1] if i != clip[2][0])
            gone |= {id(mul), id(clip), id(add)}
            made[id(node)] = ('HardSwish', [x], node[2], {})
        return [made.get(id(n), n) for n in nodes if id(n) not in gone]

    def forward(self, x):
        device = x.device
        known = {self.input: x}
        last_use = {}
        for k, (_, inputs, _, _) in enumerate(self.nodes):
            for i in inputs:
                last_use[i] = k

        def get(name):
            if name in known:
                return known[name]
            if name in self.names:
                return self.weights[self.names[name]]
            return self.fixed[name]

        for k, (op, inputs, outputs, a) in enumerate(self.nodes):
            v = [get(i) for i in inputs if i != '']
            if op == 'Conv':
                y, pads = onnx_pads(v[0], a['pads'])
                out = F.conv2d(y, v[1], v[2] if len(v) > 2 else None, a['strides'], pads, a['dilations'], a['group'])
            elif op == 'HardSwish':
                out = F.hardswish(v[0])
            elif op == 'Add':
                out = v[0] + v[1]
            elif op == 'Sub':
                out = v[0] - v[1]
            elif op == 'Mul':
                out = v[0] * v[1]
            elif op == 'Div':
                out = v[0] / v[1]
            elif op == 'Pow':
                out = v[0] * v[0] if v[1] == 2.0 else v[0] ** v[1]
            elif op == 'Sqrt':
                out = torch.sqrt(v[0])
            elif op == 'Relu':
                out = F.relu(v[0])
            elif op == 'Sigmoid':
                out = torch.sigmoid(v[0])
            elif op == 'HardSigmoid':
                out = torch.clamp(v[0] * a.get('alpha', 0.2) + a.get('beta', 0.5), 0, 1)
            elif op == 'GlobalAveragePool':
                out = v[0].mean((2, 3), keepdim=True)
            elif op == 'AveragePool':
                out = F.avg_pool2d(v[0], a['kernel_shape'], a['strides'])
            elif op == 'MatMul':
                out = v[0] @ v[1]
            elif op == 'ReduceMean':
                out = v[0].mean(tuple(a['axes']), keepdim=bool(a.get('keepdims', 1)))
            elif op == 'Softmax':
                out = torch.softmax(v[0], a['axis'])
            elif op == 'Transpose':
                out = v[0].permute(a['perm'])
            elif op == 'Squeeze':
                out = v[0].squeeze(tuple(a['axes']))
            elif op == 'Shape':
                out = np.array(v[0].shape, np.int64)
            elif op == 'Concat':
                out = np.concatenate([np.atleast_1d(np.asarray(i)) for i in v]) if isinstance(v[0], np.ndarray) else torch.cat(v, a['axis'])
            elif op == 'Slice':
                starts, ends = np.atleast_1d(v[1]), np.atleast_1d(v[2])
                axes = np.atleast_1d(v[3]) if len(v) > 3 else np.arange(len(starts))
                at = [slice(None)] * (v[0].ndim)
                for s, e, axis in zip(starts, ends, axes):
                    at[int(axis)] = slice(int(s), int(min(e, 2 ** 31)))
                out = v[0][tuple(at)]
            elif op == 'Reshape':
                wanted = [int(d) for d in np.asarray(v[1])]
                wanted = [v[0].shape[i] if d == 0 else d for i, d in enumerate(wanted)]
                out = v[0].reshape(wanted)
            else:
                raise NotImplementedError(op)
            known[outputs[0]] = out
            for i in set(inputs):
                if last_use.get(i) == k:
                    known.pop(i, None)
        return known[self.logits]

    def write(self, path, weights=None):
        """A copy of the graph with these weights."""
        model = onnx.ModelProto()
        model.CopyFrom(self.model)
        chosen = [w.detach().float().cpu().numpy() for w in (weights or self.weights)]
        for old in list(model.graph.initializer):
            if old.name in self.names:
                new = numpy_helper.from_array(np.ascontiguousarray(chosen[self.names[old.name]].astype(np.float32)), old.name)
                old.CopyFrom(new)
        onnx.save(model, path)
