package org.tiengow.swing.view.table;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.moment.Achievement;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableScreen.Turn;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Shadow;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.view.table.layout.TableLayout;

/** A painter of the text on the felt around the hand: the line of the turn, the names of the groups, and a notice. */
final class FeltWords {
    /** Smallest size of a group's name, as a share of the size of captions. */
    private static final double LEAST_SHARE = 0.7;

    /** The greatest share of the felt for the line about another player, between the tiles of open hands. */
    private static final double MOST_OF_OTHERS = 0.52;

    /** Dark green of the felt. */
    private static final Color SEAL = new Color(0x12342B);

    private static final Shadow PILL = new Shadow(3, 8, 0.3, 16);

    private final Graphics2D g;
    private final TableLayout layout;
    private final Palette palette = Palette.current();

    FeltWords(Graphics2D g, TableLayout layout) {
        this.g = g;
        this.layout = layout;
    }

    /** Draws the drop zone for carried tiles, where they are played. */
    void middle(boolean over) {
        Rectangle at = layout.middle();
        double radius = Scale.of(20);
        if (over) {
            Paint.fill(g, Palette.alpha(palette.sky(), 0.08), at.x, at.y, at.width, at.height, radius);
        }
        g.setColor(Palette.alpha(palette.sky(), over ? 0.9 : 0.5));
        g.setStroke(Paint.dashed(Scale.of(1.6), Scale.of(6), Scale.of(6)));
        g.draw(Paint.round(at.x + 1, at.y + 1, at.width - 2, at.height - 2, radius));
    }

    /**
     * Draws the line that says whose turn it is, or what just happened.
     *
     * @param pictured whether an achievement has its seal before the words
     */
    void turn(Turn turn, boolean pictured) {
        double size = layout.turnFontSize();
        double seal = pictured && turn.rare() != null ? layout.turnHeight() + Scale.of(12) : 0;
        Lettering head = Lettering.of(turn.head(), Type.Weight.BOLD, size);
        Lettering task = Lettering.of(turn.task(), Type.Weight.REGULAR, size);
        double gap = turn.head().isEmpty() || turn.task().isEmpty() ? 0 : Scale.of(10);
        double wide = head.width() + gap + task.width();
        double whole = layout.feltWidth() - Scale.of(64) - seal;
        double room = turn.yours() ? whole : Math.min(whole, layout.feltWidth() * MOST_OF_OTHERS);
        if (wide > room) { // the window is narrow, or a name is long: a smaller size comes before cutting anything
            size = Math.max(Type.LEAST, size * room / wide);
            head = Lettering.within(turn.head(), Type.Weight.BOLD, size, size, room);
            task = Lettering.within(turn.task(), Type.Weight.REGULAR, size, size, room - head.width() - gap);
            wide = head.width() + gap + task.width();
        }
        double h = layout.turnHeight();
        double x = (layout.feltWidth() - wide + seal) / 2;
        double y = layout.turnTop();
        if (seal > 0) {
            seal(turn.rare(), x - seal, y, h);
        }
        if (turn.yours()) {
            double pad = Scale.of(18);
            PILL.paint(g, x - pad, y, wide + 2 * pad, h);
            Paint.fill(g, palette.gold(), x - pad, y, wide + 2 * pad, h, h / 2);
        }
        head.write(g, turn.yours() ? palette.ink() : palette.feltText(), x, y + h / 2);
        task.write(g, turn.yours() ? palette.ink() : palette.feltSecond(), x + head.width() + gap, y + h / 2);
    }

    /** Draws an achievement of a trick as a seal. */
    private void seal(Achievement.@Nullable Kind rare, double x, double y, double size) {
        if (rare == null) {
            return;
        }
        Symbol sign = switch (rare) {
            case CAPTURE -> Symbol.CAUGHT;
            case SUPREME -> Symbol.CROWN;
            case QUARTET -> Symbol.QUARTET;
            case ALL_STACKS -> Symbol.STACKS;
        };
        PILL.paint(g, x, y, size, size);
        Paint.fill(g, palette.feltText(), x, y, size, size, size / 2);
        double rim = size * 0.07;
        Paint.edge(g, SEAL, x + rim, y + rim, size - 2 * rim, size - 2 * rim, size / 2 - rim, 1.4);
        double inside = size * 0.54;
        Paint.symbol(g, sign, SEAL, x + (size - inside) / 2, y + (size - inside) / 2, inside);
    }

    /** Draws the key numbers, the bracket and the name of a group. */
    void group(Group group, List<Rectangle> tiles) {
        double left = tiles.get(0).getX();
        double right = tiles.get(tiles.size() - 1).getMaxX();
        for (int i = 0; i < tiles.size(); i++) {
            Lettering.of(group.tiles().get(i).key(), Type.Weight.REGULAR, Type.LEAST)
                    .writeCentred(g, palette.feltText(), tiles.get(i).getCenterX(), layout.keysMiddle());
        }
        if (tiles.size() > 1) {
            bracket(left, right);
        }
        name(group.name(), left, right, tiles.size() == 1);
    }

    private void bracket(double left, double right) {
        double foot = layout.bracketFoot() + 0.5;
        double arm = Scale.of(5);
        Path2D path = new Path2D.Double();
        path.moveTo(left + 0.5, foot - arm);
        path.lineTo(left + 0.5, foot - arm / 3);
        path.quadTo(left + 0.5, foot, left + arm / 2, foot);
        path.lineTo(right - arm / 2, foot);
        path.quadTo(right - 0.5, foot, right - 0.5, foot - arm / 3);
        path.lineTo(right - 0.5, foot - arm);
        g.setColor(Palette.alpha(palette.feltText(), 0.55));
        g.setStroke(new BasicStroke(1.2f));
        g.draw(path);
    }

    /**
     * Draws the name of a group. A name wider than its tiles is set smaller, and then in several lines over the space of its bracket.
     */
    private void name(String name, double left, double right, boolean alone) {
        double middle = layout.namesMiddle();
        double room = right - left + Math.min(Scale.of(alone ? 16 : 20), layout.groupGap() - 2);
        double size = Type.CAPTION;
        Lettering line = Lettering.of(name, Type.Weight.REGULAR, size);
        if (line.width() > room) {
            size = Type.LEAST;
            line = Lettering.of(name, Type.Weight.REGULAR, size);
        }
        if (line.width() <= room) {
            line.writeCentred(g, palette.feltSecond(), (left + right) / 2, middle);
            return;
        }
        List<Lettering> parts = Wrapping.wrap(name, Type.Weight.REGULAR, size, room);
        double y = middle - Scale.of(alone ? 8 : 2);
        double foot = y + (parts.size() - 1) * Scale.of(13) + Scale.of(7);
        if (foot > layout.actsTop() || Wrapping.widestWord(name, Type.Weight.REGULAR, size) > room) {
            double fitting = size * room / line.width();
            if (fitting >= size * LEAST_SHARE) { // large text over small tiles: the name shrinks before it is left out
                Lettering.of(name, Type.Weight.REGULAR, fitting)
                        .writeCentred(g, palette.feltSecond(), (left + right) / 2, middle);
            }
            return; // the tiles are visible, and the name is in their accessible text
        }
        for (Lettering part : parts) {
            part.writeCentred(g, palette.feltSecond(), (left + right) / 2, y);
            y += Scale.of(13);
        }
    }

    /** Draws a short note at the lower right, like a slip of paper. */
    void notice(String words) {
        double most = Math.min(Scale.of(200), layout.feltWidth() * 0.3);
        List<Lettering> lines = Wrapping.wrap(words, Type.Weight.REGULAR, Type.SMALL, most);
        double line = Scale.of(19);
        double w = lines.stream().mapToDouble(Lettering::width).max().orElse(0) + Scale.of(28);
        double h = lines.size() * line + Scale.of(20);
        double x = layout.feltWidth() - layout.margin() - w;
        double y = layout.isPlateInButtonRow() ? layout.turnTop() - h - Scale.of(12) : layout.handBottom() - h;
        Shadow.POPOVER.paint(g, x, y, w, h);
        Paint.fill(g, palette.note(), x, y, w, h, Scale.of(10));
        Lettering.write(g, lines, palette.noteText(), x + Scale.of(14), y + Scale.of(10) + line / 2, line);
    }
}
