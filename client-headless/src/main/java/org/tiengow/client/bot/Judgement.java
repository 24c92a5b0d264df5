package org.tiengow.client.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/** The value of each play in one position, as {@link SteadyBot} estimates it. */
public final class Judgement {
    private final Situation situation;
    private final Weights weights;
    private final SetBook book;
    private final Outlook outlook;
    private final List<Holding> holdings = new ArrayList<>();

    Judgement(Situation situation, SetBook book, Weights weights) {
        this.situation = situation;
        this.weights = weights;
        this.book = book;
        this.outlook = new Outlook(book, situation, weights.willingness());
        for (KnownSet set : book.setsIn(situation.hand())) {
            holdings.add(new Holding(set, outlook.ifLed(set)));
        }
        holdings.sort(Comparator.comparingDouble(Holding::tilesThatHold).reversed());
    }

    /** Returns the value of a play, in chips. Only differences between plays have a meaning. */
    public double worth(Play play) {
        TileSet kept = situation.hand().minus(play.tiles());
        return switch (play.act()) {
            case FACE_UP ->
                book.find(play.tiles()).map(set -> worthShown(set, kept)).orElse(0.0);
            case FORFEIT -> worthWithoutLead(kept, hasStack());
            case DECLARE -> Double.POSITIVE_INFINITY; // a declaration wins eight stacks without a risk
            case DECLINE -> 0;
        };
    }

    private double worthShown(KnownSet set, TileSet kept) {
        double holds = outlook.ifPlayed(set);
        double stack = kept.size() > 1 ? weights.stack() : weights.stackAtTheEnd();
        double taken = stack * book.trickWorth(set) + (hasStack() ? 0 : weights.firstStack()) + worthWithLead(kept);
        double bonus = book.bonus(set, situation.leadIfPlayed(set), holds) * (situation.players() - 1);
        return bonus + holds * taken + (1 - holds) * worthWithoutLead(kept, hasStack());
    }

    private double worthWithLead(TileSet kept) {
        if (kept.isEmpty()) {
            return weights.lastTrick();
        }
        double keeping = worthOfKeeping(kept, weights.set() + weights.setWithLead()) + weights.lead();
        double last = book.find(kept).map(outlook::ifLedLast).orElse(0.0);
        return Math.max(weights.lastTrick() * last, keeping);
    }

    private double worthWithoutLead(TileSet kept, boolean alive) {
        if (kept.isEmpty() || kept.size() == 1 && !alive) {
            return 0;
        }
        if (kept.size() == 1) {
            return weights.lastTrick() * weights.lastFollowing() * chance(kept);
        }
        return worthOfKeeping(kept, weights.set());
    }

    private double worthOfKeeping(TileSet kept, double eachTileOfSet) {
        double worth = 0;
        double best = 0;
        TileSet inSets = TileSet.EMPTY;
        for (Holding holding : holdings) {
            TileSet tiles = holding.set().tiles();
            if (!kept.containsAll(tiles)) {
                continue;
            }
            if (tiles.size() == 1) {
                double strength = Math.pow(holding.chance(), weights.sharpness());
                worth += weights.tile() * strength;
                best = Math.max(best, strength);
            } else if (!inSets.intersects(tiles)) { // a tile can be led in one set only
                worth += eachTileOfSet * holding.tilesThatHold();
                inSets = inSets.plus(tiles);
            }
        }
        return worth + weights.best() * best;
    }

    /** Returns the probability that these tiles hold if they are led; 0 if they are no set. */
    private double chance(TileSet tiles) {
        for (Holding holding : holdings) {
            if (holding.set().tiles().equals(tiles)) {
                return holding.chance();
            }
        }
        return 0;
    }

    private boolean hasStack() {
        return situation.rules().earlyDeath() == EarlyDeath.NO
                || situation.stacks().get(situation.seat()) > 0;
    }

    /**
     * A set in the hand, which may be a single tile.
     *
     * @param chance the probability that it holds if it is led
     */
    private record Holding(KnownSet set, double chance) {
        double tilesThatHold() {
            return set.size() * chance;
        }
    }
}
