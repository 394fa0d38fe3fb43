#!/bin/sh
# run.sh DATA_DIR: fits the teaser model from scratch and writes its data module and the manifest.
# Needs python3 with numpy, scipy and scikit-learn. Texts go to COPY_CACHE, by default .cache/copy, never committed.
set -eu
data=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
cache=${COPY_CACHE:-$root/.cache/copy}
words=$root/packages/scoring/src/words
python=${PYTHON:-python3}
mkdir -p "$cache"
cd "$root"
npx tsx "$here/marks.ts" --decks > "$cache/decks.jsonl"
"$python" -B "$here/texts.py" "$data" "$cache/decks.jsonl" "$cache/teaser-texts.jsonl"
npx tsx "$here/marks.ts" < "$cache/teaser-texts.jsonl" > "$cache/teaser-marks.jsonl"
"$python" -B "$here/fit.py" "$cache/teaser-marks.jsonl" "$words"
"$python" -B "$here/manifest.py" "$data" "$cache/teaser-figures.json" "$words"
