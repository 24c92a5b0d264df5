package org.tiengow.presentation.settlement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The standings of a finished match. */
public final class StandingsModel {
    private final Words words;
    private final TableState table;
    private final boolean revealed;
    private final People people;
    private final String night;
    private final SeatingModel seating;

    private StandingsModel(
            Words words, TableState table, People people, String night, SeatingModel seating, boolean revealed) {
        this.seating = seating;
        this.night = night;
        this.words = words;
        this.table = table;
        this.revealed = revealed;
        this.people = people;
    }

    /** Returns the standings at a session's table; empty while its match is not over. */
    public static Optional<StandingsModel> of(Words words, SessionState state) {
        return state.atTable()
                .filter(table -> table.stage() == TableStage.MATCH_OVER
                        && table.played().places().size() == table.seats().size()
                        && !table.rounds().isEmpty())
                .map(table -> new StandingsModel(
                        words,
                        table,
                        People.players(words, state, table),
                        NightModel.link(words, state),
                        SeatingModel.of(words, state),
                        !Revealed.records(state).isEmpty()));
    }

    public StandingsScreen screen() {
        return new StandingsScreen(
                title(),
                words.get("standings.after", table.rounds().size()),
                List.of(
                        words.get("standings.place"),
                        words.get("standings.player"),
                        words.get("standings.roundsWon"),
                        words.get("standings.best"),
                        words.get("standings.chips")),
                rows(),
                new PlotWords(words, table, people).plot(),
                seating.isSeatedByHost() ? seating.link() : words.get("standings.again"),
                mayPlayAgain(),
                againNote(),
                revealed ? words.get("replay.watchMatch") : "",
                night,
                words.get("standings.lobby"),
                words.get("standings.leave"));
    }

    /** Checks whether the user may start another match, ask for it at a table that starts by itself, or see the next seats. */
    private boolean mayPlayAgain() {
        return seating.isSeatedByHost()
                || table.owned()
                || startsByItself() && table.isSeated() && !isReady(table.mySeat());
    }

    /** Returns what another match waits for. A table that starts by itself waits until all its people are ready. */
    private String againNote() {
        if (seating.isSeatedByHost()) {
            return seating.line();
        }
        if (table.owned()) {
            return "";
        }
        if (!startsByItself()) {
            return words.get("standings.again.waits");
        }
        int free = (int) table.seats().stream().filter(SeatState::isFree).count();
        if (free > 0) {
            return words.get("lobby.wait", words.get("lobby.wait.seats", free));
        }
        boolean asked = !mayPlayAgain();
        List<String> names = table.seats().stream()
                .filter(seat ->
                        seat.holder() == Holder.PERSON && seat.seat() != table.mySeat() && seat.ready() != asked)
                .map(SeatState::name)
                .toList();
        if (names.isEmpty()) {
            return "";
        }
        return asked
                ? words.get("lobby.wait", words.get("lobby.wait.ready", words.list(names)))
                : words.get("settle.ready", names.size(), words.list(names));
    }

    private boolean startsByItself() {
        return table.people().startWhenFull();
    }

    private boolean isReady(int seat) {
        return table.seats().get(seat).ready();
    }

    private String title() {
        List<Integer> first = IntStream.range(0, table.played().places().size())
                .filter(seat -> table.played().places().get(seat) == 1)
                .boxed()
                .toList();
        if (first.size() > 1) {
            List<String> who = first.stream().map(people::inSentence).toList();
            return words.get("standings.shared", Words.capital(words.list(who)));
        }
        int winner = first.get(0);
        return people.sentence("standings.won", winner, people.name(winner));
    }

    private List<StandingsScreen.Row> rows() {
        return IntStream.range(0, table.played().places().size())
                .boxed()
                .sorted(Comparator.comparing(table.played().places()::get))
                .map(this::row)
                .toList();
    }

    private StandingsScreen.Row row(int seat) {
        List<FinishedRound> rounds = table.rounds();
        int won = (int) rounds.stream().filter(round -> round.winner() == seat).count();
        int best = rounds.stream()
                .mapToInt(round -> round.change().get(seat))
                .max()
                .orElse(0);
        int chips = rounds.get(rounds.size() - 1).chips().get(seat);
        return new StandingsScreen.Row(
                table.played().places().get(seat),
                people.colour(seat),
                people.initial(seat),
                table.seats().get(seat).face(),
                people.name(seat),
                won,
                Words.signed(best),
                words.get("standings.note", won, Words.signed(best)),
                Words.signed(chips),
                people.isMe(seat));
    }
}
