"""Numbers shared by the training steps. CACHE holds what may not be committed (texts, vectors)."""
import os
import pathlib

CACHE = pathlib.Path(os.environ.get('COPY_CACHE', '.cache/copy'))
WORDS = 60000
RANK_STEP = 0.016
SEED = 20261115
SIF = 1000.0   # a word of rank r weighs r / (r + SIF) in the weighted mean
SIF_PRIOR = 0.5
