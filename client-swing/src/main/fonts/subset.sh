#!/bin/sh
# Makes the Chinese fonts that the program carries, out of npm's @expo-google-fonts/noto-sans-tc 0.4.3 (SIL Open Font
# License, see LICENSE-NotoSansTC.txt beside them): Latin, signs, the 5,401 Han characters of Big5 level 1, and those in
# the names of tiles and in the Chinese bundle that lie outside of it. The regular one also has the emoji of one code
# point of npm's @expo-google-fonts/noto-emoji 0.4.7 (the same licence, see LICENSE-NotoEmoji.txt): a text field has one
# font, and a name may be of letters of every kind.
# Needs npm, python3 and Debian's package fonttools. Run it from anywhere; it writes into src/main/resources.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
into="$here/../resources/org/tiengow/swing/theme"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent @expo-google-fonts/noto-sans-tc@0.4.3 >/dev/null
tar xzf ./*.tgz
python3 - "$here" >letters.txt <<'PY'
import pathlib, sys

letters = set()
for lead in range(0xA4, 0xC7):  # Big5 level 1
    for trail in [*range(0x40, 0x7F), *range(0xA1, 0xFF)]:
        try:
            letters.add(bytes([lead, trail]).decode("big5"))
        except UnicodeDecodeError:
            pass
letters.update(map(chr, range(0x20, 0x7F)))
letters.update(map(chr, range(0xA0, 0x180)))
letters.update(map(chr, range(0x3000, 0x3020)))  # Chinese punctuation
letters.update(map(chr, range(0xFF01, 0xFF5F)))  # full-width forms
letters.update("ǎǐǒǔǚ‐–—‘’“”•…−×→←↑↓↵⏎✓・·冧么棟墩鵝雞腳着裏嚟喺咗唔啲冇嘅俾攞")
words = pathlib.Path(sys.argv[1]).parents[3] / "presentation/src/main/resources/org/tiengow/presentation/words"
bundle = (words / "words_zh_Hant.properties").read_text("utf-8")
letters.update(letter for letter in bundle if letter > " ")
print("".join(sorted(letters)), end="")
PY
for weight in 400Regular 600SemiBold; do
    name=${weight#?00}
    pyftsubset "package/$weight/NotoSansTC_$weight.ttf" --text-file=letters.txt --layout-features='kern,locl' \
        --no-hinting --desubroutinize --output-file="$into/NotoSansTC-$name.ttf"
done
cp package/LICENSE_FONT "$into/LICENSE-NotoSansTC.txt"
rm -r package ./*.tgz
npm pack --silent @expo-google-fonts/noto-emoji@0.4.7 >/dev/null
tar xzf ./*.tgz
/usr/bin/python3 "$here/emoji.py" "$into/NotoSansTC-Regular.ttf" package/400Regular/NotoEmoji_400Regular.ttf
cp package/LICENSE_FONT "$into/LICENSE-NotoEmoji.txt"
