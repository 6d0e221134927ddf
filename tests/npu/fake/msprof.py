#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The fake's msprof: `msprof --export=on --output=DIRECTORY` makes op_summary_*.csv of the records of the fake's
profiler below it.

Environment: FAKE_MSPROF "code N" exits with N and a line; "nothing" writes no table.
"""

from __future__ import annotations

import csv
import os
import sys

# Columns as in hiascend.com's page of op_summary (canncommercial/850, atlasprofiling_16_0067) and msprof's public sources. By these
# the model's name is absent by default; a table with it proves that columns are found by name.
COLUMNS = ("Device_id,Model Name,Model ID,Task ID,Stream ID,Op Name,OP Type,OP State,Task Type,Task Start Time(us),Task Duration(us),"
           "Task Wait Time(us),Block Dim,HF32 Eligible,Input Shapes,Input Data Types,Input Formats,Output Shapes,"
           "Output Data Types,Output Formats").split(",")


def main() -> int:
    words = dict(word.split("=", 1) for word in sys.argv[1:])
    order = os.environ.get("FAKE_MSPROF", "")
    if words.get("--export") != "on" or not os.path.isdir(words.get("--output", "")):
        print("[ERROR] expected --export=on --output=DIRECTORY")
        return 1
    with open("msprof.log", "w", encoding="utf-8") as file:  # the real tool creates files in its working directory, too
        file.write("[INFO] exported\n")
    if order.startswith("code "):
        print("[ERROR] the fake msprof was set to fail\n")
        return int(order[5:])
    if order == "nothing":
        return 0
    for entry in sorted(os.scandir(words["--output"]), key=lambda e: e.name):
        if not entry.is_dir():
            continue
        directory = entry.path
        out = os.path.join(directory, "mindstudio_profiler_output")
        os.makedirs(out, exist_ok=True)
        with open(os.path.join(directory, "tasks"), encoding="utf-8") as file:
            tasks = [line.rstrip("\n").split("\t") for line in file]
        with open(os.path.join(out, "op_summary_20261124.csv"), "w", encoding="utf-8", newline="") as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            for k, (node, kind, us) in enumerate(tasks):
                table.writerow([0, 'a "model", of ours', 1, k, 0, node, kind, "static", "AI_CORE", f"{k}.0\t", us, 0, 1, "NO", '"4,5;8"', "FLOAT", "ND",
                                '"4,8"', "FLOAT", "ND"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
