package org.tiengow.swing.view.table.layout;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Type;

/**
 * The layout of the plays of a trick: the set to beat in the middle, the others in front of their owners. On a low felt the other plays lie
 * beside one another.
 *
 * <pre>
 *                     opposite
 *      | left's  |             | opposite's |
 * left |         | SET TO BEAT |            | right
 *      | yours   |             | right's    |
 *                      you
 * </pre>
 */
public final class TrickLayout {
    private static final double GAP = 0.14;
    private static final double FANNED = 0.4;
    private static final int LEAST = 12;
    /** Smallest share of their usual size to which the other plays shrink before the set does. */
    private static final double ENOUGH = 0.62;

    /** Distance of another seat's play from the point of the frame, at scale 1. */
    private static final int BEYOND_POINT = 34;

    private static final int BEYOND_SPARE_POINT = 16;

    private final TableLayout table;
    private final Map<Side, Placed> placed = new EnumMap<>(Side.class);
    private final Rectangle frame;
    /** Whether two plays on one side of the frame lie above one another; else they lie side by side. */
    private final boolean stacked;
    /** Lower limit of the plays, their captions included. */
    private double lowest;
    /** Half the width of the caption of the set to beat, which plays at its height must leave free. */
    private double besideWords;
    /** Widest tiles of plays at the height of that caption. */
    private double lowestWidth = Double.MAX_VALUE;

    /**
     * A play and its position.
     *
     * @param play the play
     * @param side its owner's side
     * @param tiles the faces, or backs, from left to right
     * @param caption the horizontal middle of the captions
     * @param captionTop the top of the captions
     * @param room the width that captions may take
     */
    public record Placed(
            TablePlay play, Side side, List<Rectangle2D> tiles, double caption, double captionTop, double room) {
        private Placed within(double most) {
            return new Placed(play, side, tiles, caption, captionTop, Math.min(room, most));
        }
    }

    /**
     * Lays out a trick.
     *
     * @param plays each side's play
     * @param neighbours whether any seat is at the left or right
     */
    public TrickLayout(TableLayout table, Map<Side, TablePlay> plays, boolean neighbours) {
        this.table = table;
        lowest = table.turnTop() - table.px(2);
        stacked = stackedWidth() >= ENOUGH * table.playedWidth();
        TablePlay best = best(plays);
        double set = table.setWidth();
        double share = 1;
        Rectangle around = frameFor(best == null ? 2 : best.count(), set);
        for (int tries = 0; tries < 4; tries++) {
            share = Math.min(
                    share(plays, best, around, neighbours, true), share(plays, best, around, neighbours, false));
            if (share >= ENOUGH) {
                break;
            }
            set *= 0.9;
            around = frameFor(best == null ? 2 : best.count(), set);
        }
        frame = around;
        if (best != null && !table.isSpare()) {
            double words = nameOf(best).width() / 2 + table.px(4);
            double room = table.feltWidth() / 2.0 - words - leftEdge(neighbours) - table.px(20);
            double fitting = room / widestLow(plays, best);
            boolean free = fitting >= ENOUGH * table.playedWidth();
            besideWords = free ? words : 0;
            lowestWidth = free ? fitting : lowestWidth;
            lowest = free ? lowest : Math.min(lowest, frame.getMaxY() + table.px(4));
        }
        if (best != null) {
            placeBest(plays, best, set);
        }
        placeOthers(plays, best, Math.max(0.5, Math.min(1, share)), neighbours);
        if (!stacked) {
            shareRoom(Side.LEFT, Side.SELF, best);
            shareRoom(Side.RIGHT, Side.OPPOSITE, best);
        }
    }

    /** Limits the captions of two plays side by side, so that they do not overlap. */
    private void shareRoom(Side outer, Side inner, @Nullable TablePlay best) {
        Placed one = placed.get(outer);
        Placed other = placed.get(inner);
        if (one != null && other != null && one.play() != best && other.play() != best) {
            double most = Math.abs(one.caption() - other.caption()) - table.px(4);
            placed.put(outer, one.within(most));
            placed.put(inner, other.within(most));
        }
    }

    /** Returns the frame around the set to beat, or around the place for a lead. */
    public Rectangle frame() {
        return frame;
    }

    public List<Placed> all() {
        return List.copyOf(placed.values());
    }

    @Nullable
    public Placed of(Side side) {
        return placed.get(side);
    }

    private static @Nullable TablePlay best(Map<Side, TablePlay> plays) {
        return plays.values().stream()
                .filter(play -> play.state() == PlayState.BEST)
                .findFirst()
                .orElse(null);
    }

    private Rectangle frameFor(int count, double w) {
        double wide = wide(count, w, false) + 2 * (table.framePad() + table.px(table.isSpare() ? 0 : 4));
        double high = w * 2.595 + 2 * table.framePad();
        return new Rectangle(
                (int) Math.round((table.feltWidth() - wide) / 2),
                table.setTop() - table.framePad(),
                (int) Math.round(wide),
                (int) Math.round(high));
    }

    private void placeBest(Map<Side, TablePlay> plays, TablePlay best, double w) {
        Side side = plays.entrySet().stream()
                .filter(entry -> entry.getValue() == best)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Side.SELF);
        double left = frame.getCenterX() - wide(best.count(), w, false) / 2;
        placed.put(
                side,
                new Placed(
                        best,
                        side,
                        row(best.count(), left, table.setTop(), w, false),
                        frame.getCenterX(),
                        frame.getMaxY() + table.px(side == Side.SELF ? 15 : 6),
                        roomOfBest()));
    }

    /** Returns the width for the captions of the set to beat. */
    public double roomOfBest() {
        return table.feltWidth() * 0.5;
    }

    /** Returns the factor by which the other plays must shrink to fit beside the frame; at least 1 if they fit. */
    private double share(
            Map<Side, TablePlay> plays, @Nullable TablePlay best, Rectangle around, boolean neighbours, boolean left) {
        double wanted = 0;
        int count = 0;
        int point = 0;
        for (Side side : left ? List.of(Side.LEFT, Side.SELF) : List.of(Side.OPPOSITE, Side.RIGHT)) {
            TablePlay play = plays.get(side);
            if (play != null && play != best) {
                double wide = Math.max(wide(play.count(), table.playedWidth(), isFanned(play)), leastCaption());
                wanted = stacked ? Math.max(wanted, wide) : wanted + wide;
                count = stacked ? 1 : count + 1;
                point = isPointedAt(plays, best, side) ? beyondPoint() : point;
            }
        }
        double room = around.x - table.px(10) - leftEdge(neighbours) - count * table.px(12);
        // The point shrinks the plays beside it, not the set in the frame.
        double beside = Math.max(room - point, Math.min(room, ENOUGH * wanted));
        return count == 0 ? 1 : beside / wanted;
    }

    /** Returns the least width of a play for its caption, which a spare felt leaves out. */
    private double leastCaption() {
        return table.isSpare() ? 0 : table.px(60);
    }

    private int beyondPoint() {
        return table.px(table.isSpare() ? BEYOND_SPARE_POINT : BEYOND_POINT);
    }

    private void placeOthers(Map<Side, TablePlay> plays, @Nullable TablePlay best, double share, boolean neighbours) {
        double top = table.setTop() + table.px(table.isCompact() ? 7 : 20);
        double highest = (table.turnTop() - table.px(9 + 20) - top) / (stacked ? 2.6 : 2.95);
        double w = Math.min(table.playedWidth() * share, Math.max(LEAST, highest));
        if (stacked && plays.keySet().stream().anyMatch(side -> isBothTaken(plays, best, side))) {
            w = Math.min(w, stackedWidth());
        }
        w = stacked ? Math.min(w, lowestWidth) : w;
        double left = leftEdge(neighbours);
        for (Map.Entry<Side, TablePlay> entry : plays.entrySet()) {
            TablePlay play = entry.getValue();
            Side side = entry.getKey();
            if (play == best) {
                continue;
            }
            boolean beside = !stacked && isBothTaken(plays, best, side);
            double wide = wide(play.count(), w, isFanned(play));
            double y = y(plays, best, side, top, w);
            double words = stacked && y > top + w ? besideWords : 0;
            double bound = Math.min(frame.x, table.feltWidth() / 2.0 - words);
            double half = Math.max(wide, table.isSpare() ? 0 : table.px(84)) / 2;
            if (stacked && !table.isSpare()) {
                double caption = ownedBy(play.title()).width() / 2 + table.px(10);
                half = Math.max(wide / 2, Math.min(Math.max(half, caption), (bound - left) / 2 - table.px(10)));
            }
            if (beside) {
                half = Math.min(half, (frame.x - table.px(20) - left) / 4);
            }
            double outer = left + table.px(8) + half;
            double inner = bound - table.px(12) - half;
            if (isPointedAt(plays, best, side)) {
                inner = Math.max(inner - beyondPoint(), Math.min(inner, outer));
            }
            double centre = isOuter(side) ? Math.min(outer + table.px(16), inner) : inner;
            if (beside && isOuter(side)) { // each play gets half of the room
                centre = outer;
            }
            double room = 2 * Math.min(centre - left + table.px(8), bound - table.px(6) - centre);
            centre = isLeft(side) ? centre : table.feltWidth() - centre;
            List<Rectangle2D> row = row(play.count(), centre - wide / 2, y, w, isFanned(play));
            double foot = y + w * 2.595 + table.px(9);
            placed.put(side, new Placed(play, side, row, centre, foot, Math.max(room, 1)));
        }
    }

    /**
     * Returns the top of a play. The viewer's play lies nearest to the hand, and the opposite player's nearest to that seat. The
     * neighbours' plays make room for them.
     */
    private double y(Map<Side, TablePlay> plays, @Nullable TablePlay best, Side side, double top, double w) {
        if (!stacked) {
            return isOuter(side) ? top : top + w * (side == Side.SELF ? 0.35 : -0.35);
        }
        boolean both = isBothTaken(plays, best, side);
        double foot = lowest - words() - w * 2.595;
        return switch (side) {
            case OPPOSITE -> highest();
            case SELF -> foot;
            case LEFT -> both ? highest() : Math.min(top, foot);
            case RIGHT -> both ? foot : Math.min(top, foot);
        };
    }

    /** Returns the width, in tiles, of the widest play that may lie as low as the caption. */
    private static double widestLow(Map<Side, TablePlay> plays, TablePlay best) {
        return plays.entrySet().stream()
                .filter(entry -> entry.getValue() != best)
                .filter(entry -> entry.getKey() == Side.SELF || entry.getKey() == Side.RIGHT)
                .mapToDouble(entry -> wide(entry.getValue().count(), 1, isFanned(entry.getValue())))
                .max()
                .orElse(1);
    }

    /** Typesets the caption of the set to beat. */
    public Lettering nameOf(TablePlay best) {
        return table.isCompact()
                ? Lettering.within(
                        best.compact(), best.who(), Type.Weight.SEMIBOLD, Type.MAIN, Type.SMALL, roomOfBest())
                : Lettering.of(best.title(), Type.Weight.SEMIBOLD, Type.SET);
    }

    /** Typesets the caption of another play. */
    public Lettering ownedBy(String words) {
        return Lettering.of(words, Type.Weight.REGULAR, Type.CAPTION);
    }

    /** Returns the upper limit of the plays. */
    private double highest() {
        return table.players() == 3 || table.isSpare() ? table.px(24) : table.belowPlate() - table.px(20);
    }

    /** Returns the widest tiles with which two plays fit above one another. */
    private double stackedWidth() {
        return ((lowest - highest() - table.px(6)) / 2 - words()) / 2.6;
    }

    /** Returns the height of the caption below a play. */
    private double words() {
        return table.isSpare() ? 0 : table.px(27);
    }

    private static boolean isBothTaken(Map<Side, TablePlay> plays, @Nullable TablePlay best, Side side) {
        Side other = beside(side);
        return plays.get(other) != null && plays.get(other) != best;
    }

    /** Checks whether the point of the frame is directed at this side, although the set belongs to the seat beyond it. */
    private static boolean isPointedAt(Map<Side, TablePlay> plays, @Nullable TablePlay best, Side side) {
        return best != null && !isOuter(side) && plays.get(beside(side)) == best;
    }

    /** Returns the other side whose plays lie at the same side of the frame. */
    private static Side beside(Side side) {
        return switch (side) {
            case LEFT -> Side.SELF;
            case SELF -> Side.LEFT;
            case RIGHT -> Side.OPPOSITE;
            case OPPOSITE -> Side.RIGHT;
        };
    }

    private static boolean isOuter(Side side) {
        return side == Side.LEFT || side == Side.RIGHT;
    }

    private static boolean isLeft(Side side) {
        return side == Side.LEFT || side == Side.SELF;
    }

    private double leftEdge(boolean neighbours) {
        if (table.isSpare()) {
            return table.px(76); // room for the buttons of the drawers, the only parts there
        }
        return table.margin() + (neighbours ? table.plateWidth() + table.px(8) : table.px(40));
    }

    private static boolean isFanned(TablePlay play) {
        return play.state() == PlayState.FORFEITED && play.count() > 2;
    }

    private static double wide(int count, double w, boolean fanned) {
        return w + (count - 1) * w * (fanned ? FANNED : 1 + GAP);
    }

    private static List<Rectangle2D> row(int count, double left, double top, double w, boolean fanned) {
        List<Rectangle2D> row = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            row.add(new Rectangle2D.Double(left + i * w * (fanned ? FANNED : 1 + GAP), top, w, w * 2.5));
        }
        return row;
    }
}
