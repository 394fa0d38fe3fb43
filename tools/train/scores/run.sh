#!/bin/sh
# Fits faults and scores anew, from pictures to data files, in one command:
#   sh tools/train/scores/run.sh DATA_FOLDER WORK_FOLDER [SPOILT_INDEX.jsonl]
# Steps whose files are in WORK_FOLDER already are left out: remove measures.jsonl there after a change of facts, measures or reading.
# soundness.jsonl in WORK_FOLDER, {file, rank} or {ad, kind, rank} a line, holds what soundness nets that were not trained on a picture say
# of it; without it the net that ships is asked, which knows the labelled pictures and is too sure of them.
# SPOILT_INDEX.jsonl holds {ad, kind, picture, signals} lines (tools/spoil writes it).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=$1 work=$2 spoilt=${3:-}
python=${PYTHON:-python3}
scoring=$here/../../../packages/scoring/src
labels=$data/truth-facts/labels.jsonl
tsx="node --import tsx"
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
mkdir -p "$work"
if [ ! -f "$work/measures.jsonl" ]; then
  $tsx "$here/../faults/measures.ts" "$data" "$labels" > "$work/measures.part"
  mv "$work/measures.part" "$work/measures.jsonl"
fi
if [ -n "$spoilt" ] && [ ! -f "$work/spoilt.jsonl" ]; then
  $tsx "$here/spoilt-measures.ts" "$spoilt" > "$work/spoilt.part"
  mv "$work/spoilt.part" "$work/spoilt.jsonl"
fi
if [ -f "$work/soundness.jsonl" ]; then
  $python "$here/out_of_fold_soundness.py" "$work"
fi
$tsx "$here/../faults/features.ts" "$work/measures.jsonl" "$labels" > "$work/features.jsonl"
: > "$work/planted.jsonl"
if [ -f "$work/spoilt.jsonl" ]; then
  $tsx "$here/../faults/planted.ts" "$work/spoilt.jsonl" > "$work/planted.jsonl"
fi
$python "$here/../faults/fit.py" "$work/features.jsonl" "$work/out-of-fold.json" "$scoring/faults/weights.data.ts" "$work/planted.jsonl" > "$work/faults.json"
$tsx "$here/terms.ts" "$work/measures.jsonl" > "$work/terms.jsonl"
set -- "$work/terms.jsonl" "$work/out-of-fold.json" "$data/truth-ads/ads.csv" "$labels"
if [ -f "$work/spoilt.jsonl" ]; then
  $tsx "$here/terms.ts" "$work/spoilt.jsonl" > "$work/spoilt-terms.jsonl"
  set -- "$@" "$work/spoilt-terms.jsonl"
fi
$python "$here/fit.py" "$@" --write "$scoring/scores" > "$work/scores.json"
$tsx "$here/praise.ts" "$work/measures.jsonl" > "$work/praise.part"
mv "$work/praise.part" "$scoring/advice/praise-shares.data.ts"
sh "$here/cross-validate.sh" "$data" "$work"
cd "$here/../../.."
node --import tsx tools/train/scores/write-spec.ts
node --import tsx tools/train/scores/manifest.ts "$data" "$work"
# Pages that show the figures; no set is measured.
node --import tsx tools/eval/main.ts "$data" pages
