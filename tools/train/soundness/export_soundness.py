"""Writes a trained net as ONNX, weights in half precision: export_soundness.py WEIGHTS.pt TARGET.onnx"""
import sys

import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F

from soundness_net import TAPS, Net
from export import store_half  # of the attention net, whose folder soundness_net adds to the path


class Exported(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, image):
        def variance(v):
            return ((v - v.mean((2, 3), keepdim=True)) ** 2).mean((2, 3))

        net, x = self.net, image / 127.5 - 1
        pool = [x.mean((2, 3)), (variance(x) * 65536 / 65535).sqrt(), x.amax((2, 3)), x.amin((2, 3))]
        x = net.stem(x)
        for index, block in enumerate(net.blocks):
            x = block(x)
            if index in TAPS:
                pool += [x.mean((2, 3)), (variance(x) + 1e-4).sqrt()]
        features = F.relu(net.body(net.norm(torch.cat(pool, 1))))
        return torch.sigmoid(net.kinds(features)), net.rank(features)[:, 0]


def main(weights, target):
    net = Net()
    net.load_state_dict({name: values.float() for name, values in torch.load(weights).items()})
    torch.onnx.export(Exported(net.eval()).eval(), (torch.zeros(1, 3, 256, 256),), target, input_names=['image'],
                      output_names=['kinds', 'rank'], opset_version=17, dynamo=False)
    onnx.save(store_half(onnx.load(target)), target)


if __name__ == '__main__':
    main(*sys.argv[1:])
