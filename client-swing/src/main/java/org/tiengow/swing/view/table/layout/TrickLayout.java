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

/**
 * Where the plays of a trick lie: the set to beat in the middle, the others before their owners.
 *
 * <pre>
 * left | left's play, yours | SET TO BEAT | opposite's play, right's | right
 * </pre>
 */
public final class TrickLayout {
    private static final double GAP = 0.14;
    private static final double FANNED = 0.4;
    private static final int LEAST = 12;
    /** How small the other plays may become before the set does. */
    private static final double ENOUGH = 0.62;

    /** How far a play of somebody else keeps from the point of the frame. */
    private static final int BEYOND_POINT = 34;

    private static final int BEYOND_SPARE_POINT = 16;

    private final TableLayout table;
    private final Map<Side, Placed> placed = new EnumMap<>(Side.class);
    private final Rectangle frame;

    /**
     * A play and where it lies.
     *
     * @param play which
     * @param side its owner's side
     * @param tiles the faces, or backs, from left to right
     * @param caption the middle of the captions
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
     * Lays a trick.
     *
     * @param plays each side's play
     * @param neighbours whether anybody sits left or right
     */
    public TrickLayout(TableLayout table, Map<Side, TablePlay> plays, boolean neighbours) {
        this.table = table;
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
        if (best != null) {
            placeBest(plays, best, set);
        }
        placeOthers(plays, best, Math.max(0.5, Math.min(1, share)), neighbours);
        shareRoom(Side.LEFT, Side.SELF, best);
        shareRoom(Side.RIGHT, Side.OPPOSITE, best);
    }

    /** Captions of two plays beside each other keep apart. */
    private void shareRoom(Side outer, Side inner, @Nullable TablePlay best) {
        Placed one = placed.get(outer);
        Placed other = placed.get(inner);
        if (one != null && other != null && one.play() != best && other.play() != best) {
            double most = Math.abs(one.caption() - other.caption()) - table.px(4);
            placed.put(outer, one.within(most));
            placed.put(inner, other.within(most));
        }
    }

    /** The frame around the set to beat, or around the place for a lead. */
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
                        table.feltWidth() * 0.5));
    }

    /** How much smaller the other plays must be to fit beside the frame; 1 and more when they fit. */
    private double share(
            Map<Side, TablePlay> plays, @Nullable TablePlay best, Rectangle around, boolean neighbours, boolean left) {
        double wanted = 0;
        int count = 0;
        int point = 0;
        for (Side side : left ? List.of(Side.LEFT, Side.SELF) : List.of(Side.OPPOSITE, Side.RIGHT)) {
            TablePlay play = plays.get(side);
            if (play != null && play != best) {
                wanted += Math.max(wide(play.count(), table.playedWidth(), isFanned(play)), leastCaption());
                count++;
                point = isPointedAt(plays, best, side) ? beyondPoint() : point;
            }
        }
        double room = around.x - table.px(10) - leftEdge(neighbours) - count * table.px(12);
        // The point makes the plays beside it smaller, not the set in the frame.
        double beside = Math.max(room - point, Math.min(room, ENOUGH * wanted));
        return count == 0 ? 1 : beside / wanted;
    }

    /** What a play takes at least for the words below it, which a felt with little room leaves out. */
    private double leastCaption() {
        return table.isSpare() ? 0 : table.px(60);
    }

    private int beyondPoint() {
        return table.px(table.isSpare() ? BEYOND_SPARE_POINT : BEYOND_POINT);
    }

    private void placeOthers(Map<Side, TablePlay> plays, @Nullable TablePlay best, double share, boolean neighbours) {
        double top = table.setTop() + table.px(table.isCompact() ? 7 : 20);
        double highest = (table.turnTop() - table.px(9 + 20) - top) / 2.95; // with what yours lies lower
        double w = Math.min(table.playedWidth() * share, Math.max(LEAST, highest));
        for (Map.Entry<Side, TablePlay> entry : plays.entrySet()) {
            TablePlay play = entry.getValue();
            if (play == best) {
                continue;
            }
            double wide = wide(play.count(), w, isFanned(play));
            double half = Math.max(wide, table.isSpare() ? 0 : table.px(84)) / 2;
            boolean both = bothTaken(plays, best, entry.getKey());
            if (both) {
                half = Math.min(half, (frame.x - table.px(20) - leftEdge(neighbours)) / 4);
            }
            double outer = leftEdge(neighbours) + table.px(8) + half;
            double inner = frame.x - table.px(12) - half;
            if (isPointedAt(plays, best, entry.getKey())) {
                inner = Math.max(inner - beyondPoint(), Math.min(inner, outer));
            }
            // With both places of a side taken, each gets half of the room.
            double centre = switch (entry.getKey()) {
                case LEFT -> Math.min(outer + table.px(16), inner);
                case SELF -> inner;
                case OPPOSITE -> table.feltWidth() - inner;
                case RIGHT -> table.feltWidth() - Math.min(outer + table.px(16), inner);
            };
            if (both && isOuter(entry.getKey())) {
                centre = entry.getKey() == Side.LEFT ? outer : table.feltWidth() - outer;
            }
            double y = isOuter(entry.getKey()) ? top : top + w * (entry.getKey() == Side.SELF ? 0.35 : -0.35);
            List<Rectangle2D> row = row(play.count(), centre - wide / 2, y, w, isFanned(play));
            double foot = y + w * 2.595 + table.px(9);
            double mirrored = isLeft(entry.getKey()) ? centre : table.feltWidth() - centre;
            double room = 2 * Math.min(mirrored - leftEdge(neighbours) + table.px(8), frame.x - mirrored);
            placed.put(entry.getKey(), new Placed(play, entry.getKey(), row, centre, foot, Math.max(room, 1)));
        }
    }

    private static boolean bothTaken(Map<Side, TablePlay> plays, @Nullable TablePlay best, Side side) {
        Side other = beside(side);
        return plays.get(other) != null && plays.get(other) != best;
    }

    /** Whether the frame's point shows to this place, though the set is that of the seat beyond it. */
    private static boolean isPointedAt(Map<Side, TablePlay> plays, @Nullable TablePlay best, Side side) {
        return best != null && !isOuter(side) && plays.get(beside(side)) == best;
    }

    /** Whose place is on the same side of the frame. */
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
            return table.px(76); // only the buttons of the drawers stand there
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
