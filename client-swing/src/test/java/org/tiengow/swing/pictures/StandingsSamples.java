package org.tiengow.swing.pictures;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import javax.swing.JComponent;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SeatReaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.presentation.moment.MatchMoment;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.settlement.StandingsModel;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.standings.StandingsSheet;

/** The end of a match: after the first one of a night and after a later one, with reactions, and instants of its moment. */
final class StandingsSamples {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private final Words words;

    StandingsSamples(Words words) {
        this.words = words;
    }

    /** After a later match of the night. */
    JComponent ofNight(boolean owner) {
        return sheet(screen(owned(Tables.night(over()), owner), Speed.OFF));
    }

    /** After the first match of the night. */
    JComponent first() {
        return sheet(screen(over(), Speed.OFF));
    }

    /** Two players react, one of them the reader. */
    JComponent reactions() {
        long now = System.nanoTime();
        List<SeatReaction> shown = List.of(
                new SeatReaction(0, Reaction.BOW, Deadline.after(now, 60_000)),
                new SeatReaction(2, Reaction.WELL_PLAYED, Deadline.after(now, 60_000)),
                new SeatReaction(3, Reaction.FIREWORKS, Deadline.after(now, 60_000)));
        return sheet(screen(Tables.night(over()).withReactions(shown), Speed.OFF));
    }

    /** The second place counts its chips. */
    JComponent counting() {
        return at(
                moment -> moment.rows().get(1).appears() + moment.rows().get(1).counting() / 4);
    }

    /** The winner has just been announced. */
    JComponent won() {
        return at(moment -> moment.announced() + 60);
    }

    private JComponent at(ToIntFunction<MatchMoment> millis) {
        StandingsScreen screen = screen(Tables.night(over()), Speed.NORMAL);
        StandingsSheet sheet = sheet(screen);
        long now = System.nanoTime();
        sheet.moveTo(now);
        sheet.moveTo(now + TimeUnit.MILLISECONDS.toNanos(millis.applyAsInt(Objects.requireNonNull(screen.moment()))));
        return sheet;
    }

    private static StandingsSheet sheet(StandingsScreen screen) {
        return new StandingsSheet(screen, new Quiet());
    }

    private StandingsScreen screen(SessionState state, Speed pace) {
        return StandingsModel.of(words, state).orElseThrow().screen(pace, Settings.FIRST.night());
    }

    private static SessionState over() {
        return Tables.over("lai", DEAL);
    }

    private static SessionState owned(SessionState state, boolean owner) {
        TableState table = state.atTable().orElseThrow();
        TablePeople people = new TablePeople(table.mySeat(), owner, table.seats(), 0, List.of(), false);
        return state.withTable(table.with(people));
    }
}
