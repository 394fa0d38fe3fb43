#!/bin/sh
# The figures of pictures that nothing was fitted on: faults, thresholds and weights fitted five times without a fifth of the pictures.
#   sh tools/train/scores/cross-validate.sh DATA_FOLDER WORK_FOLDER [SHARE]     (after run.sh has left measures and features there)
# SHARE (.25, .5, .75) fits on that part of the rest only. Writes WORK_FOLDER/cross-validated.json, or cross-validated-SHARE.json.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=$1 work=$2 share=${3:-}
labels=$data/truth-facts/labels.jsonl
tsx="node --import tsx"
python=${PYTHON:-python3}
folds=5
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
fold=0
while [ "$fold" -lt "$folds" ]; do
  part=$work/fold-$fold
  $python "$here/split.py" "$work" "$fold" "$folds" ${share:+"$share"}
  $python "$here/../faults/fit.py" "$part/features.jsonl" "$part/out-of-fold.json" "$part/fault-weights.json" "$part/planted.jsonl" > "$part/faults.json"
  $tsx "$here/terms.ts" "$part/measures.jsonl" "$part/fault-weights.json" > "$part/terms.jsonl"
  set -- "$part/terms.jsonl" "$part/out-of-fold.json" "$data/truth-ads/ads.csv" "$labels"
  if [ -s "$part/spoilt.jsonl" ]; then
    $tsx "$here/terms.ts" "$part/spoilt.jsonl" "$part/fault-weights.json" > "$part/spoilt-terms.jsonl"
    set -- "$@" "$part/spoilt-terms.jsonl"
  fi
  $python "$here/fit.py" "$@" --weights "$part/score-weights.json"
  fold=$((fold + 1))
done
$tsx "$here/held-back.ts" "$work" "$folds" "$labels" "$data/truth-ads/ads.csv" "$work/judged${share:+-$share}.jsonl" > "$work/cross-validated${share:+-$share}.part"
mv "$work/cross-validated${share:+-$share}.part" "$work/cross-validated${share:+-$share}.json"
