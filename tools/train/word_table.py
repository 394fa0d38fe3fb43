"""The vectors of word pieces that the net of the lines (line-roles.onnx) looks up, and the mean of a text's: rare pieces weigh more."""
import numpy as np
from onnx import numpy_helper


def look_up(graph):
    """The table of all pieces as real numbers, and the nodes that look a piece up and scale it."""
    weights = {w.name: numpy_helper.to_array(w) for w in graph.initializer}
    found = next(n for n in graph.node if n.op_type == "Gather" and weights.get(n.input[0], np.zeros(0)).ndim == 2 and weights[n.input[0]].dtype == np.int8)
    scaled = next(n for n in graph.node if n.op_type == "Mul" and any(found.output[0] in m.output or found.output[0] in m.input for m in graph.node if set(m.output) & set(n.input)))
    scale = next(n for n in graph.node if n.op_type == "Gather" and n.output[0] in scaled.input)
    return weights[found.input[0]].astype(np.float32) * weights[scale.input[0]], found, scaled


def text_vector(table, rarity, pieces):
    """Of length one; nothing where there is no piece."""
    whole = (table[pieces] * rarity[pieces, None]).sum(0) if pieces else np.zeros(table.shape[1])
    return whole / (np.linalg.norm(whole) + 1e-6)
