"""Boosted trees of scikit-learn, written as packages/scoring/src/facts/forest.ts reads them."""
import base64
import json

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier


def grow(x, y, weight=None, trees=120, leaves=12, least=12, seed=7):
    model = HistGradientBoostingClassifier(
        max_iter=trees, learning_rate=0.06, max_leaf_nodes=leaves, min_samples_leaf=least, l2_regularization=5, random_state=seed)
    return model.fit(x, y, sample_weight=weight)


def packed(model, features):
    every = np.arange(features)
    trees = [(tree, every) for rounds in model._predictors for tree in rounds]
    return packed_trees(trees, features, [float(v) for v in np.ravel(model._baseline_prediction)])


def packed_trees(trees, features, start=(0.0,), share=1.0):
    """Trees one after another, each with the columns it was grown on, their leaves worth `share`; trees go round the outputs."""
    sizes, nodes = [], []
    for tree, columns in trees:
        sizes.append(len(tree.nodes))
        for n in tree.nodes:
            if n['is_leaf']:
                nodes.append((-1, share * n['value'], 0, 0))
            else:
                # Features are compared as 32-bit floats: the next such float below the threshold splits the same way.
                limit = np.float32(n['num_threshold'])
                if float(limit) > n['num_threshold']:
                    limit = np.nextafter(limit, np.float32(-np.inf))
                nodes.append((columns[n['feature_idx']], limit, n['left'], n['right']))
    flat = np.array(nodes, dtype='<f4').tobytes()
    return {'features': features, 'outputs': len(start), 'start': [round(v, 6) for v in start],
            'sizes': sizes, 'nodes': base64.b64encode(flat).decode()}


def write_module(path, name, parts):
    with open(path, 'w', encoding='utf8') as out:
        out.write('import type { PackedForest } from "./forest.ts";\n\n')
        out.write('/** Written by tools/train/roles; figures in its manifest. */\n')
        for key, value in parts.items():
            kind = ': PackedForest' if isinstance(value, dict) and 'nodes' in value else ''
            out.write(f'export const {key}{kind} = {json.dumps(value)};\n')
