package org.tiengow.presentation.settlement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.CapturePaidBy;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settlement.SettlementScreen.ChipsRow;
import org.tiengow.presentation.settlement.SettlementScreen.Choice;
import org.tiengow.presentation.settlement.SettlementScreen.ChoiceKind;
import org.tiengow.presentation.settlement.SettlementScreen.Deciding;
import org.tiengow.presentation.settlement.SettlementScreen.StackCard;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.PaymentWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.ShuffleWords;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/** The sheet after a round, made from the end of the round and the match so far. Immutable. */
public final class SettlementModel {
    private static final int PAR = 4;

    private final Words words;
    private final TableState table;
    private final SeatView view;
    private final RoundResult result;
    private final boolean revealed;
    private final ShuffleWords shuffle;
    private final String waiting;
    private final People people;
    private final TileNames names;

    private SettlementModel(Words words, SessionState state, TableState table, SeatView view, RoundResult result) {
        this.words = words;
        this.revealed = Revealed.hasRound(state);
        this.shuffle = ShuffleWords.of(words, state, table);
        this.waiting = NightWords.of(words, state).waiting();
        this.table = table;
        this.view = view;
        this.result = result;
        this.people = People.players(words, state, table);
        this.names = new TileNames(words);
    }

    /** Returns the sheet of the round at a session's table; empty while that round is not over. */
    public static Optional<SettlementModel> of(Words words, SessionState state) {
        return state.atTable().flatMap(table -> {
            SeatView view = table.view();
            RoundResult result = view == null ? null : view.result();
            return view == null || result == null
                    ? Optional.empty()
                    : Optional.of(new SettlementModel(words, state, table, view, result));
        });
    }

    /** Returns the screen of the sheet without a notice. */
    public SettlementScreen screen() {
        return screen("");
    }

    /**
     * Returns the screen of the sheet.
     *
     * @param news a temporary notice, such as the new host; empty if absent
     */
    public SettlementScreen screen(String news) {
        String winner = people.name(result.winner());
        return new SettlementScreen(
                people.sentence("settle.title", result.winner(), view.round(), winner),
                summary(),
                words.get("settle.stacks"),
                stacks(),
                words.get("settle.payments"),
                payments(),
                footnote(),
                result.payments().isEmpty() ? "" : words.get("action.why"),
                deciding(),
                words.get("settle.chips"),
                words.get("settle.thisRound"),
                words.get("settle.now"),
                chips(),
                new PlotWords(words, table, people).plot(words.get("settle.soFar")),
                next(news),
                goesOn(),
                choices(),
                shuffle.ofRound(view.round()));
    }

    private String summary() {
        int winner = result.winner();
        if (result.declared() != Seats.NONE) {
            return people.sentence("settle.declared", winner, people.name(winner));
        }
        SeenTrick last = lastTrick();
        if (isCapture()) {
            return captured(last);
        }
        String how = people.sentence("settle.lastTrick", winner, people.name(winner), names.inSentence(winning(last)));
        for (RoundResult.Factor factor : result.factors()) {
            how = words.join(how, words.get("settle.factor." + factor.reason().name(), factor.times()));
        }
        return result.unbeatableLead() ? words.join(how, words.get("settle.unbeatable")) : how;
    }

    private String captured(SeenTrick last) {
        boolean leaderPays = view.rules().capturePaidBy() == CapturePaidBy.LEADER;
        int leader = last.leader();
        return people.sentence(
                leaderPays ? "settle.captured" : "settle.capturedEach",
                leader,
                people.name(leader),
                Words.capital(names.inSentence(winning(last))),
                names.inSentence(led(last)),
                view.rules().number(Parameter.CAPTURE_FACTOR));
    }

    private boolean isCapture() {
        return result.payments().stream()
                .anyMatch(payment -> payment.reason() == PaymentReason.CAPTURE || payment.capture() > 1);
    }

    private List<StackCard> stacks() {
        int first = Math.max(0, people.me());
        List<StackCard> cards = new ArrayList<>();
        for (int i = 0; i < view.players(); i++) {
            int seat = (first + i) % view.players();
            int count = result.stacks().get(seat);
            cards.add(new StackCard(people.colour(seat), people.name(seat), count, note(seat, count)));
        }
        return cards;
    }

    private String note(int seat, int count) {
        boolean stacks = view.rules().scoring() == Scoring.STACKS;
        String note = seat == result.winner() ? words.get("settle.winner") : stacks ? par(count) : "";
        if (seat != view.banker()) {
            return note;
        }
        String banker = stacks ? words.get("settle.banker", Words.times(rate())) : words.get("settle.bankerAlone");
        return note.isEmpty() ? banker : words.get("settle.dot", note, banker);
    }

    private String par(int count) {
        if (count == 0) {
            return words.get("settle.none");
        }
        if (count == PAR) {
            return words.get("settle.even");
        }
        return count < PAR ? words.get("settle.short", PAR - count) : words.get("settle.over", count - PAR);
    }

    /** Returns the rate of the banker's payments, bonuses apart; if the banker took part in none, the rate the round was played for. */
    private int rate() {
        return result.payments().stream()
                .filter(payment -> !payment.reason().isBonus())
                .filter(payment -> payment.owedBy() == view.banker() || payment.to() == view.banker())
                .mapToInt(Payment::rate)
                .findFirst()
                .orElse(result.winner() == view.banker() ? view.rate() : view.rateOtherwise());
    }

    private List<PaymentLine> payments() {
        PaymentWords lines = new PaymentWords(people);
        return result.payments().stream()
                .map(payment -> lines.line(payment, result.factors(), view.banker()))
                .toList();
    }

    private String footnote() {
        if (result.payments().isEmpty()) {
            return words.get("settle.nothing");
        }
        if (view.rules().scoring() != Scoring.STACKS) {
            return "";
        }
        List<Integer> free = IntStream.range(0, view.players())
                .filter(seat ->
                        result.payments().stream().noneMatch(payment -> payment.from() == seat || payment.to() == seat))
                .boxed()
                .toList();
        if (free.isEmpty()) {
            return "";
        }
        if (free.size() == 1 && people.isMe(free.get(0))) {
            return words.get("settle.free.you");
        }
        List<String> who = free.stream().map(people::inSentence).toList();
        return words.get("settle.free", who.size(), Words.capital(words.list(who)));
    }

    private List<Deciding> deciding() {
        if (result.declared() != Seats.NONE || view.tricks().isEmpty()) {
            return List.of();
        }
        SeenTrick last = lastTrick();
        TileSet winning = winning(last);
        String name = names.name(winning);
        if (last.leader() == last.winner()) {
            String line = people.sentence("settle.wonWith", last.winner(), people.name(last.winner()));
            return List.of(new Deciding(line, name, winning, true));
        }
        String line = people.sentence("settle.led", last.leader(), people.name(last.leader()));
        String by = isCapture()
                ? words.get("settle.capturedBy")
                : people.sentence("settle.beatenBy", last.winner(), people.name(last.winner()));
        return List.of(
                new Deciding(line, names.name(led(last)), led(last), false), new Deciding(by, name, winning, true));
    }

    private List<ChipsRow> chips() {
        return IntStream.range(0, view.players())
                .boxed()
                .sorted(Comparator.comparingInt(
                        (Integer seat) -> -result.chips().get(seat)))
                .map(seat -> new ChipsRow(
                        people.colour(seat),
                        people.name(seat),
                        result.change().get(seat),
                        Words.signed(result.change().get(seat)),
                        Words.signed(result.chips().get(seat)),
                        people.isMe(seat)))
                .toList();
    }

    private List<String> next(String news) {
        List<String> lines = new ArrayList<>();
        if (!news.isEmpty()) {
            lines.add(news);
        }
        if (table.stage() == TableStage.MATCH_OVER) {
            return lines;
        }
        Stream.of(waiting, shuffle.waitsFor()).filter(line -> !line.isEmpty()).forEach(lines::add);
        lines.add(people.sentence("settle.next", result.winner(), people.name(result.winner())));
        List<String> ready = table.seats().stream()
                .filter(seat -> seat.holder() == Holder.PERSON && seat.ready() && !people.isMe(seat.seat()))
                .map(SeatState::name)
                .toList();
        if (!ready.isEmpty()) {
            lines.add(words.get("settle.ready", ready.size(), words.list(ready)));
        }
        return lines;
    }

    private @Nullable TimedText goesOn() {
        TablePause pause = table.turn().pause();
        boolean between = table.stage() == TableStage.BETWEEN_ROUNDS;
        Deadline until = pause != null && between && !pause.running() ? pause.until() : null;
        return until == null ? null : TimedText.of(words, "settle.goesOn", until);
    }

    private List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        boolean over = table.stage() == TableStage.MATCH_OVER;
        if (!over) {
            choices.add(new Choice(ChoiceKind.LEAVE, words.get("window.leave"), false, true, ""));
        }
        if (revealed) {
            choices.add(new Choice(ChoiceKind.SHOW_DEAL, words.get("deal.show"), false, true, ""));
            choices.add(new Choice(ChoiceKind.REPLAY, words.get("replay.watchRound"), false, true, ""));
            if (people.me() != Seats.NONE) {
                choices.add(new Choice(ChoiceKind.LOOK_BACK, words.get("lookBack.tool"), false, true, ""));
            }
        }
        if (over) {
            choices.add(new Choice(ChoiceKind.STANDINGS, words.get("settle.standings"), true, true, ""));
        } else if (table.isSeated()) {
            boolean ready = table.seats().get(table.mySeat()).ready();
            String waiting = words.get("settle.waiting");
            choices.add(
                    ready
                            ? new Choice(ChoiceKind.NEXT_ROUND, waiting, true, false, waiting)
                            : new Choice(ChoiceKind.NEXT_ROUND, words.get("settle.nextRound"), true, true, ""));
        }
        return choices;
    }

    private SeenTrick lastTrick() {
        return view.tricks().get(view.tricks().size() - 1);
    }

    private static TileSet led(SeenTrick trick) {
        return trick.plays().get(0).tiles();
    }

    private static TileSet winning(SeenTrick trick) {
        return trick.plays().stream()
                .filter(play -> play.seat() == trick.winner())
                .findFirst()
                .map(SeenPlay::tiles)
                .orElse(TileSet.EMPTY);
    }
}
