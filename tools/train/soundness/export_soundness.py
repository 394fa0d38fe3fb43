"""Writes a trained net as ONNX, weights in half precision: export_soundness.py WEIGHTS.pt TARGET.onnx"""
import sys

import onnx
import torch
from onnx import numpy_helper
import torch.nn as nn

from soundness_net import SIDE, Net
from export import store_half  # of the attention net, whose folder soundness_net adds to the path


class Exported(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, image):
        kinds, rank, _ = self.net(image)
        return torch.sigmoid(kinds), rank


def named(model, state):
    """The exporter turns the matrices of products round and drops their names; start_from.py looks for these."""
    for tensor in model.graph.initializer:
        if tensor.name.startswith('net.') or len(tensor.dims) != 2:
            continue
        values = numpy_helper.to_array(tensor)
        for name, own in state.items():
            if own.shape == values.T.shape and (own.numpy() == values.T).all():
                for node in model.graph.node:
                    node.input[:] = [f'net.{name}_turned' if i == tensor.name else i for i in node.input]
                tensor.name = f'net.{name}_turned'
                break
    return model


def main(weights, target):
    net = Net()
    net.load_state_dict({name: values.float() for name, values in torch.load(weights).items()})
    torch.onnx.export(Exported(net.eval()).eval(), (torch.zeros(1, 3, SIDE, SIDE),), target, input_names=['image'],
                      output_names=['kinds', 'rank'], opset_version=17, dynamo=False)
    onnx.save(store_half(named(onnx.load(target), net.state_dict())), target)


if __name__ == '__main__':
    main(*sys.argv[1:])
