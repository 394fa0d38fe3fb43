"""prepare.py <labels.jsonl[,…]> <features.jsonl> <MiniLM folder> <folder to write>: the lines of every labelled ad as word pieces, with what each
line is and which words are the advertiser's name; and the encoder's weights, for train.py."""
import json
import os
import pathlib
import sys

import numpy as np
import onnx
from onnx import numpy_helper
from tokenizers import Tokenizer

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from truth import alike, folds_of, line_table, names_of, rows, squeeze  # noqa: E402

PIECES_OF_WORD, PIECES_OF_LINE, LONGEST_NAME = 12, 32, 6
SPECIAL = [0, 100, 101, 102, 103]  # nothing, unknown, start, line, hidden: places 0 to 4 of the table that is kept
PARTS = {'q': 'attention.self.query', 'k': 'attention.self.key', 'v': 'attention.self.value', 'o': 'attention.output.dense',
         'f': 'intermediate.dense', 'g': 'output.dense'}
NORMS = {'n1': 'attention.output.LayerNorm', 'n2': 'output.LayerNorm'}


def in_name(words, names):
    """1 for words that make up the name; a line that shows a part of a longer name and nothing else counts whole."""
    on = [0] * len(words)
    for a in range(len(words)):
        for b in range(a + 1, min(len(words), a + LONGEST_NAME) + 1):
            text = ''.join(words[a:b])
            if len(squeeze(text)) >= 2 and any(alike(text, n) for n in names):
                on[a:b] = [1] * (b - a)
    own = squeeze(''.join(words))
    return [1] * len(words) if not any(on) and len(own) >= 4 and any(own in squeeze(n) for n in names) else on


def line_of(text, names, tokenizer):
    pieces, name = [], []
    words = text.split()
    for word, on in zip(words, in_name(words, names)):
        own = tokenizer.encode(word, add_special_tokens=False).ids[:PIECES_OF_WORD]
        pieces += own
        name += [on] + [-1] * (len(own) - 1) if own else []
    return pieces[:PIECES_OF_LINE], name[:PIECES_OF_LINE]


def encoder(folder, used):
    known = {i.name: numpy_helper.to_array(i) for i in onnx.load(f'{folder}/onnx/model.onnx').graph.initializer}
    matrices = [n for n in known if n.startswith('onnx::MatMul')]
    kept = {'emb': known['embeddings.word_embeddings.weight'][used].astype(np.float16), 'pos': known['embeddings.position_embeddings.weight'].astype(np.float16),
            'typ': known['embeddings.token_type_embeddings.weight'][0],
            'eln.weight': known['embeddings.LayerNorm.weight'], 'eln.bias': known['embeddings.LayerNorm.bias']}
    for k in range(len(matrices) // len(PARTS)):
        for place, (part, name) in enumerate(PARTS.items()):
            kept[f'layers.{k}.{part}.weight'] = known[matrices[k * len(PARTS) + place]].T.astype(np.float16)
            kept[f'layers.{k}.{part}.bias'] = known[f'encoder.layer.{k}.{name}.bias']
        for part, name in NORMS.items():
            kept[f'layers.{k}.{part}.weight'] = known[f'encoder.layer.{k}.{name}.weight']
            kept[f'layers.{k}.{part}.bias'] = known[f'encoder.layer.{k}.{name}.bias']
    return kept


def main():
    labels = {l['file']: l for path in sys.argv[1].split(',') for l in rows(path)}
    pictures, folder, out = rows(sys.argv[2]), sys.argv[3], sys.argv[4]
    os.makedirs(out, exist_ok=True)
    x, y, group = line_table(pictures, labels)
    tokenizer = Tokenizer.from_file(f'{folder}/tokenizer.json')
    tokenizer.no_padding()
    tokenizer.no_truncation()
    files = [p['file'] for p in pictures]
    five = folds_of(files, 5, 17)  # as fit_folds.py parts them
    ads = []
    for i, picture in enumerate(pictures):
        lines = [line_of(l['text'], names_of(labels[picture['file']]), tokenizer) for l in picture['lines']]
        ads.append({'file': picture['file'], 'pieces': [p for p, _ in lines], 'name': [n for _, n in lines],
                    'words': [len(l['text'].split()) for l in picture['lines']], 'roles': [int(v) for v in y[group == i]], 'five': int(five[i])})
    used = SPECIAL + sorted({p for ad in ads for line in ad['pieces'] for p in line} - set(SPECIAL))
    place = {p: k for k, p in enumerate(used)}
    for ad in ads:
        ad['pieces'] = [[place[p] for p in line] for line in ad['pieces']]
    json.dump(ads, open(f'{out}/ads.json', 'w'))
    mu, sd = x.mean(0), x.std(0) + 1e-6
    np.savez(f'{out}/stats.npz', mu=mu, sd=sd)
    np.savez_compressed(f'{out}/features.npz', x=np.clip((x - mu) / sd, -4, 4).astype(np.float16))
    np.savez_compressed(f'{out}/encoder.npz', **encoder(folder, used))
    print(len(ads), 'ads', len(x), 'lines', len(used), 'pieces')


main()
