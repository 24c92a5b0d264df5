package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.night.NightTable;
import org.tiengow.presentation.night.TablesInTurn;

/**
 * The table that a television shows: those at which a match is played in turn, or the one that was chosen. A match that ends elsewhere has
 * its end shown in the next turn. Off until {@link #begin}.
 */
final class FarFlow {
    /** Time for which a table is shown while matches are played at others too. */
    static final Duration TURN = Duration.ofSeconds(30);

    private final TableVisit visit;
    private final Wait untilNext;
    private int chosen = TablesInTurn.ALL;
    private boolean isOn;
    private Set<Integer> playing = Set.of();
    /** The tables whose match is over and whose end has not been shown. */
    private final Set<Integer> unseen = new LinkedHashSet<>();

    /** The table that was asked for last, until it is shown. */
    private Integer tried = TablesInTurn.ALL;

    FarFlow(TableVisit visit) {
        this.visit = visit;
        this.untilNext = new Wait(visit.frontend(), TURN, this::next);
    }

    /**
     * Begins to show tables.
     *
     * @param table the table to stay at; {@link TablesInTurn#ALL} for all in turn
     */
    void begin(int table) {
        isOn = true;
        chosen = table;
    }

    /** Follows the session to a new state. */
    void heed(SessionState state) {
        if (!isOn) {
            return;
        }
        if (chosen != TablesInTurn.ALL && isGone(state, chosen)) {
            chosen = TablesInTurn.ALL;
        }
        followMatches(state);
        if (chosen != TablesInTurn.ALL || others(state).isEmpty()) {
            untilNext.stop();
        } else if (!untilNext.isRunning()) {
            untilNext.restart();
        }
    }

    /** Notes the matches that have just ended. The end at the table that is shown gets a whole turn. */
    private void followMatches(SessionState state) {
        Set<Integer> before = playing;
        playing = state.night().playing().stream().map(NightTable::table).collect(Collectors.toSet());
        for (int table : before) {
            if (!playing.contains(table) && table != shown(state)) {
                unseen.add(table);
            } else if (!playing.contains(table)) {
                untilNext.stop();
            }
        }
        Integer here = shown(state);
        unseen.remove(here);
        tried = here.equals(tried) ? Integer.valueOf(TablesInTurn.ALL) : tried;
        unseen.removeIf(table -> playing.contains(table) || isGone(state, table));
    }

    /** Checks whether the end of a match at another table is still to be shown. */
    boolean hasUnseen() {
        return isOn && chosen == TablesInTurn.ALL && !unseen.isEmpty();
    }

    void stop() {
        untilNext.stop();
    }

    /** Shows one table from now on, or all of them in turn. Ignores a table that does not exist. */
    void choose(int table) {
        SessionState state = visit.state();
        if (!isOn || table != TablesInTurn.ALL && isGone(state, table)) {
            return;
        }
        chosen = table;
        untilNext.stop();
        if (table != TablesInTurn.ALL && table != shown(state)) {
            visit.watchAt(table);
        }
        heed(state);
    }

    /** Returns the choice; empty while there is one table. */
    Optional<TablesInTurn> choices() {
        SessionState state = visit.state();
        List<NightTable> tables = state.night().tables();
        if (!isOn || tables.size() < 2) {
            return Optional.empty();
        }
        List<TablesInTurn.Choice> choices = new ArrayList<>();
        choices.add(new TablesInTurn.Choice(
                TablesInTurn.ALL, visit.words().get("tv.inTurn"), false, chosen == TablesInTurn.ALL));
        for (NightTable table : tables) {
            choices.add(new TablesInTurn.Choice(
                    table.table(),
                    visit.words().get("seating.table", table.table() + 1),
                    table.table() == shown(state),
                    table.table() == chosen));
        }
        return Optional.of(new TablesInTurn(choices));
    }

    private void next() {
        unseen.remove(tried); // it admits nobody
        others(visit.state()).stream().findFirst().ifPresent(table -> {
            tried = table;
            visit.watchAt(table);
        });
    }

    /** Returns the other tables: first those whose end is to be shown, then those that play, in the order of their turns. */
    private List<Integer> others(SessionState state) {
        int here = shown(state);
        int count = state.night().tables().size();
        Stream<Integer> turns = state.night().playing().stream()
                .map(NightTable::table)
                .filter(table -> table != here)
                .sorted(Comparator.comparing(table -> Math.floorMod(table - here, Math.max(1, count))));
        return Stream.concat(unseen.stream(), turns).toList();
    }

    private static boolean isGone(SessionState state, int table) {
        return !state.night().tables().isEmpty()
                && state.night().tables().stream().noneMatch(each -> each.table() == table);
    }

    private static int shown(SessionState state) {
        return state.atTable().map(TableState::number).orElse(TablesInTurn.ALL);
    }
}
