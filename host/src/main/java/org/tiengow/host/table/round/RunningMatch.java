package org.tiengow.host.table.round;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.OpenQuestion;
import org.tiengow.host.journal.wire.RoundSnapshot;
import org.tiengow.host.journal.wire.TakenBackPlay;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.Clock;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.TableOptions;

/**
 * A match in progress: the truth of its round, the open decisions and their time limits. It knows seats by number only, and neither
 * names nor connections.
 */
public final class RunningMatch {
    /** Additional seconds for players to reconnect after a restart of the host. A client retries at least every 8 seconds. */
    private static final int RETURN_SECONDS = 10;

    private final String id;
    private final Setting setting;
    private final List<RoundLine> lines = new ArrayList<>();
    private final List<String> records = new ArrayList<>();
    private int forgotten;
    private final RecordsSignedSoFar signed = new RecordsSignedSoFar();
    private final RoundPlays plays = new RoundPlays();
    private final List<RoundEvent> events = new ArrayList<>();
    private final Map<Integer, OpenDecision> open = new HashMap<>();
    private MatchHonours honours;
    private Match match;
    private @Nullable Round round;
    private @Nullable Declaring declaring;
    private long lastPlay;

    /**
     * The conditions of a match and its surroundings.
     *
     * @param changes collects the guests that have to be informed
     * @param numbers supplies the numbers of decisions, each of them once
     */
    public record Setting(
            TableRules rules,
            TableOptions options,
            Dealer dealer,
            Players players,
            Changes changes,
            LongSupplier numbers) {}

    private RunningMatch(String id, Setting setting, Match match) {
        this.id = id;
        this.setting = setting;
        this.match = match;
        this.honours = new MatchHonours(match.players());
    }

    /** Draws the first banker (rules 2.3) and deals the first round. */
    public static RunningMatch begin(Setting setting, int seats, long now) {
        Dealer dealer = setting.dealer();
        RunningMatch begun = new RunningMatch(
                dealer.matchId(), setting, Match.begin(setting.rules().set(), seats, dealer.lot(seats)));
        begun.nextRound(now);
        return begun;
    }

    /**
     * Resumes a match from the journal. The player to move gets the full time again.
     *
     * @param finished the records of its finished rounds that could be read
     * @param questions the decisions that were open
     * @param people whether people play
     */
    public static RunningMatch goOn(
            Setting setting,
            MatchSnapshot snapshot,
            List<RoundRecord> finished,
            List<OpenQuestion> questions,
            boolean people,
            long now) {
        RoundSnapshot kept = snapshot.getRound();
        RunningMatch begun = new RunningMatch(
                snapshot.getId(),
                setting,
                RoundSnapshots.before(kept, setting.rules().set()));
        begun.lines.addAll(snapshot.getLinesList());
        begun.records.addAll(snapshot.getRecordsList());
        begun.forgotten = snapshot.getForgotten();
        begun.signed.goOn(snapshot);
        // The number of the last round also counts the rounds that are not known here.
        int rounds = begun.lines.isEmpty()
                ? 0
                : begun.lines.get(begun.lines.size() - 1).getRound();
        begun.honours = MatchHonours.of(begun.match.players(), rounds, finished);
        begun.goOn(kept, people, now);
        TimeLimit limit = begun.limitAnew(now);
        for (OpenQuestion question : questions) {
            begun.open.put(
                    question.getSeat(),
                    OpenDecision.of(question.getNumber(), begun.round().viewFor(question.getSeat()), limit));
        }
        return begun;
    }

    private void goOn(RoundSnapshot kept, boolean people, long now) {
        Round read = RoundSnapshots.read(kept, rules().set());
        round = read;
        plays.goOn(kept);
        if (!lines.isEmpty() && lines.get(lines.size() - 1).getRound() == kept.getNumber()) {
            match = match.after(read.result().orElseThrow());
        }
        lastPlay = now;
        if (read.phase() == Phase.DECLARING) {
            Declaring phase = declaring(people, setting.options().getDeclareSeconds() + RETURN_SECONDS, now);
            kept.getAnswersList().forEach(answer -> phase.answer(answer.getSeat(), RoundSnapshots.play(answer)));
            declaring = phase;
        }
    }

    /** Returns the time limit of the current turn after a restart, with additional time to reconnect. */
    private TimeLimit limitAnew(long now) {
        return switch (round().phase()) {
            case DECLARING -> currentDeclaring().limit();
            case PLAYING -> {
                int seconds = secondsOf(round().turn());
                yield TimeLimit.seconds(seconds == 0 ? 0 : seconds + RETURN_SECONDS, now);
            }
            case SETTLED -> TimeLimit.NONE;
        };
    }

    /**
     * Resumes a match of another host as it stood after its last finished round. Only the result of that round is known.
     *
     * @param lines its finished rounds, as far as they are known
     */
    public static RunningMatch after(Setting setting, Standing standing, List<RoundLine> lines) {
        RunningMatch begun = new RunningMatch(
                standing.getMatch(),
                setting,
                new Match(
                        setting.rules().set(),
                        standing.getChipsCount(),
                        standing.getRound() + 1,
                        standing.getBanker(),
                        standing.getTerm(),
                        standing.getWins(),
                        standing.getChipsList()));
        begun.lines.addAll(lines);
        begun.honours = MatchHonours.of(standing.getChipsCount(), standing.getRound(), List.of());
        return begun;
    }

    public String id() {
        return id;
    }

    /** Returns the snapshot of the match for the journal. */
    public MatchSnapshot snapshot() {
        MatchSnapshot.Builder snapshot = MatchSnapshot.newBuilder()
                .setId(id)
                .setForgotten(forgotten)
                .addAllLines(lines)
                .addAllRecords(records);
        signed.write(snapshot);
        if (round == null) {
            return snapshot.build();
        }
        RoundSnapshot.Builder kept = RoundSnapshots.begun(round);
        plays.write(kept);
        if (declaring != null) {
            declaring.answers().forEach((seat, answer) -> kept.addAnswers(RoundSnapshots.play(seat, answer, false)));
        }
        return snapshot.setRound(kept).build();
    }

    /** Returns the open decisions for the journal. */
    public List<OpenQuestion> questions() {
        return open.entrySet().stream()
                .map(asked -> OpenQuestion.newBuilder()
                        .setSeat(asked.getKey())
                        .setNumber(asked.getValue().number())
                        .build())
                .toList();
    }

    public TableRules rules() {
        return setting.rules();
    }

    public Match match() {
        return match;
    }

    /** Returns the current round, or the last one after its end. Valid only if {@link #isDealt}. */
    public Round round() {
        return Objects.requireNonNull(round);
    }

    /** Checks whether a round of this match has been dealt at this host. */
    public boolean isDealt() {
        return round != null;
    }

    /** Returns the finished rounds, the latest {@value Limits#ROUNDS_KEPT} of them. */
    public List<RoundLine> lines() {
        return lines;
    }

    /** Returns the number of finished rounds, as far as it is known here. */
    public int finishedRounds() {
        return forgotten + lines.size();
    }

    /** Returns the lines of the game record, one for each finished round, the latest {@value Limits#ROUNDS_KEPT} of them. */
    public List<String> records() {
        return records;
    }

    /** Returns the round of the first record. Without records it returns the current or the next round. */
    public int firstRecorded() {
        return match.round() - records.size();
    }

    /** Returns the chain of this match's records and the signatures of the last one. */
    public RecordsSignedSoFar signed() {
        return signed;
    }

    /** Returns the events since the last update. */
    public List<RoundEvent> events() {
        return events;
    }

    public Optional<OpenDecision> decisionOf(int seat) {
        return Optional.ofNullable(open.get(seat));
    }

    public boolean isRoundOver() {
        return round().phase() == Phase.SETTLED;
    }

    /** Answers a decision. Nothing changes unless the decision is open and the play is legal. */
    public Reply play(int seat, long decision, Play play, long now) {
        OpenDecision asked = open.get(seat);
        if (asked == null || asked.number() != decision) {
            return HostRefusal.OLD_DECISION.about(asked == null ? 0 : asked.number());
        }
        Optional<Refusal> refusal = asked.legal().refusalOf(play);
        if (refusal.isPresent()) {
            return Reply.refused(refusal.get());
        }
        accept(seat, play, now);
        return Reply.AWAITED;
    }

    /**
     * Returns the index in the round of the play that a seat may take back: its latest one, while only bots have acted since. Empty
     * otherwise, and after the round.
     */
    public OptionalInt undoable(int seat) {
        return round().phase() == Phase.PLAYING ? plays.undoable(seat) : OptionalInt.empty();
    }

    /**
     * Takes a play back, with the plays of bots since then. The round returns to the state before that play, and its seat decides again.
     *
     * @param seat a seat with such a play
     * @param agreed the seats of the people who agreed
     */
    public void takeBack(int seat, List<Integer> agreed, long now) {
        TakenBackPlay undone = plays.takeBack(undoable(seat).orElseThrow(), agreed);
        round = plays.replay(round(), rules().set());
        open.clear();
        events.add(new RoundEvent.TakenBack(seat, undone.getPlays()));
        lastPlay = now;
        setting.changes().forEverybody();
    }

    /** Returns the plays of the current round that were taken back. */
    public List<RecordedTakeBack> takenBack() {
        return plays.takenBack(round());
    }

    /** Advances by one step if one is due, and returns whether it did. */
    public boolean step(long now) {
        return switch (round().phase()) {
            case DECLARING -> endDeclaring(now);
            case PLAYING -> openOrEnd(round().turn(), now);
            case SETTLED -> false;
        };
    }

    /**
     * Returns the moment at which {@link #step} must be called at the latest; {@link Long#MAX_VALUE} if it is not waiting for the
     * clock.
     */
    public long nextStep(long now) {
        return switch (round().phase()) {
            case DECLARING -> currentDeclaring().limit().ends();
            case PLAYING ->
                decisionOf(round().turn())
                        .map(asked -> asked.limit().ends())
                        .orElseGet(() -> Math.max(now, opens(round().turn(), now)));
            case SETTLED -> Long.MAX_VALUE;
        };
    }

    /**
     * Called when another player, such as a stand-in bot, takes over a seat. The open decision of the seat is asked again, with the
     * time limit of the new player.
     */
    public void playerChanged(int seat) {
        if (isDealt() && round().phase() == Phase.PLAYING && open.remove(seat) != null) {
            setting.changes().forEverybody();
        }
    }

    /** Gives the open decisions of bots new numbers, since the answers of bots during a pause were refused. */
    public void askBotsAgain() {
        open.replaceAll((seat, asked) -> setting.players().isBot(seat)
                ? new OpenDecision(setting.numbers().getAsLong(), asked.legal(), asked.limit())
                : asked);
    }

    /**
     * Completes a finished round.
     *
     * @param record its line of the game record
     */
    public void finishRound(String record) {
        RoundResult result = round().result().orElseThrow();
        lines.add(RoundLine.newBuilder()
                .setRound(match.round())
                .setWinner(result.winner())
                .addAllChange(result.change())
                .addAllChips(result.chips())
                .build());
        records.add(record);
        while (lines.size() > Limits.ROUNDS_KEPT) {
            lines.remove(0);
            forgotten++;
        }
        while (records.size() > Limits.ROUNDS_KEPT) {
            records.remove(0);
        }
        honours.add(round().viewFor(Seats.NONE), result);
        match = match.after(result);
    }

    /** Returns the statistics of the match. */
    public MatchHonours honours() {
        return honours;
    }

    public void nextRound(long now) {
        round = deal(now);
    }

    /** Returns the time limit of the player to move; empty without a limit. */
    public Optional<Clock> clock(long now) {
        if (!isDealt() || round().phase() == Phase.SETTLED) {
            return Optional.empty();
        }
        TimeLimit limit = round().phase() == Phase.DECLARING
                ? currentDeclaring().limit()
                : decisionOf(round().turn()).map(OpenDecision::limit).orElse(TimeLimit.NONE);
        if (!limit.exists()) {
            return Optional.empty();
        }
        return Optional.of(Clock.newBuilder()
                .setSeat(round().turn())
                .setMillisLeft(limit.left(now))
                .setMillisTotal(limit.total())
                .build());
    }

    private Round deal(long now) {
        Round dealt = Round.begin(match.next(), setting.dealer().deal(match.players()));
        events.addAll(dealt.opening());
        open.clear();
        plays.clear();
        lastPlay = now;
        if (dealt.phase() == Phase.DECLARING) {
            startDeclaring(dealt, now);
        }
        setting.changes().forEverybody();
        return dealt;
    }

    private void startDeclaring(Round dealt, long now) {
        boolean people = setting.players().peopleHere();
        Declaring phase = declaring(
                people,
                people
                        ? setting.options().getDeclareSeconds()
                        : setting.options().getBotSeconds(),
                now);
        declaring = phase;
        for (int seat = 0; seat < match.players(); seat++) {
            setting.players().beforeDecision(seat);
            open.put(seat, OpenDecision.of(setting.numbers().getAsLong(), dealt.viewFor(seat), phase.limit()));
        }
    }

    private Declaring declaring(boolean people, int seconds, long now) {
        return new Declaring(match.players(), TimeLimit.seconds(seconds, now), people);
    }

    private Declaring currentDeclaring() {
        return Optional.ofNullable(declaring).orElseThrow();
    }

    private boolean endDeclaring(long now) {
        Declaring phase = currentDeclaring();
        if (!phase.isOver(now)) {
            return false;
        }
        declaring = null;
        open.clear();
        phase.declarer().ifPresent(seat -> apply(seat, Play.DECLARE, false));
        for (int seat = 0; seat < match.players() && round().phase() == Phase.DECLARING; seat++) {
            apply(seat, Play.DECLINE, false);
        }
        lastPlay = now;
        setting.changes().forEverybody();
        return true;
    }

    private boolean openOrEnd(int seat, long now) {
        OpenDecision asked = open.get(seat);
        if (asked == null) {
            return openIfDue(seat, now);
        }
        if (!asked.limit().isOver(now)) {
            return false;
        }
        setting.players().warnLate(seat, asked.number());
        accept(seat, asked.legal().safe().orElseThrow(), now);
        return true;
    }

    private boolean openIfDue(int seat, long now) {
        if (now < opens(seat, now)) {
            return false;
        }
        setting.players().beforeDecision(seat);
        open.put(
                seat,
                OpenDecision.of(
                        setting.numbers().getAsLong(), round().viewFor(seat), TimeLimit.seconds(secondsOf(seat), now)));
        setting.changes().forEverybody();
        return true;
    }

    private int secondsOf(int seat) {
        return setting.players().isBot(seat)
                ? setting.options().getBotSeconds()
                : setting.options().getTurnSeconds();
    }

    /**
     * Returns the moment at which a decision opens. A bot's decision opens a little later, so that people can see the play before
     * it.
     */
    private long opens(int seat, long now) {
        return setting.players().isBot(seat) && setting.players().peopleHere()
                ? lastPlay + setting.options().getPaceMillis()
                : now;
    }

    private void accept(int seat, Play play, long now) {
        open.remove(seat);
        if (round().phase() == Phase.DECLARING) {
            currentDeclaring().answer(seat, play);
            return;
        }
        apply(seat, play, !setting.players().isBot(seat));
        lastPlay = now;
        setting.changes().forEverybody();
    }

    private void apply(int seat, Play play, boolean person) {
        Outcome.Accepted accepted = round().play(seat, play).accepted();
        round = accepted.next();
        plays.add(seat, play, person);
        events.addAll(accepted.events());
    }
}
