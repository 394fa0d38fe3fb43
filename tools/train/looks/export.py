"""export.py WEIGHTS.npz TARGET.onnx: a net of train.py as it ships, bytes in (height, width, 3) and weights in bytes with a scale a row."""
import sys

import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import TensorProto, helper, numpy_helper

from looks_net import MEANS, Net


class Exported(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.register_buffer('means', torch.tensor(MEANS).view(1, 3, 1, 1))

    def forward(self, image, about):
        return self.net(image.permute(0, 3, 1, 2).float() - self.means, about)


def main(weights, target):
    stored = dict(np.load(weights))
    whole = {name: torch.tensor(v.astype(np.float32) * stored.get(f'{name}#', 1)) for name, v in stored.items() if not name.endswith('#')}
    net = Net(len(whole['head.bias']))
    net.load_state_dict(whole)
    example = (torch.zeros(1, 304, 304, 3, dtype=torch.uint8), torch.zeros(1, 2))
    torch.onnx.export(Exported(net).eval(), example, target, input_names=['bytes', 'about'], output_names=['looks'], opset_version=17,
                      dynamo=False, dynamic_axes={'bytes': {1: 'height', 2: 'width'}})
    model = onnx.load(target)
    kept, steps = [], []
    for tensor in model.graph.initializer:
        name = tensor.name.removeprefix('net.')
        values = numpy_helper.to_array(tensor)
        if f'{name}#' not in stored or values.shape != stored[name].shape:
            kept.append(tensor)
            continue
        kept += [numpy_helper.from_array(stored[name], f'{name}.bytes'), numpy_helper.from_array(stored[f'{name}#'].astype(np.float32), f'{name}.scale')]
        # Cast and multiplied, not DequantizeLinear: the runtime does that once, on opening, and convolutions want their weights whole.
        steps += [helper.make_node('Cast', [f'{name}.bytes'], [f'{name}.cast'], to=TensorProto.FLOAT),
                  helper.make_node('Mul', [f'{name}.cast', f'{name}.scale'], [tensor.name])]
    del model.graph.initializer[:]
    model.graph.initializer.extend(kept)
    for at, step in enumerate(steps):
        model.graph.node.insert(at, step)
    onnx.checker.check_model(model)
    onnx.save(model, target)
    print(len(steps), 'weights in bytes')


if __name__ == '__main__':
    main(*sys.argv[1:])
