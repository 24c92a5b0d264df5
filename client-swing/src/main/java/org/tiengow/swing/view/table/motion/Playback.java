package org.tiengow.swing.view.table.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.Feat;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.moment.RoundMoment.Kind;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.LastTrick;

/**
 * What has to be seen between two screens: nobody should learn who took a trick before having seen it lie on the table, nor
 * what was paid before the trick is taken. Knows neither pixels nor clocks.
 */
public final class Playback {
    /** The ways on which nothing of the trick moves. */
    public static final Set<Way> ON_SEATS = Set.of(Way.CHIPS, Way.COUNT, Way.GLOW);

    private Playback() {}

    /** How a scene comes about. */
    public enum Way {
        /** At once. */
        AT_ONCE,
        /** Tiles fly to the table. */
        FLY,
        /** Tiles that were laid face down turn over. */
        TURN,
        /** Nothing moves; one looks. */
        REST,
        /** The trick goes to the winner's pile. */
        GATHER,
        /** Chips go from those who pay to those who are paid. */
        CHIPS,
        /** Everybody's stacks are counted up. */
        COUNT,
        /** The plate of a round's winner glows. */
        GLOW
    }

    /**
     * A moment between two screens.
     *
     * @param screen what seats, table and turn look like at its end
     * @param way how it comes about
     * @param winner who gathers or has won the round, or −1
     * @param millis how long it takes; 0 for as long as its way usually does
     * @param feat what is rare about the trick that is looked at; null for nothing
     */
    record Scene(
            TableScreen screen,
            Way way,
            int winner,
            int millis,
            @Nullable Feat feat) {
        Scene(TableScreen screen, Way way, int winner) {
            this(screen, way, winner, 0, null);
        }

        /** The same with another screen at its end. */
        Scene to(TableScreen other) {
            return new Scene(other, way, winner, millis, feat);
        }
    }

    /** The scenes from what is shown to the next screen; the last one shows that screen. */
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

    /** The steps of the moment of a round that has been won. */
    private static List<Scene> moment(TableScreen shown, TableScreen next, RoundMoment moment) {
        TableScreen unpaid = next.withChipsOf(shown);
        TableScreen lying = unpaid.withLastTrick(shown);
        List<Scene> scenes = new ArrayList<>();
        for (RoundMoment.Step step : moment.steps()) {
            TableScreen screen = switch (step.kind()) {
                case LAY -> moment.turned().isEmpty() ? lying.withoutTurn() : unpaid.withLastTrickLaid(shown);
                case TURN -> lying.withoutTurn(); // nobody learns who won before having seen the trick
                case SEEN -> lying;
                case GATHER, COUNT -> unpaid;
                case CHIPS, GLOW -> next;
            };
            Feat feat = step.kind() == Kind.SEEN ? featOf(next.trick()) : null;
            scenes.add(new Scene(screen, way(step.kind()), moment.winner(), step.millis(), feat));
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
        scenes.add(new Scene(lying, Way.REST, -1, 0, last.feat()));
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

    private static @Nullable Feat featOf(TableTrick trick) {
        return trick.last() == null ? null : trick.last().feat();
    }

    /** Whether the trick that lay there was the round's last one: it has become the one before, and no other has begun. */
    private static boolean isOver(TableTrick before, TableTrick after) {
        LastTrick last = after.last();
        LastTrick earlier = before.last();
        return last != null
                && last.number() == before.number()
                && after.plays().isEmpty()
                && (earlier == null || earlier.number() != last.number());
    }
}
