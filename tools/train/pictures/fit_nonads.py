"""
Heads that ask everything whether a picture is an ad: how the writing lies, the first heads (fit.py, fit_drawn.py), what its lines are, how it
looks as a whole, the picture features, and the words. Use: python3 fit_nonads.py ROWS.jsonl LINE_ROLES.onnx OUT.data.ts [--write]

By the first heads alone .27 of real memes, .19 of comics and .71 of charts, slides, screens and other pages met for the first time were known, and 5
of 220 ads were taken for one. The words tell most: their pieces' vectors, which the net of the lines looks up anyway, are added, the rare ones
weighing more (as in tools/train/trade), and a ridge tells each group from ads; with --write it becomes one more output of that net. Each
head is moved so that one half stands where MISSED of the real ads that were left out are past it. Needs numpy and onnx.
"""
import json
import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from word_table import look_up, text_vector  # noqa: E402

from heads import auc, features, logistic, out_of_fold, picture_head, ridge, rows, sign_head

# The order is that of LIKENESSES in packages/scoring/src/signals.ts.
GROUPS = {'meme': 1, 'comic': 1, 'page': 3}
MISSED = {'meme': 0.005, 'comic': 0.002, 'page': 0.0068}
HOLD = 10.0


def word_vectors(some, graph):
    table, _, _ = look_up(graph)
    rarity = next(numpy_helper.to_array(w) for w in graph.initializer if w.name == 'trade/rarity').astype(np.float32)[:, 0]
    return np.array([text_vector(table, rarity, r['pieces']) for r in some])


def word_head(x, y, owners):
    """A ridge over the words' vector, its scale set on pictures left out."""
    half = lambda v: np.where(v == 1, 0.5 / (v == 1).mean(), 0.5 / (v == 0).mean())
    fit = lambda a, b: ridge(a, 2.0 * b - 1, 1.0, half(b))
    loose = out_of_fold(x, y, owners, fit)
    scale, shift = logistic(loose[:, None], y, 1e-3)
    slope, bias = fit(x, y)
    return slope * scale[0], bias * scale[0] + shift, loose * scale[0] + shift


def write_words(model, path, slopes, biases):
    """One more output beside the trades, from the same vector of length one."""
    graph = model.graph
    kept = [n for n in graph.node if not n.name.startswith('likeness/')]
    del graph.node[:]
    graph.node.extend(kept)
    for part in (graph.initializer, graph.output):
        for one in [p for p in part if p.name.startswith('likeness')]:
            part.remove(one)
    held = {'matrix': np.array(slopes, np.float32).T, 'bias': np.array(biases, np.float32)}
    graph.initializer.extend(numpy_helper.from_array(np.ascontiguousarray(v), f'likeness/{k}') for k, v in held.items())
    graph.node.append(helper.make_node('MatMul', ['trade/unit', 'likeness/matrix'], ['likeness/turned'], name='likeness/MatMul'))
    graph.node.append(helper.make_node('Add', ['likeness/turned', 'likeness/bias'], ['likeness'], name='likeness/Add'))
    graph.output.append(helper.make_tensor_value_info('likeness', TensorProto.FLOAT, [1, len(GROUPS)]))
    onnx.save(model, path)


def main(path, net, out, *more):
    some = [r for r in rows(pathlib.Path(path)) if r['pieces']]
    model = onnx.load(net)
    pictures, words, signs = features(some), word_vectors(some, model.graph), np.array([r['signs'] for r in some])
    group, texts, owners = np.array([r['group'] for r in some]), np.array([r['texts'] for r in some]), [r['owner'] for r in some]
    ads, past = np.char.endswith(group.astype(str), 'ad'), np.zeros(len(some), bool)
    heads, figures, slopes, biases = {}, {}, [], []
    for name, least in GROUPS.items():
        mine = (np.char.endswith(group.astype(str), name) | ads) & (texts >= least)
        y, own = (~ads[mine]).astype(int), [o for o, m in zip(owners, mine) if m]
        picture, by_picture = picture_head(pictures[mine], y, own, 1.0)
        slope, bias, by_words = word_head(words[mine], y, own)
        slopes, biases = [*slopes, slope], [*biases, bias]
        everything, score = sign_head(np.c_[signs[mine], by_picture, by_words], y, own, HOLD)
        real = group[mine] == 'ad'
        cut = float(np.quantile(score[real], 1 - MISSED[name]))
        everything['bias'] = round(everything['bias'] - cut, 4)
        heads[name] = {'picture': picture, 'all': everything}
        past[np.flatnonzero(mine)[score > cut]] = True
        met = group[mine] == name
        figures[name] = {'of them': int(met.sum()), 'auc': auc(np.r_[np.ones(met.sum()), np.zeros(real.sum())].astype(int), np.r_[score[met], score[real]]), 'found': float((score[met] > cut).mean())}
        if (group == f'drawn {name}').any():
            figures[name]['drawn ones found'] = float((score[group[mine] == f'drawn {name}'] > cut).mean())
    for one in ('ad', 'drawn ad'):
        figures[one] = {'of them': int((group == one).sum()), 'taken for one of these': float(past[group == one].mean())}
    rounded = {k: {n: round(v, 3) for n, v in f.items()} for k, f in figures.items()}
    for key, figure in rounded.items():
        print(key, figure)
    lines = ['/** Written by tools/train/pictures/fit_nonads.py: weights over the pooled picture features, and over what nonAdSigns gives, that and the words. */']
    lines.append(f'export const NON_AD_HEADS = {json.dumps(heads)} as const;')
    lines.append('/** Measured on pictures of owners left out, ten folds. */')
    lines.append(f'export const NON_AD_FIGURES = {json.dumps(rounded)} as const;')
    pathlib.Path(out).write_text('\n'.join(lines) + '\n')
    if '--write' in more:
        write_words(model, net, slopes, biases)


main(*sys.argv[1:])
