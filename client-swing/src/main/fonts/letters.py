"""Adds the letters to a font that only another one has: letters.py FONT OTHER_FONT."""
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont


def main(target, source):
    font, other = TTFont(target), TTFont(source)
    known = font.getBestCmap()
    added = {code: name for code, name in other.getBestCmap().items() if code not in known}
    names = {name: "other." + name for name in added.values()}
    drawings = other.getGlyphSet()
    for name, copy in names.items():
        drawing, pen = DecomposingRecordingPen(drawings), TTGlyphPen(None)
        drawings[name].draw(drawing)
        drawing.replay(pen)
        font["glyf"][copy] = pen.glyph()
        font["hmtx"][copy] = other["hmtx"][name]
    for table in ("vmtx", "vhea"):  # no text of the program runs from top to bottom
        if table in font:
            del font[table]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: names[name] for code, name in added.items()})
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
