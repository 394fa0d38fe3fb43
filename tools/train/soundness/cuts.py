"""Where the soundness net's answers are past what any real ad shows: cuts.py OUT_OF_FOLD.jsonl[,FURTHER.jsonl] TARGET.data.ts

OUT_OF_FOLD.jsonl (outlook.py writes it) holds what nets say of ads they were not trained on: rank as it is (q), as a negative (qn), and the
probability of each way of spoiling (k); and how well made the ad looks as a whole (quality, of the net of looks; missing: unknown).
"""
import json
import sys

import numpy as np

from spoil import KINDS

# Told by the net alone: the other kinds are named by a measure of their own, or the net is not sure enough of them to be believed.
NAMED = ('tinted', 'faded', 'dark', 'blown', 'posterised', 'strewn', 'shrunk', 'tilted', 'waved', 'lined', 'doubled', 'half_faded', 'barred',
         'sharpened', 'vignetted', 'warped')
# Never named of an ad that looks as well made as most (packages/scoring/src/facts/picture-damage.ts): such ads set no cut.
STYLES = ('dark', 'blown', 'tinted', 'posterised', 'lined', 'doubled', 'half_faded', 'barred', 'sharpened', 'vignetted', 'warped')
AS_WELL_MADE_AS_MOST = 0
# So far past the farthest real ad, on the way to certain: the next one may lie a little beyond.
BEYOND = 0.1
# Where nobody looked at the whole, a negative is so many ranks beyond the farthest real ad.
CLEAR = 0.5


def main(source, target):
    rows = [json.loads(line) for path in source.split(',') for line in open(path)]
    cuts, figures = {}, {}
    for name in NAMED:
        judged = [r for r in rows if name not in STYLES or r.get('quality', -1) < AS_WELL_MADE_AS_MOST]
        own = np.array([r['k'][KINDS.index(name)] for r in judged])
        middle = min(0.999, own.max() + BEYOND * (1 - own.max()))
        cuts[name] = {'middle': round(float(middle), 4), 'width': round(float((1 - middle) / 5), 5)}
        figures[name] = {'ads': len(rows), 'false alarms': round(float((own > middle).mean()), 4)}
    lead = np.array([r['qn'] - r['q'] for r in rows])
    middle = float(lead.max()) + CLEAR
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
