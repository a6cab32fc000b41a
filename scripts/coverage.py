"""Prints how much of the app's view models and coordinators the tests have run, and fails where it is too little.

Argument: the JSON that llvm-cov exports. Swift counts lines and regions (stretches of code between two places where the
way can part); it has no count of branches.
"""

import json
import pathlib
import sys

WANTED = 80
SUFFIXES = ("ViewModel.swift", "Coordinator.swift")

files = json.loads(pathlib.Path(sys.argv[1]).read_text())["data"][0]["files"]
files = sorted(
    (pathlib.Path(file["filename"]).name, file["summary"]["lines"]["percent"], file["summary"]["regions"]["percent"])
    for file in files
    if "/Sources/App/iosApp/" in file["filename"] and file["filename"].endswith(SUFFIXES))
if not files:
    sys.exit("no view models or coordinators were measured")
for name, lines, regions in files:
    verdict = "" if min(lines, regions) >= WANTED else f"  less than {WANTED} %"
    print(f"{name:40} {lines:6.1f} % of lines {regions:6.1f} % of regions{verdict}")
poor = [name for name, lines, regions in files if min(lines, regions) < WANTED]
print(f"{len(files)} files, {len(poor)} below {WANTED} %")
sys.exit(1 if poor else 0)
