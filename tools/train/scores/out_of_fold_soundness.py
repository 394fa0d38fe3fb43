"""Puts the ranks of WORK/soundness.jsonl into WORK/measures.jsonl and WORK/spoilt.jsonl: out_of_fold_soundness.py WORK. Every picture must have one."""

import json
import os
import sys

work = sys.argv[1]
name_of = lambda row: row["file"] if "file" in row else (row["ad"], row["kind"])
ranks = {name_of(row): row["rank"] for row in map(json.loads, open(f"{work}/soundness.jsonl"))}
for path in (f"{work}/measures.jsonl", f"{work}/spoilt.jsonl"):
    if os.path.exists(path):
        rows = [json.loads(line) for line in open(path)]
        for row in rows:
            row["measures"]["soundness"] = ranks[name_of(row)]
        with open(path + ".part", "w") as out:
            out.writelines(json.dumps(row) + "\n" for row in rows)
        os.replace(path + ".part", path)
