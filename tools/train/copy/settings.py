"""Numbers shared by the training steps. CACHE holds what may not be committed (texts, vectors)."""
import os
import pathlib

CACHE = pathlib.Path(os.environ.get('COPY_CACHE', '.cache/copy'))
WORDS = 45000          # the commonest words, names included; rarer ones only from the dictionary
TEACHER_WORDS = 40000   # words seen by the sentence encoder; the rest get its vectors predicted from GloVe
DICTIONARY_RANK = 150000
RANK_STEP = 0.016
RAREST = 245           # a word not held counts as 250
SEED = 20261115
SIF = 1000.0   # a word of rank r weighs r / (r + SIF) in the weighted mean
SIF_PRIOR = 0.5
