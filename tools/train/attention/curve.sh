#!/bin/sh
# Learning curve over the amount of photographs: the shipped recipe on an eighth, a quarter and a half of each set.
# usage: curve.sh teachers SECONDS, then curve.sh students SECONDS   (environment: DATA, OUT; one GPU, both steps on one machine)
# The teachers trained on all photographs are expected in DATA/teachers. Each NAME-ofN.onnx is then measured by predict.py and measure.py.
set -e
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=2
nets=/tmp/nets-$1
mkdir -p "$nets" "$OUT" "$DATA/teachers"
case $1 in
  teachers) names=$(for part in 8 4 2; do for name in mix-power text collage-s1; do echo "$name-of$part"; done; done) ;;
  students) names='distil-wide-of8 distil-wide-of4 distil-wide-of2 distil-wide' ;;
esac
for name in $names; do
  python3 train.py "$name" "$DATA" "$nets" "$2" >"$nets/$name.log" 2>&1 &
done
wait
tail -qn 1 "$nets"/*.log
[ "$1" != teachers ] || cp "$nets"/*.onnx "$DATA/teachers"
cd "$nets"
ls -- *.onnx | sed 's/.onnx$//' | split -l 3 - part.
for part in part.*; do
  tar cf "$OUT/$1-${part##*.}.tar" $(sed 's/$/.onnx/;p;s/.onnx$/.json/' "$part")
done
