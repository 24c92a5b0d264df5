package org.tiengow.swing.view.table.motion;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.LastTrick;

/**
 * What has to be seen between two screens: nobody should learn who took a trick before having seen it lie on the table, nor
 * what was paid before the trick is taken. Knows neither pixels nor clocks.
 */
public final class Playback {
    private Playback() {}

    /** How a scene comes about. */
    public enum Way {
        /** At once. */
        AT_ONCE,
        /** Tiles fly to the table. */
        FLY,
        /** Nothing moves; one looks. */
        REST,
        /** The trick goes to the winner's pile. */
        GATHER,
        /** Chips go from those who pay to those who are paid. */
        CHIPS
    }

    /**
     * A moment between two screens.
     *
     * @param screen what seats, table and turn look like at its end
     * @param way how it comes about
     * @param winner who gathers, or −1
     */
    record Scene(TableScreen screen, Way way, int winner) {}

    /** The scenes from what is shown to the next screen; the last one shows that screen. */
    static List<Scene> between(TableScreen shown, TableScreen next) {
        if (ChipMove.between(shown, next).isEmpty()) {
            return tricks(shown, next);
        }
        List<Scene> scenes = new ArrayList<>(tricks(shown, next.withChipsOf(shown)));
        scenes.add(new Scene(next, Way.CHIPS, -1));
        return scenes;
    }

    private static List<Scene> tricks(TableScreen shown, TableScreen next) {
        TableTrick before = shown.trick();
        TableTrick after = next.trick();
        LastTrick last = after.last();
        if (after.number() == before.number()) {
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
        scenes.add(new Scene(lying, Way.REST, -1));
        if (after.plays().isEmpty()) {
            scenes.add(new Scene(next, Way.GATHER, last.winner()));
        } else {
            scenes.add(new Scene(next.withEmptyTable(), Way.GATHER, last.winner()));
            scenes.add(new Scene(next, Way.FLY, -1));
        }
        return scenes;
    }
}
