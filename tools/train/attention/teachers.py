"""Loads exported nets back as teachers, so that one net can learn the mean of several."""
import numpy as np
import onnx
import onnxruntime as ort
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import numpy_helper

from net import AttentionNet


def plain_net():
    """The net without batch norm: the export has folded it into the convolutions."""
    net = AttentionNet().eval()
    for module in net.modules():
        if isinstance(getattr(module, 'norm', None), nn.BatchNorm2d):
            module.norm = nn.Identity()
    return net


def load_teacher(path):
    graph = onnx.load(str(path)).graph
    half = {node.output[0]: node.input[0] for node in graph.node if node.op_type == 'Cast'}
    stored = {weight.name: numpy_helper.to_array(weight) for weight in graph.initializer}
    layers = [node for node in graph.node if node.op_type in ('Conv', 'Gemm')]
    net, order = plain_net(), []
    hooks = [m.register_forward_hook(lambda module, *_: order.append(module))
             for m in net.modules() if isinstance(m, (nn.Conv2d, nn.Linear)) and m is not net.words]
    with torch.no_grad():
        net.head(net.decode(net.features(torch.zeros(1, 3, 64, 64))))
        for hook in hooks:
            hook.remove()
        assert len(order) == len(layers), (len(order), len(layers))
        for module, node in zip(order, layers):
            for parameter, name in zip((module.weight, module.bias), node.input[1:]):
                values = stored[half.get(name, name)].astype(np.float32)
                assert tuple(parameter.shape) == values.shape, node.name
                parameter.copy_(torch.from_numpy(values))
        image = torch.rand(1, 3, 128, 160) * 255
        ours = net(image)[0].numpy()
    theirs = ort.InferenceSession(str(path)).run(['logits'], {'image': image.numpy()})[0]
    assert np.abs(ours - theirs).max() < 0.01, np.abs(ours - theirs).max()
    return net


def mean_map(teachers, x):
    """Geometric mean of the teachers' maps, one distribution per picture."""
    logs = [F.log_softmax(teacher(x)[0].flatten(1), 1) for teacher in teachers]
    mean = torch.stack(logs).mean(0)
    return torch.softmax(mean, 1).view(len(x), 1, x.shape[2] // 4, x.shape[3] // 4)
