#!/bin/sh
# Trains the named variants side by side on one GPU and runs each over the designs to be measured.
# usage: run.sh SECONDS NAME...   (environment: DATA with the packed inputs, OUT)
set -e
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=2
seconds=$1
shift
python3 train.py smoke "$DATA" /tmp/nets 60 2>/dev/null
mkdir -p "$OUT"
for name in "$@"; do
  (
    python3 train.py "$name" "$DATA" /tmp/nets "$seconds" >"/tmp/nets/$name.log" 2>&1
    [ ! -d "$DATA/designs" ] || python3 predict.py "/tmp/nets/$name.onnx" "/tmp/nets/$name.npz" 192,256,320 "$DATA"/designs/*/images
  ) &
done
wait
tail -qn 1 /tmp/nets/*.log
cd /tmp/nets
rm -f smoke.*
ls *.onnx | sed 's/.onnx$//' | split -l 2 - /tmp/part.
for part in /tmp/part.*; do
  files=$(ls $(sed 's/$/.onnx/;p;s/.onnx$/.npz/;p;s/.npz$/.json/' "$part") 2>/dev/null || true)
  tar cf "$OUT/nets-${part##*.}.tar" $files
done
