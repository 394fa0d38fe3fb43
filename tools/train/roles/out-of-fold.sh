#!/bin/sh
# Measures of pictures and spoilt copies with role models that were not fitted on them:
#   sh tools/train/roles/out-of-fold.sh DATA_FOLDER WORK_FOLDER PARTS_FOLDER [SPOILT_INDEX.jsonl]
# PARTS_FOLDER is what fit_folds.py wrote. Writes WORK_FOLDER/measures.jsonl and spoilt.jsonl for tools/train/scores/run.sh. The module of
# role models is put aside meanwhile: run it where nothing else uses the checkout.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=$1 work=$2 parts=$3 spoilt=${4:-}
python=${PYTHON:-python3}
module=$here/../../../packages/scoring/src/facts/role-models.data.ts
tsx="node --import tsx"
mkdir -p "$work"
cp "$module" "$work/shipped-roles.ts"
trap 'cp "$work/shipped-roles.ts" "$module"' EXIT
$python "$here/part_lists.py" "$data/truth-facts/labels.jsonl" "$parts" "$work" $spoilt
: > "$work/measures.part"
: > "$work/spoilt.part"
for list in "$work"/part-*.labels; do
  k=${list##*part-}
  k=${k%.labels}
  cp "$parts/role-models-$k.data.ts" "$module"
  if [ -s "$work/part-$k.spoilt" ]; then
    $tsx "$here/../scores/spoilt-measures.ts" "$work/part-$k.spoilt" > "$work/spoilt-$k.part" &
  fi
  $tsx "$here/../faults/measures.ts" "$data" "$list" >> "$work/measures.part"
  wait
  if [ -s "$work/part-$k.spoilt" ]; then
    cat "$work/spoilt-$k.part" >> "$work/spoilt.part"
  fi
done
mv "$work/measures.part" "$work/measures.jsonl"
# A copy whose score is withheld cannot pay.
grep '"withheld":null' "$work/spoilt.part" > "$work/spoilt.jsonl" || true
