package org.tiengow.client.bot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/** What each play is worth in one position, as {@link SteadyBot} thinks. */
final class Judgement {
    private final SeatView view;
    private final Weights weights;
    private final SetBook book;
    private final Outlook outlook;
    private final List<KnownSet> sets;
    private final Map<KnownSet, Double> chances = new HashMap<>();

    Judgement(SeatView view, SetBook book, Weights weights) {
        this.view = view;
        this.weights = weights;
        this.book = book;
        this.outlook = new Outlook(book, view, weights.willingness());
        this.sets = book.setsIn(view.hand());
        sets.forEach(set -> chances.put(set, outlook.ifLed(set)));
        for (Tile tile : view.hand()) {
            book.find(TileSet.of(tile)).ifPresent(single -> chances.put(single, outlook.ifLed(single)));
        }
    }

    /** The worth of a play, in chips; only differences mean anything. */
    double worth(Play play) {
        TileSet kept = view.hand().minus(play.tiles());
        return switch (play.act()) {
            case FACE_UP ->
                book.find(play.tiles()).map(set -> worthShown(set, kept)).orElse(0.0);
            case FORFEIT -> worthWithoutLead(kept, hasStack());
            case DECLARE -> Double.POSITIVE_INFINITY; // eight stacks for nothing, and nobody could take them
            case DECLINE -> 0;
        };
    }

    private double worthShown(KnownSet set, TileSet kept) {
        double holds = outlook.ifPlayed(set);
        double taken = set.size() * weights.stack() + (hasStack() ? 0 : weights.firstStack()) + worthWithLead(kept);
        return holds * taken + (1 - holds) * worthWithoutLead(kept, hasStack());
    }

    private double worthWithLead(TileSet kept) {
        if (kept.isEmpty()) {
            return weights.lastTrick();
        }
        double worth =
                book.find(kept).map(last -> weights.lastTrick() * chance(last)).orElse(0.0);
        return Math.max(worth, worthOfKeeping(kept, weights.set() + weights.setWithLead()) + weights.lead());
    }

    private double worthWithoutLead(TileSet kept, boolean alive) {
        if (kept.isEmpty() || kept.size() == 1 && !alive) {
            return 0;
        }
        if (kept.size() == 1) {
            return book.find(kept)
                    .map(last -> weights.lastTrick() * weights.lastFollowing() * chance(last))
                    .orElse(0.0);
        }
        return worthOfKeeping(kept, weights.set());
    }

    private double worthOfKeeping(TileSet kept, double eachTileOfSet) {
        double worth = 0;
        double best = 0;
        for (Map.Entry<KnownSet, Double> entry : chances.entrySet()) {
            KnownSet set = entry.getKey();
            double chance = entry.getValue();
            if (!kept.containsAll(set.tiles())) {
                continue;
            }
            if (set.size() > 1) {
                worth += eachTileOfSet * set.size() * chance;
            } else {
                double strength = Math.pow(chance, weights.sharpness());
                worth += weights.tile() * strength;
                best = Math.max(best, strength);
            }
        }
        return worth + weights.best() * best;
    }

    private double chance(KnownSet set) {
        return chances.getOrDefault(set, 0.0);
    }

    private boolean hasStack() {
        return view.rules().earlyDeath() == EarlyDeath.NO || view.stacks().get(view.seat()) > 0;
    }
}
