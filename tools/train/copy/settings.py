"""Numbers shared by the training steps. CACHE holds what may not be committed (texts, vectors)."""
import os
import pathlib

CACHE = pathlib.Path(os.environ.get('COPY_CACHE', '.cache/copy'))
WORDS = 60000
TEACHER_WORDS = 40000   # words seen by the sentence encoder; the rest get its vectors predicted from GloVe
TEACHER_SHARE = 0.7     # weight of the encoder's vectors against GloVe's
RANK_STEP = 0.016
SEED = 20261115
SIF = 1000.0   # a word of rank r weighs r / (r + SIF) in the weighted mean
SIF_PRIOR = 0.5
