"""Writes the net as ONNX with its weights stored in half precision; a Cast per weight turns them back when the file is loaded."""
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from net import Exported

LEAST = 64  # smaller tensors stay as they are


def store_half(model):
    graph, casts, kept = model.graph, [], []
    for weight in graph.initializer:
        values = numpy_helper.to_array(weight)
        if weight.data_type != TensorProto.FLOAT or values.size < LEAST:
            kept.append(weight)
            continue
        half = numpy_helper.from_array(values.astype('float16'), weight.name + '_half')
        kept.append(half)
        casts.append(helper.make_node('Cast', [half.name], [weight.name], to=TensorProto.FLOAT))
    nodes = list(graph.node)
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(casts + nodes)
    onnx.checker.check_model(model)
    return model


def export(net, path):
    free = {2: 'height', 3: 'width'}
    torch.onnx.export(
        Exported(net.eval()), (torch.zeros(1, 3, 256, 320),), str(path), input_names=['image'], output_names=['logits', 'embedding'],
        opset_version=17, dynamic_axes={'image': free, 'logits': {2: 'rows', 3: 'columns'}}, dynamo=False)
    onnx.save(store_half(onnx.load(str(path))), str(path))
