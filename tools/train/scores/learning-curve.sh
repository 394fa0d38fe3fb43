#!/bin/sh
# How much more labels would help: the figures of cross-validate.sh from a quarter, a half and three quarters of the pictures fitted on.
#   sh tools/train/scores/learning-curve.sh DATA_FOLDER WORK_FOLDER     (before run.sh, which puts them into the manifest with the whole)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
for share in 0.25 0.5 0.75; do
  sh "$here/cross-validate.sh" "$1" "$2" "$share"
done
