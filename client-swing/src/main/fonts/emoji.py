"""Adds emoji to a font, with simpler outlines: emoji.py FONT EMOJI_FONT.

The outlines of the emoji are fitted anew, because they have several times the points that a line of text can show.
"""
import math
import sys
from array import array

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

TOLERANCE = 10  # the greatest distance from the original outline, in thousandths of the size of the font
GRID = 4  # coarse coordinates make a smaller file
CORNER = math.radians(40)  # a greater turn is a corner, which is kept
STEPS = 6  # points that are compared on each original curve


def is_emoji(code):
    """Leaves out letters, selectors, tags, and what belongs to the program that made the font."""
    return code >= 0x203C and not 0xFE00 <= code <= 0xFE0F and not 0xE0000 <= code


def samples(points, flags):
    """Returns points along a contour, close together, and the indices of its corners."""
    nodes = []
    for i, at in enumerate(points):
        before = points[i - 1]
        if not flags[i] & 1 and not flags[i - 1] & 1:
            nodes.append((((before[0] + at[0]) / 2, (before[1] + at[1]) / 2), True))
        nodes.append((at, bool(flags[i] & 1)))
    first = next(i for i, (_, on) in enumerate(nodes) if on)
    nodes = nodes[first:] + nodes[: first + 1]
    line, ends, control = [nodes[0][0]], [0], None
    for at, on in nodes[1:]:
        if not on:
            control = at
            continue
        a = line[-1]
        for step in range(1, STEPS + 1) if control else [STEPS]:
            t = step / STEPS
            if control:
                line.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * q for p, c, q in zip(a, control, at)))
            else:
                line.append(at)
        ends.append(len(line) - 1)
        control = None
    line.pop()
    corners = [i for i in sorted({end % len(line) for end in ends}) if turn(line, i) > CORNER]
    return line, corners


def turn(line, i):
    a, b, c = line[i - 1], line[i], line[(i + 1) % len(line)]
    angle = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    return abs((angle + math.pi) % (2 * math.pi) - math.pi)


def fit(run):
    """Returns the controls and ends of curves along a run of points, each as long as it can be; a straight line has no control."""
    curves, start = [], 0
    while start < len(run) - 1:
        end, step = start + 1, 1
        best = (None, run[end])
        while step:
            further = min(end + step, len(run) - 1)
            curve = fitted(run[start : further + 1]) if further > end else None
            if curve:
                end, best, step = further, curve, step * 2
            else:
                step //= 2
        curves.append(best)
        start = end
    return curves


def fitted(run):
    """Returns one curve along a run of points; None if there is none within the tolerance."""
    a, z = run[0], run[-1]
    if all(distance(p, a, z) <= TOLERANCE for p in run[1:-1]):
        return None, z
    control = meeting(a, run[1], z, run[-2])
    if not control or max(math.dist(control, a), math.dist(control, z)) > math.dist(a, z):
        return None
    curve = [tuple((1 - t) ** 2 * i + 2 * t * (1 - t) * j + t * t * k for i, j, k in zip(a, control, z)) for t in
             (step / 12 for step in range(13))]
    return (control, z) if is_near(run, curve) and is_near(curve, run) else None


def meeting(a, b, z, y):
    """Returns where the tangents of both ends meet; None if they do not meet between the ends."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], y[0] - z[0], y[1] - z[1]
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-6:
        return None
    s = ((z[0] - a[0]) * vy - (z[1] - a[1]) * vx) / cross
    t = ((z[0] - a[0]) * uy - (z[1] - a[1]) * ux) / cross
    return (a[0] + s * ux, a[1] + s * uy) if s > 0 and t > 0 else None


def distance(p, a, z):
    dx, dy = z[0] - a[0], z[1] - a[1]
    length = dx * dx + dy * dy
    t = max(0, min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) if length else 0
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def is_near(points, line):
    """Checks whether all points are within the tolerance of a line."""
    return all(any(distance(p, a, z) <= TOLERANCE for a, z in zip(line, line[1:])) for p in points[1:-1])


def simplified(points, flags):
    """Returns the points of a contour with fewer curves, and whether each lies on it."""
    line, corners = samples(points, flags)
    if len(corners) < 2:
        corners = sorted({*corners, 0, len(line) // 3, 2 * len(line) // 3})
    nodes = []
    for i, corner in enumerate(corners):
        end = corners[(i + 1) % len(corners)]
        run = line[corner : end + 1] if end > corner else line[corner:] + line[: end + 1]
        for control, at in fit(run):
            if control:
                nodes.append((*on_grid(control), 0))
            nodes.append((*on_grid(at), 1))
    return [node for i, node in enumerate(nodes) if not is_implied(nodes, i)]


def on_grid(point):
    return tuple(round(place / GRID) * GRID for place in point)


def is_implied(nodes, i):
    """Checks whether a point lies in the middle of two controls, where a font has one without saying so."""
    (ax, ay, a), (x, y, on), (bx, by, b) = nodes[i - 1], nodes[i], nodes[(i + 1) % len(nodes)]
    return on and not a and not b and math.hypot(ax + bx - 2 * x, ay + by - 2 * y) <= TOLERANCE


def simplify(glyph, table):
    points, flags, ends, start = [], [], [], 0
    for end in glyph.endPtsOfContours:
        contour = list(glyph.coordinates[start : end + 1])
        nodes = simplified(contour, glyph.flags[start : end + 1]) if len(contour) > 2 else []
        if len(nodes) > 2:
            points += [(x, y) for x, y, _ in nodes]
            flags += [on for _, _, on in nodes]
            ends.append(len(points) - 1)
        start = end + 1
    glyph.coordinates, glyph.flags, glyph.endPtsOfContours = GlyphCoordinates(points), array("B", flags), ends
    glyph.numberOfContours = len(ends)
    glyph.recalcBounds(table)


def main(target, source):
    font, emoji = TTFont(target), TTFont(source)
    options = Options()
    options.layout_features = []
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in emoji.getBestCmap() if is_emoji(code)])
    subsetter.subset(emoji)
    scale_upem(emoji, font["head"].unitsPerEm)
    known = font.getBestCmap()
    added = {code: name for code, name in emoji.getBestCmap().items() if code not in known}
    glyphs, widths = font["glyf"], font["hmtx"]
    copies = {}
    drawings = emoji.getGlyphSet()
    for name in dict.fromkeys(added.values()):
        drawing, pen = DecomposingRecordingPen(drawings), TTGlyphPen(None)
        drawings[name].draw(drawing)
        drawing.replay(pen)
        glyph = pen.glyph()
        if glyph.numberOfContours > 0:
            simplify(glyph, emoji["glyf"])
        copies[name] = "emoji." + name
        glyphs[copies[name]] = glyph
        widths[copies[name]] = emoji["hmtx"][name]
    for table in ("vmtx", "vhea"):
        if table in font:
            del font[table]
    add(font, {code: copies[name] for code, name in added.items()})
    font.save(target)


def add(font, letters):
    """Adds letters to the character map, which needs another format for those beyond U+FFFF."""
    full = dict(font.getBestCmap())
    full.update(letters)
    for table in font["cmap"].tables:
        if table.format == 4:
            table.cmap.update({code: name for code, name in letters.items() if code <= 0xFFFF})
    wide = CmapSubtable.newSubtable(12)
    wide.platformID, wide.platEncID, wide.language, wide.cmap = 3, 10, 0, full
    font["cmap"].tables.append(wide)


if __name__ == "__main__":
    main(*sys.argv[1:])
