"""Parts the pictures for cross-validation: split.py WORK FOLD FOLDS [SHARE]. Writes WORK/fold-FOLD/{features,measures,planted,spoilt}.jsonl without the
pictures of that fold, their spoilt copies among them, and held-back.jsonl and held-back-spoilt.jsonl with theirs. No picture is held back twice.
SHARE keeps only that share of the rest, for a learning curve."""

import json
import os
import random
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from campaigns import campaign_of  # noqa: E402

work, fold, folds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
share = float(sys.argv[4]) if len(sys.argv) > 4 else 1.0
files = sorted(json.loads(line)["file"] for line in open(f"{work}/measures.jsonl"))
random.Random(17).shuffle(files)
place = {name: i % folds for i, name in enumerate(dict.fromkeys(map(campaign_of, files)))}
held_back = {f for f in files if place[campaign_of(f)] == fold}
rest = [f for f in files if f not in held_back]
kept = set(rest[: round(share * len(rest))])
# Spoilt copies name their ad by the set and the file without folder and ending.
ad_of = lambda file: file.split("/")[0] + "-" + os.path.splitext(os.path.basename(file))[0]
kept_ads = {ad_of(f) for f in kept}
to = f"{work}/fold-{fold}"
os.makedirs(to, exist_ok=True)


def keep(name, wanted, target=None):
    if os.path.exists(f"{work}/{name}"):
        with open(f"{to}/{target or name}", "w") as out:
            out.writelines(line for line in open(f"{work}/{name}") if wanted(json.loads(line)))


keep("features.jsonl", lambda row: "faults" in row or row["file"] in kept)
keep("measures.jsonl", lambda row: row["file"] in kept)
keep("spoilt.jsonl", lambda row: row["ad"] in kept_ads)
keep("planted.jsonl", lambda row: row["ad"] in kept_ads)
keep("measures.jsonl", lambda row: row["file"] in held_back, "held-back.jsonl")
held_back_ads = {ad_of(f) for f in held_back}
keep("spoilt.jsonl", lambda row: row["ad"] in held_back_ads, "held-back-spoilt.jsonl")
