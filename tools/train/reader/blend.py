"""Weights between two readers of one graph: share 0 is the first, 1 the second. What is learnt from drawn lines is kept in
part, and what the published reader knew of photographs with it (Wortsman et al. 2022, arXiv:2109.01903).
usage: blend.py PUBLISHED.onnx TUNED.onnx SHARE OUT.onnx      needs: numpy, onnx"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

first, second, share, out = sys.argv[1:5]
model = onnx.load(first)
tuned = {i.name: numpy_helper.to_array(i) for i in onnx.load(second).graph.initializer}
for old in model.graph.initializer:
    ours = numpy_helper.to_array(old)
    if ours.dtype == np.float32 and old.name in tuned:
        mixed = ours + float(share) * (tuned[old.name] - ours)
        old.CopyFrom(numpy_helper.from_array(mixed.astype(np.float32), old.name))
onnx.save(model, out)
