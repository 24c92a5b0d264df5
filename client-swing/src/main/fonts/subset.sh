#!/bin/sh
# Makes the Chinese fonts that the program carries, out of npm's @expo-google-fonts/noto-sans-tc and noto-sans-sc 0.4.3
# (SIL Open Font License, see LICENSE-NotoSansTC.txt and LICENSE-NotoSansSC.txt beside them). Both have Latin and signs.
# Noto Sans TC has the 5,401 Han characters of Big5 level 1, and those in the names of tiles and in the traditional bundle
# that lie outside of it. Noto Sans SC has the 3,755 of GB 2312 level 1 and the others in the simplified bundle. A text
# field has one font, and a name may be of letters of every kind: the regular Noto Sans TC also has those of Noto Sans SC
# that it lacks, and the emoji of one code point of npm's @expo-google-fonts/noto-emoji 0.4.7 (the same licence, see
# LICENSE-NotoEmoji.txt).
# Needs npm, python3 and Debian's package fonttools. Run it from anywhere; it writes into src/main/resources.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
into="$here/../resources/org/tiengow/swing/theme"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fetch() { # NAME VERSION: unpacks the package @expo-google-fonts/NAME into NAME
    npm pack --silent "@expo-google-fonts/$1@$2" >/dev/null
    tar xzf ./*.tgz
    mv package "$1"
    rm ./*.tgz
}

fetch noto-sans-tc 0.4.3
fetch noto-sans-sc 0.4.3
fetch noto-emoji 0.4.7
python3 - "$here" <<'PY'
import pathlib, sys

WORDS = pathlib.Path(sys.argv[1]).parents[3] / "presentation/src/main/resources/org/tiengow/presentation/words"


def common():
    letters = set(map(chr, range(0x20, 0x7F)))
    letters.update(map(chr, range(0xA0, 0x180)))
    letters.update(map(chr, range(0x3000, 0x3020)))  # Chinese punctuation
    letters.update(map(chr, range(0xFF01, 0xFF5F)))  # full-width forms
    letters.update("ǎǐǒǔǚ‐–—‘’“”•…−×→←↑↓↵⏎✓・·")
    return letters


def charset(name, first, last):
    for lead in range(first, last + 1):
        for trail in range(0x40, 0xFF):
            letter = bytes([lead, trail]).decode(name, "ignore")
            if len(letter) == 1 and letter > "\x7f":
                yield letter


def write(name, bundle, *more):
    letters = common().union(*more)
    letters.update(letter for letter in (WORDS / bundle).read_text("utf-8") if letter > " ")
    pathlib.Path(name).write_text("".join(sorted(letters)), "utf-8")


write("TC", "words_zh_Hant.properties", charset("big5", 0xA4, 0xC6), "冧么棟墩鵝雞腳着裏嚟喺咗唔啲冇嘅俾攞")
write("SC", "words_zh_Hans.properties", charset("gb2312", 0xB0, 0xD7))
PY
for script in TC SC; do
    for weight in 400Regular 600SemiBold; do
        folder=noto-sans-$(echo $script | tr TSC tsc)
        pyftsubset "$folder/$weight/NotoSans${script}_$weight.ttf" --text-file=$script --layout-features='kern,locl' \
            --no-hinting --desubroutinize --output-file="$into/NotoSans$script-${weight#?00}.ttf"
    done
    cp "$folder/LICENSE_FONT" "$into/LICENSE-NotoSans$script.txt"
done
/usr/bin/python3 "$here/letters.py" "$into/NotoSansTC-Regular.ttf" "$into/NotoSansSC-Regular.ttf"
/usr/bin/python3 "$here/emoji.py" "$into/NotoSansTC-Regular.ttf" noto-emoji/400Regular/NotoEmoji_400Regular.ttf
cp noto-emoji/LICENSE_FONT "$into/LICENSE-NotoEmoji.txt"
