"""fit.py <pieces.jsonl> <line-roles.onnx> [--write]: what trade an ad belongs to, from the word pieces that the net of the lines looks up anyway.

A line of pieces.jsonl: {"file", "category", "pieces": [place of each piece in the vocabulary]}, as tools/train/trade/pieces.ts writes it. The vectors of the pieces,
the rare ones weighing more, are added and brought to length one; softmax regression tells twenty trades from that. With --write it is put into the model as one
more output, in place of an earlier one. Prints figures of ten folds without an owner in two."""
import collections
import json
import pathlib
import re
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from word_table import look_up, text_vector  # noqa: E402

SPECIAL = (101, 102)
RIDGE = 3
# The order is that of TRADES in packages/scoring/src/words/category.ts.
TRADES = ("b2b media_entertainment food_drink fashion tech beauty auto health charity_politics home retail finance education travel insurance games telecom "
          "real_estate jobs other").split()

rows = [json.loads(line) for line in open(sys.argv[1])]
model = onnx.load(sys.argv[2])
graph = model.graph
table, found, scaled = look_up(graph)

shown = collections.Counter(piece for row in rows for piece in set(row["pieces"]))
rarity = np.array([np.log(1 + len(rows) / (1 + shown.get(i, 0))) ** 2 for i in range(len(table))])
rarity = np.minimum(255, np.round(5 * rarity)).astype(np.uint8)
rarity[list(SPECIAL)] = 0


x = np.array([text_vector(table, rarity, row["pieces"]) for row in rows])
y = np.array([TRADES.index(row["category"]) for row in rows])
owner = [re.sub(r"-\d+\.\w+$", "", row["file"]) for row in rows]


def fit(some):
    net = LogisticRegression(C=RIDGE, max_iter=1000).fit(x[some], y[some])
    matrix, bias = np.zeros((x.shape[1], len(TRADES))), np.full(len(TRADES), -20.0)
    matrix[:, net.classes_], bias[net.classes_] = net.coef_.T, net.intercept_
    return matrix, bias


chance = np.zeros((len(rows), len(TRADES)))
for known, kept in GroupKFold(10).split(x, y, owner):
    matrix, bias = fit(known)
    e = np.exp(x[kept] @ matrix + bias)
    chance[kept] = e / e.sum(1, keepdims=True)
right = chance.argmax(1) == y
print("right", round(float(right.mean()), 3), "of", len(rows))
for least in (0.25, 0.3, 0.4, 0.5):
    sure = chance.max(1) > least
    print("surer than", least, "said of", round(float(sure.mean()), 2), "right", round(float(right[sure].mean()), 2))

if "--write" in sys.argv:
    matrix, bias = fit(np.ones(len(rows), bool))
    kept = [n for n in graph.node if not n.name.startswith(("trade/", "likeness/"))]
    # Made from the same vector by tools/train/pictures/fit_nonads.py: they come after it, and are fitted again where the rarities change.
    after = [n for n in graph.node if n.name.startswith("likeness/")]
    del graph.node[:]
    graph.node.extend(kept)
    for part in (graph.initializer, graph.output):
        for one in [p for p in part if p.name.startswith("trade")]:
            part.remove(one)
    held = {"rarity": rarity[:, None], "matrix": matrix.astype(np.float32), "bias": bias.astype(np.float32), "least": np.float32(1e-6)}
    graph.initializer.extend(numpy_helper.from_array(np.ascontiguousarray(v), f"trade/{k}") for k, v in held.items())
    steps = [
        ("Gather", ["trade/rarity", found.input[1]], "heed", {}), ("Cast", ["heed"], "weight", {"to": TensorProto.FLOAT}),
        ("Mul", [scaled.output[0], "weight"], "weighed", {}), ("ReduceMean", ["weighed"], "whole", {"axes": [0], "keepdims": 1}),
        ("ReduceL2", ["whole"], "length", {"axes": [1], "keepdims": 1}), ("Add", ["length", "least"], "lengthened", {}),
        ("Div", ["whole", "lengthened"], "unit", {}), ("MatMul", ["unit", "matrix"], "turned", {}), ("Add", ["turned", "bias"], "moved", {}),
        ("Softmax", ["moved"], "", {"axis": 1}),
    ]
    own = {s[2] for s in steps} | set(held)
    for kind, inputs, output, settings in steps:
        named = [f"trade/{i}" if i in own else i for i in inputs]
        graph.node.append(helper.make_node(kind, named, [f"trade/{output}" if output else "trades"], name=f"trade/{kind}-{output or 'trades'}", **settings))
    graph.node.extend(after)
    graph.output.append(helper.make_tensor_value_info("trades", TensorProto.FLOAT, [1, len(TRADES)]))
    onnx.checker.check_model(model)
    onnx.save(model, sys.argv[2])
