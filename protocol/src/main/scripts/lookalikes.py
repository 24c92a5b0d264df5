"""Makes lookalikes.txt, the table that tells which letters of host names look alike.

    apt-get download python3-confusable-homoglyphs && dpkg-deb -x python3-confusable-homoglyphs_*.deb data
    python3 lookalikes.py data/usr/lib/python3/dist-packages/confusable_homoglyphs/confusables.json > lookalikes.txt

That package carries Unicode's confusables.txt (UTS 39) as JSON. Kept of it are the characters that look like a
Latin letter, a digit or a sign of ASCII, or like two of them, unless normalization (NFKC) makes it that anyway.
"""

import collections
import json
import sys
import unicodedata

# What Unicode does not call confusable, and what is still read as the same in a name at a glance.
OF_OUR_OWN = {"i": "l", "ı": "l", "!": "l"}

HEAD = """\
# Letters that look alike in the names of hosts: what stands behind the tab is taken for what stands before it.
# Made by src/main/scripts/lookalikes.py from Unicode's confusables.txt (UTS 39), with three pairs of our own: i, ı and ! for l.
#
# COPYRIGHT AND PERMISSION NOTICE
#
# Copyright © 1991-2022 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
#
# Permission is hereby granted, free of charge, to any person obtaining
# a copy of the Unicode data files and any associated documentation
# (the "Data Files") or Unicode software and any associated documentation
# (the "Software") to deal in the Data Files or Software
# without restriction, including without limitation the rights to use,
# copy, modify, merge, publish, distribute, and/or sell copies of
# the Data Files or Software, and to permit persons to whom the Data Files
# or Software are furnished to do so, provided that either
# (a) this copyright and permission notice appear with all copies
# of the Data Files or Software, or
# (b) this copyright and permission notice appear in associated
# Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF
# ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
# WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
# NONINFRINGEMENT OF THIRD PARTY RIGHTS.
# IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS
# NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL
# DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE,
# DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
# TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
# PERFORMANCE OF THE DATA FILES OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder
# shall not be used in advertising or otherwise to promote the sale,
# use or other dealings in these Data Files or Software without prior
# written authorization of the copyright holder.
"""


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        pairs = {one: [each["c"].strip("\u200e") for each in others] for one, others in json.load(file).items()}
    # A source has its prototype as the only partner; a prototype has all its sources.
    taken_for = {one: others[0] for one, others in pairs.items() if len(others) == 1 and len(one) == 1}
    for one, other in list(taken_for.items()):
        if taken_for.get(other) == one and not (other.isascii() and other.isalnum()):
            del taken_for[one]  # a pair of two: the Latin one is the prototype
    taken_for.update(OF_OUR_OWN)

    def skeleton(text):
        for _ in range(5):
            text = "".join(taken_for.get(letter, letter) for letter in text)
        return text

    table = collections.defaultdict(set)
    for one in taken_for:
        shape = skeleton(one)
        plain = skeleton(unicodedata.normalize("NFKC", one))
        kept = (unicodedata.normalize("NFKC", one) == one or plain != shape) and shape.isascii() and shape != one and len(shape) <= 2
        if kept and "\t" not in shape and shape.strip() == shape and shape:
            table[shape].add(one)
    print(HEAD, end="")
    for shape in sorted(table):
        print(shape + "\t" + "".join(sorted(table[shape])))


main()
