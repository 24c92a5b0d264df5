package org.tiengow.swing.view.table.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.Achievement;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.moment.RoundMoment.Kind;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.LastTrick;

/**
 * The scenes to be shown between two screens. No player should learn who took a trick before it lies on the table, nor what was paid
 * before the trick is gathered. Knows neither pixels nor clocks.
 */
public final class Playback {
    /** The transitions during which no tile of the trick moves. */
    public static final Set<Way> ON_SEATS = Set.of(Way.CHIPS, Way.COUNT, Way.GLOW);

    private Playback() {}

    /** The transition to a scene. */
    public enum Way {
        /** An immediate change. */
        AT_ONCE,
        /** Tiles fly to the table. */
        FLY,
        /** Tiles laid face down turn over. */
        TURN,
        /** The trick rests, to be looked at. */
        REST,
        /** The trick moves to the winner's pile. */
        GATHER,
        /** Chips travel from payers to payees. */
        CHIPS,
        /** The stacks of all seats are counted up. */
        COUNT,
        /** The plate of the round's winner glows. */
        GLOW
    }

    /**
     * A scene between two screens.
     *
     * @param screen the seats, table and turn at its end
     * @param way the transition to it
     * @param winner the seat that gathers or has won the round, or −1
     * @param millis its duration in milliseconds; 0 for the usual one of its transition
     * @param achievement the achievement of the resting trick; null for none
     */
    record Scene(
            TableScreen screen,
            Way way,
            int winner,
            int millis,
            @Nullable Achievement achievement) {
        Scene(TableScreen screen, Way way, int winner) {
            this(screen, way, winner, 0, null);
        }

        /** Returns this scene with another final screen. */
        Scene to(TableScreen other) {
            return new Scene(other, way, winner, millis, achievement);
        }
    }

    /** Returns the scenes from the current screen to the next one; the last scene shows that screen. */
    static List<Scene> between(TableScreen shown, TableScreen next) {
        RoundMoment moment = next.moment();
        if (moment != null && shown.moment() == null) {
            return moment(shown, next, moment);
        }
        if (ChipMove.between(shown, next).isEmpty()) {
            return tricks(shown, next);
        }
        List<Scene> scenes = new ArrayList<>(tricks(shown, next.withChipsOf(shown)));
        scenes.add(new Scene(next, Way.CHIPS, -1));
        return scenes;
    }

    /** Returns the scenes of the moment of a won round. */
    private static List<Scene> moment(TableScreen shown, TableScreen next, RoundMoment moment) {
        TableScreen unpaid = next.withChipsOf(shown);
        TableScreen lying = unpaid.withLastTrick(shown);
        List<Scene> scenes = new ArrayList<>();
        for (RoundMoment.Step step : moment.steps()) {
            TableScreen screen = switch (step.kind()) {
                case LAY -> moment.turned().isEmpty() ? lying.withoutTurn() : unpaid.withLastTrickLaid(shown);
                case TURN -> lying.withoutTurn(); // no player learns the winner before the trick is visible
                case SEEN -> lying;
                case GATHER, COUNT -> unpaid;
                case CHIPS, GLOW -> next;
            };
            Achievement achievement = step.kind() == Kind.SEEN ? achievementOf(next.trick()) : null;
            scenes.add(new Scene(screen, way(step.kind()), moment.winner(), step.millis(), achievement));
        }
        return scenes;
    }

    private static List<Scene> tricks(TableScreen shown, TableScreen next) {
        TableTrick before = shown.trick();
        TableTrick after = next.trick();
        LastTrick last = after.last();
        if (after.number() == before.number() && !isOver(before, after)) {
            boolean more = after.plays().size() > before.plays().size();
            return List.of(new Scene(next, more ? Way.FLY : Way.AT_ONCE, -1));
        }
        if (last == null || last.number() != before.number()) {
            return List.of(new Scene(next, Way.AT_ONCE, -1));
        }
        List<Scene> scenes = new ArrayList<>();
        TableScreen lying = next.withLastTrick(shown);
        if (last.plays().size() > before.plays().size()) {
            scenes.add(new Scene(lying, Way.FLY, -1));
        }
        scenes.add(new Scene(lying, Way.REST, -1, 0, last.achievement()));
        if (after.plays().isEmpty()) {
            scenes.add(new Scene(next, Way.GATHER, last.winner()));
        } else {
            scenes.add(new Scene(next.withEmptyTable(), Way.GATHER, last.winner()));
            scenes.add(new Scene(next, Way.FLY, -1));
        }
        return scenes;
    }

    private static Way way(Kind kind) {
        return switch (kind) {
            case LAY -> Way.FLY;
            case TURN -> Way.TURN;
            case SEEN -> Way.REST;
            case GATHER -> Way.GATHER;
            case COUNT -> Way.COUNT;
            case CHIPS -> Way.CHIPS;
            case GLOW -> Way.GLOW;
        };
    }

    private static @Nullable Achievement achievementOf(TableTrick trick) {
        return trick.last() == null ? null : trick.last().achievement();
    }

    /** Checks whether the previous trick was the last one of its round. Then it has become the last trick, and no other has begun. */
    private static boolean isOver(TableTrick before, TableTrick after) {
        LastTrick last = after.last();
        LastTrick earlier = before.last();
        return last != null
                && last.number() == before.number()
                && after.plays().isEmpty()
                && (earlier == null || earlier.number() != last.number());
    }
}
