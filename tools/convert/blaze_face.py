"""Turns MediaPipe's full-range face detector (.tflite, Apache-2.0) into ONNX with half-precision weights.
usage: blaze_face.py face_detection_full_range.tflite OUT.onnx      needs: numpy, onnx
Input image [1,3,192,192] in -1..1; outputs boxes [1,2304,16] and logits [1,2304,1], a 48 x 48 grid of single anchors."""
import sys
import numpy as np
import onnx
from onnx import helper, numpy_helper, TensorProto
import tflite_reader

tensors, operators, inputs, outputs = tflite_reader.read(sys.argv[1])
graph, weights, name_of, half = [], [], {inputs[0]: 'image'}, {}


def put(array, name):
    weights.append(numpy_helper.from_array(np.ascontiguousarray(array.astype(np.float16)), name + '_h'))
    graph.append(helper.make_node('Cast', [name + '_h'], [name], to=TensorProto.FLOAT))
    return name


def op(kind, ins, name, **attributes):
    graph.append(helper.make_node(kind, ins, [name], **attributes))
    return name


def activated(result, kind, name):
    if kind == 0:
        return result
    if kind == 1:
        return op('Relu', [result], name + '.relu')
    raise SystemExit(f'activation {kind}')


for n, o in enumerate(operators):
    code, ins, out, opt, name = o['code'], o['inputs'], o['outputs'][0], o['options'], f'n{n}'
    if code == 6:
        half[out] = tensors[ins[0]]['value']
        continue
    if code in (3, 4):
        w, b = half[ins[1]], half[ins[2]]
        padding = 'VALID' if opt.number(0, '<b') == 1 else 'SAME_UPPER'
        strides = [opt.number(2), opt.number(1)]
        activation = opt.number(3 if code == 3 else 4, '<b')
        w, groups = (w.transpose(0, 3, 1, 2), 1) if code == 3 else (w.transpose(3, 0, 1, 2), w.shape[3])
        result = op('Conv', [name_of[ins[0]], put(w, name + '.w'), put(b, name + '.b')], name, strides=strides, auto_pad=padding, group=groups, kernel_shape=w.shape[2:])
        result = activated(result, activation, name)
    elif code == 19:
        result = op('Relu', [name_of[ins[0]]], name)
    elif code == 0:
        result = activated(op('Add', [name_of[i] for i in ins], name), opt.number(0, '<b') if opt else 0, name)
    elif code == 17:
        result = op('MaxPool', [name_of[ins[0]]], name, kernel_shape=[opt.number(4), opt.number(3)], strides=[opt.number(2), opt.number(1)], auto_pad='SAME_UPPER')
    elif code == 34:
        pads = tensors[ins[1]]['value'][[0, 3, 1, 2]]
        weights.append(numpy_helper.from_array(np.concatenate([pads[:, 0], pads[:, 1]]).astype(np.int64), name + '.pads'))
        result = op('Pad', [name_of[ins[0]], name + '.pads'], name)
    elif code == 23:
        size = tensors[ins[1]]['value']
        print('resize', tensors[ins[0]]['shape'], size, 'align', opt.number(2, '<b'), 'half', opt.number(3, '<b'))
        scale = np.array([1, 1, size[0] / tensors[ins[0]]['shape'][1], size[1] / tensors[ins[0]]['shape'][2]], np.float32)
        weights.append(numpy_helper.from_array(scale, name + '.scale'))
        result = op('Resize', [name_of[ins[0]], '', name + '.scale'], name, mode='linear', coordinate_transformation_mode='half_pixel' if opt.number(3, '<b') else 'align_corners' if opt.number(2, '<b') else 'asymmetric')
    elif code == 22:
        shape = tensors[out]['shape']
        weights.append(numpy_helper.from_array(np.array(shape, np.int64), name + '.shape'))
        result = op('Reshape', [op('Transpose', [name_of[ins[0]]], name + '.t', perm=[0, 2, 3, 1]), name + '.shape'], name)
    else:
        raise SystemExit(f'no rule for {code}')
    name_of[out] = result

for i, label in zip(outputs, ['boxes', 'logits']):
    op('Identity', [name_of[i]], label)
value = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
g = helper.make_graph(graph, 'blaze-face', [value('image', [1, 3, 192, 192])], [value('boxes', [1, 2304, 16]), value('logits', [1, 2304, 1])], weights)
m = helper.make_model(g, opset_imports=[helper.make_opsetid('', 13)], ir_version=8, producer_name='adjudge tools/convert/blaze_face.py')
onnx.checker.check_model(m)
onnx.save(m, sys.argv[2])
print(len(m.SerializeToString()))
