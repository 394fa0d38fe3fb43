"""quantise.py NET.onnx FOLDER TARGET.onnx: a net of export.py that also computes in bytes, ranges taken from pictures of pack.ts in FOLDER."""
import io
import json
import sys
import tempfile

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from PIL import Image

# Every third picture: a minute instead of three. More were not tried.
EVERY = 3


class Pictures(CalibrationDataReader):
    def __init__(self, folder):
        self.rows = iter(json.load(open(f'{folder}/pictures.json'))[::EVERY])
        self.bytes = open(f'{folder}/pictures.bin', 'rb').read()

    def get_next(self):
        row = next(self.rows, None)
        if row is None:
            return None
        picture = Image.open(io.BytesIO(self.bytes[row['from']:row['to']])).convert('RGB')
        return {'bytes': np.asarray(picture)[None], 'about': np.array([row['about']], np.float32)}


def folded(net, target):
    """The net with its weights as numbers again: what the runtime makes of bytes and scales on opening."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    options.optimized_model_filepath = target
    onnxruntime.InferenceSession(net, options, providers=['CPUExecutionProvider'])
    return target


def in_bytes(model, name):
    """A weight that is multiplied as a number, kept in bytes with a scale a row."""
    tensor = next(one for one in model.graph.initializer if one.name == name)
    values = numpy_helper.to_array(tensor)
    scale = np.abs(values).max(axis=1, keepdims=True) / 127
    model.graph.initializer.remove(tensor)
    model.graph.initializer.extend([numpy_helper.from_array(np.round(values / scale).astype(np.int8), f'{name}.bytes'),
                                    numpy_helper.from_array(scale.astype(np.float32), f'{name}.scale')])
    model.graph.node.insert(0, helper.make_node('Cast', [f'{name}.bytes'], [f'{name}.cast'], to=TensorProto.FLOAT))
    model.graph.node.insert(1, helper.make_node('Mul', [f'{name}.cast', f'{name}.scale'], [name]))


def said(net, folder):
    session = onnxruntime.InferenceSession(net, providers=['CPUExecutionProvider'])
    pictures = Pictures(folder)
    return np.mean([session.run(None, feed)[0][0] for feed in iter(pictures.get_next, None)], axis=0)


def unbiased(model, name, by):
    """Bytes say a little more or less on the whole: taken off again."""
    bias = next(one for one in model.graph.initializer if one.name == name)
    bias.CopyFrom(numpy_helper.from_array((numpy_helper.to_array(bias) - by).astype(np.float32), name))


def main(net, folder, target):
    with tempfile.TemporaryDirectory() as place:
        # Seven bits of weight: processors without VNNI add two products in sixteen bits, which eight would overflow.
        quantize_static(folded(net, f'{place}/folded.onnx'), target, Pictures(folder), quant_format=QuantFormat.QDQ, per_channel=True,
                        reduce_range=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
                        op_types_to_quantize=['Conv', 'Relu', 'Add', 'MaxPool'], extra_options={'CalibMovingAverage': True})
    model = onnx.load(target)
    in_bytes(model, 'net.mid.weight')
    unbiased(model, 'net.head.bias', said(target, folder) - said(net, folder))
    onnx.checker.check_model(model)
    onnx.save(model, target)


if __name__ == '__main__':
    main(*sys.argv[1:])
