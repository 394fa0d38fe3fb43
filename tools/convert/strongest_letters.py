"""A reader that says, at each place of a line, only its strongest output and how likely it is: [lines, places, 2] instead of a probability
for each of some thousand letters, which for one wide line are ten megabytes.   usage: strongest_letters.py IN.onnx OUT.onnx      needs: onnx"""
import sys
import onnx
from onnx import TensorProto, helper

model = onnx.load(sys.argv[1])
graph = model.graph
chances = graph.output[0].name
graph.node.extend([
    helper.make_node('ArgMax', [chances], ['place'], axis=2, keepdims=1),
    helper.make_node('Cast', ['place'], ['letter'], to=TensorProto.FLOAT),
    helper.make_node('ReduceMax', [chances], ['chance'], axes=[2], keepdims=1),
    helper.make_node('Concat', ['letter', 'chance'], ['strongest'], axis=2),
])
del graph.output[:]
graph.output.append(helper.make_tensor_value_info('strongest', TensorProto.FLOAT, ['lines', 'places', 2]))
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2])
