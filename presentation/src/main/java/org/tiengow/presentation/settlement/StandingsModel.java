package org.tiengow.presentation.settlement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.moment.MatchMoment;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The standings of a finished match. */
public final class StandingsModel {
    /** The number of the night's leaders that are shown. */
    private static final int LEADERS = 6;

    private final Words words;
    private final SessionState state;
    private final TableState table;
    private final People people;
    private final SeatingModel seating;

    private StandingsModel(Words words, SessionState state, TableState table, People people) {
        this.words = words;
        this.state = state;
        this.table = table;
        this.people = people;
        this.seating = SeatingModel.of(words, state);
    }

    /** Returns the standings at a session's table; empty while its match is not over. */
    public static Optional<StandingsModel> of(Words words, SessionState state) {
        return state.atTable()
                .filter(table -> table.stage() == TableStage.MATCH_OVER
                        && table.played().places().size() == table.seats().size()
                        && !table.rounds().isEmpty())
                .map(table -> new StandingsModel(words, state, table, People.players(words, state, table)));
    }

    /** Returns the screen without its animation. */
    public StandingsScreen screen() {
        return screen(Speed.OFF, Settings.FIRST.night());
    }

    /**
     * Returns the screen.
     *
     * @param pace the speed of its animation
     * @param choices the user's choices for the sheet of the night
     */
    public StandingsScreen screen(Speed pace, Settings.Night choices) {
        return new StandingsScreen(
                title(),
                words.get("standings.after", table.rounds().size()),
                List.of(
                        words.get("standings.place"),
                        words.get("standings.player"),
                        words.get("standings.roundsWon"),
                        words.get("standings.best"),
                        words.get("standings.chips")),
                ranked().map(this::row).toList(),
                moment(pace).orElse(null),
                new PlotWords(words, table, people).plot(words.get("standings.plot")),
                tonight(choices).orElse(null),
                Bubble.offer(words, state),
                words.get(seating.isSeatedByHost() ? "seating.link.next" : "standings.again"),
                mayPlayAgain(),
                againNote(),
                Revealed.records(state).isEmpty() ? "" : words.get("replay.watchMatch"),
                NightModel.link(words, state),
                words.get("standings.lobby"),
                words.get("standings.leave"));
    }

    /** Checks whether the user may start another match, ask for it at a table that starts by itself, or see the next seats. */
    private boolean mayPlayAgain() {
        if (seating.isSeatedByHost()) {
            return seating.isProposed();
        }
        return table.owned() || startsByItself() && table.isSeated() && !isReady(table.mySeat());
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
            return words.get(
                    "standings.again.waits", NightWords.of(words, state).owner());
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

    /** Returns the seats, the best place first. */
    private Stream<Integer> ranked() {
        return IntStream.range(0, table.played().places().size())
                .boxed()
                .sorted(Comparator.comparing(table.played().places()::get));
    }

    private Optional<MatchMoment> moment(Speed pace) {
        return MatchMoment.of(
                words.get("standings.over"),
                ranked().map(table.played().places()::get).toList(),
                table.rules().set().number(Parameter.START_CHIPS),
                ranked().map(this::chips).toList(),
                pace);
    }

    private Optional<StandingsScreen.Tonight> tonight(Settings.Night choices) {
        int matches = state.finishedMatches().size();
        return NightModel.of(words, state, choices)
                .filter(night -> matches > 1)
                .map(night ->
                        new StandingsScreen.Tonight(words.get("standings.tonight", matches), night.leaders(LEADERS)));
    }

    private int chips(int seat) {
        return table.rounds().get(table.rounds().size() - 1).chips().get(seat);
    }

    /** Returns the reaction at a seat, unless somebody else has taken the seat since the match. */
    private Optional<Bubble> bubble(int seat) {
        return Bubble.at(people, state, seat)
                .filter(shown -> People.of(words, table).name(seat).equals(people.name(seat)));
    }

    private StandingsScreen.Row row(int seat) {
        List<FinishedRound> rounds = table.rounds();
        int won = (int) rounds.stream().filter(round -> round.winner() == seat).count();
        int best = rounds.stream()
                .mapToInt(round -> round.change().get(seat))
                .max()
                .orElse(0);
        return new StandingsScreen.Row(
                table.played().places().get(seat),
                people.colour(seat),
                people.initial(seat),
                table.seats().get(seat).face(),
                people.name(seat),
                won,
                Words.signed(best),
                words.get("standings.note", won, Words.signed(best)),
                Words.signed(chips(seat)),
                people.isMe(seat),
                bubble(seat).orElse(null));
    }
}
