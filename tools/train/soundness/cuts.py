"""Where the soundness net's answers are past what any real ad shows: cuts.py OUT_OF_FOLD.jsonl[,FURTHER.jsonl] TARGET.data.ts [EARLIER.data.ts]

OUT_OF_FOLD.jsonl ({file, q, qn, k: [..]} a line; outlook.py writes it) holds what nets say of ads they were not trained on: rank as
it is (q), as a negative (qn), and the probability of each way of spoiling (k). FURTHER.jsonl holds the same of ads that no net ever saw: dark ads
made on purpose were called negatives and collages strewn with shapes while the 388 labelled ones alone said what is usual.
EARLIER.data.ts holds cuts of the same net fitted on other ads: no cut lies nearer than they do.
"""
import json
import sys

import numpy as np

from spoil import KINDS

# Told by the net alone: the other kinds are named by a measure of their own, or the net is not sure enough of them to be believed.
NAMED = ('tinted', 'faded', 'dark', 'blown', 'posterised', 'strewn', 'shrunk', 'tilted', 'waved', 'lined', 'doubled', 'half_faded', 'barred',
         'sharpened', 'vignetted', 'warped')
# So far past the farthest real ad, on the way to certain: of some two hundred ads one may lie a good deal beyond the rest.
BEYOND = 0.3
# The score of a negative is withheld: so many ranks beyond the farthest real ad.
CLEAR = 0.5


def read_cuts(path):
    if path is None:
        return {}
    line = next(line for line in open(path) if 'SOUNDNESS_CUTS =' in line)
    return json.loads(line[line.index('{'):line.rindex('}') + 1])


def main(source, target, earlier=None):
    known = read_cuts(earlier)
    rows = [json.loads(line) for path in source.split(',') for line in open(path)]
    cuts, figures = {}, {}
    for name in NAMED:
        own = np.array([r['k'][KINDS.index(name)] for r in rows])
        middle = max(min(0.999, own.max() + BEYOND * (1 - own.max())), known.get(name, {'middle': 0})['middle'])
        cuts[name] = {'middle': round(float(middle), 4), 'width': round(float((1 - middle) / 5), 5)}
        figures[name] = {'ads': len(rows), 'false alarms': round(float((own > middle).mean()), 4)}
    lead = np.array([r['qn'] - r['q'] for r in rows])
    middle = max(float(lead.max()) + CLEAR, known.get('negative', {'middle': 0})['middle'])
    cuts['negative'] = {'middle': round(middle, 3), 'width': 0.5}
    figures['negative'] = {'ads': len(rows), 'false alarms': round(float((lead > middle).mean()), 4), 'found': round(float((-lead > middle).mean()), 3)}
    text = '/** Written by tools/train/soundness/cuts.py from what nets say of real ads (README.md beside it says which). */\n'
    with open(target, 'w') as out:
        out.write(f'{text}export const SOUNDNESS_CUTS = {json.dumps(cuts)} as const;\n')
        out.write('/** Measured on these ads. */\n')
        out.write(f'export const SOUNDNESS_FIGURES = {json.dumps(figures)} as const;\n')
    print(cuts, figures)


if __name__ == '__main__':
    main(*sys.argv[1:])
