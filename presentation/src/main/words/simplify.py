#!/usr/bin/env python3
"""Drafts the texts that the simplified bundle lacks, to be read by hand.

Each comes from the traditional bundle by OpenCC's tables and the words of docs/glossary.md. The simplified bundle is written in the order of
the traditional one, and the drafts are printed. Texts that it has already are left as they are; those of keys that are gone are dropped.
Needs Debian's package opencc. Run it from anywhere.
"""
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[4]
BUNDLES = ROOT / "presentation/src/main/resources/org/tiengow/presentation/words"
TRADITIONAL, SIMPLIFIED = BUNDLES / "words_zh_Hant.properties", BUNDLES / "words_zh_Hans.properties"
TABLE = "| 简体中文不用 | 写 |"


def converted(text):
    return subprocess.run(["opencc", "-c", "t2s.json"], input=text, capture_output=True, text=True, check=True).stdout


def rejected(page):
    """Returns the words that no simplified text may hold, with those to write instead."""
    for row in page[page.index(TABLE) :].splitlines()[2:]:
        if not row.startswith("|"):
            return
        wrong, right = ([word.strip() for word in cell.split(",")] for cell in row.strip("|").split("|"))
        yield from zip(wrong, right, strict=True)


def key(line):
    found = re.match(r"([^#\s=][^=]*)=", line)
    return found and found.group(1)


def main():
    had = {key(line): line for line in SIMPLIFIED.read_text("utf-8").splitlines() if key(line)}
    drafts = converted(TRADITIONAL.read_text("utf-8"))
    for wrong, right in rejected((ROOT / "docs/glossary.md").read_text("utf-8")):
        drafts = drafts.replace(wrong, right)
    lines = []
    for draft in drafts.splitlines():
        line = had.get(key(draft), draft)
        if key(draft) and key(draft) not in had:
            print(line)
        lines.append(line)
    lines[0] = lines[0].replace("繁体", "简体")
    SIMPLIFIED.write_text("\n".join(lines) + "\n", "utf-8")


main()
