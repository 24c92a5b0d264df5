package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.succession.SignedStandings;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.table.options.PlannedStart;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.round.Players;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.Warning;
import org.tiengow.protocol.wire.WarningReason;

/** Moves a table forward: starts matches, deals, settles rounds, waits between rounds and ends matches. */
final class MatchLifecycle implements Players {
    private static final Logger LOG = LoggerFactory.getLogger(MatchLifecycle.class);

    /** Milliseconds for which spectators see a settlement if no person is seated: long enough to read who won. */
    private static final long WATCHERS_PAUSE_MILLIS = 4_000;

    /**
     * Milliseconds for which people who continue a match without its host wait for each other: as long as a client may need to
     * connect.
     */
    private static final long GATHERING_MILLIS = 10_000;

    /** The maximum time in milliseconds for which a person who looks back at a round keeps the others waiting. */
    private static final long LOOKING_MILLIS = 10 * 60_000;

    /**
     * Milliseconds after which a match begins for which people were seated, counted from the first of them who is ready. People who are
     * present but never ready hold up nobody.
     */
    private static final long SEATED_MILLIS = 60_000;

    private final TableData state;
    private final SeatAssignment seatAssignment;
    private final Kicks kicks;
    private final OwnBots bots;
    private final LateBots lateBots = new LateBots();
    private final SignedRecords records;
    private long roundEnded;
    private boolean deserted;

    MatchLifecycle(TableData state, SeatAssignment seatAssignment, Kicks kicks, OwnBots bots) {
        this.state = state;
        this.seatAssignment = seatAssignment;
        this.kicks = kicks;
        this.bots = bots;
        this.records = new SignedRecords(state);
    }

    /** Advances by one step if one is due, and returns whether it did. */
    boolean step(long now) {
        if (seatAssignment.endGrace(now)) {
            return true;
        }
        if (state.shuffling().isOpen()) {
            return shuffle(now);
        }
        return switch (state.stage()) {
            case TABLE_STAGE_GATHERING -> startWhenFull(now);
            case TABLE_STAGE_PLAYING -> play(now);
            case TABLE_STAGE_BETWEEN_ROUNDS -> goOn(now);
            case TABLE_STAGE_MATCH_OVER -> againWhenReady(now);
            case TABLE_STAGE_FAILED, TABLE_STAGE_UNSPECIFIED, UNRECOGNIZED -> false;
        };
    }

    /**
     * Returns the moment at which {@link #step} must be called at the latest; {@link Long#MAX_VALUE} if it is not waiting for the
     * clock.
     */
    long nextStep(long now) {
        if (state.shuffling().isOpen()) {
            return Math.min(state.shuffling().nextStep(now), seatAssignment.nextGraceEnd());
        }
        long next = switch (state.stage()) {
            case TABLE_STAGE_PLAYING -> running().nextStep(now);
            case TABLE_STAGE_BETWEEN_ROUNDS ->
                !state.isGoing() && state.standings().isConfirmed() ? pauseEnds() : Long.MAX_VALUE;
            case TABLE_STAGE_GATHERING, TABLE_STAGE_MATCH_OVER ->
                state.intermission().nextStart(now);
            case TABLE_STAGE_FAILED, TABLE_STAGE_UNSPECIFIED, UNRECOGNIZED -> Long.MAX_VALUE;
        };
        return Math.min(next, seatAssignment.nextGraceEnd());
    }

    /** Starts a match on the owner's request. Free seats are removed if the rules allow the remaining number of players. */
    Reply start(Participant owner, long now) {
        if (state.isRunning()) {
            return HostRefusal.MATCH_RUNNING.answer();
        }
        int free = state.seats().count(TableSeat::isFree);
        int taken = state.seats().size() - free;
        if (!state.rules().set().players().allows(taken)) {
            return HostRefusal.SEATS_FREE.about(free);
        }
        var hesitant = state.seats().first(seat -> seat.hasPersonHere() && !seat.isReady() && seat.guest() != owner);
        if (hesitant.isPresent() && state.stage() == TableStage.TABLE_STAGE_GATHERING) {
            return HostRefusal.NOT_READY.aboutSeat(hesitant.getAsInt());
        }
        if (free > 0) {
            state.backToGathering();
            state.seats().resize(taken);
        }
        begin(now);
        return Reply.GRANTED;
    }

    /** Starts another match with the same seats and rules on the owner's request. */
    Reply again(Participant owner, long now) {
        if (state.stage() == TableStage.TABLE_STAGE_GATHERING) {
            return HostRefusal.NO_MATCH.answer();
        }
        return start(owner, now);
    }

    /** Ends the match on the owner's request, after the round that is being played or whose list has been sent. */
    Reply end(long now) {
        boolean between = state.stage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
        boolean listOut = state.shuffling().isListTold();
        if (!state.isRunning() || state.shuffling().isOpen() && !between && !listOut) {
            return HostRefusal.NO_MATCH.answer();
        }
        state.askForEnd();
        if (between && !listOut) {
            state.shuffling().giveUp();
            endMatch(now, () -> {});
        }
        return Reply.GRANTED;
    }

    /** Takes a signature of a record. */
    Reply sign(Participant participant, SignRecord message) {
        return records.sign(participant, message);
    }

    /** Returns the state of a link that was opened at this table. */
    Optional<LinkAnswer> answer(LinkName link) {
        return records.answer(link);
    }

    /**
     * Publishes the records of a match that will not be finished here: those that were to become public at its end, and the line of
     * a round for which links were requested.
     */
    void breakOff() {
        try {
            List<String> owed = new ArrayList<>();
            if (state.isRunning() && state.options().getReveal() == Reveal.REVEAL_MATCH) {
                state.match().ifPresent(match -> owed.addAll(match.records()));
            }
            records.brokenOff().ifPresent(line -> {
                state.services().archive().keep(state.shuffling().matchId(), line);
                owed.add(line);
            });
            PublicRecords.messages(owed).forEach(state::toEverybodyNow);
        } catch (RuntimeException fault) {
            // The table may have failed already, so the state may be inconsistent.
            LOG.error("The round that was broken off cannot be shown", fault);
        }
    }

    /** Checks whether the program of a guest has yet to sign the last record of a finished match. */
    boolean isSignatureAwaited() {
        return records.isAwaited();
    }

    /** Restores the match from the journal, after the seats have been restored. */
    void goOn(TableSnapshot snapshot, long now) {
        roundEnded = now;
        state.shuffling().goOn(snapshot.getShuffle(), state.options().getReveal(), now);
        if (!snapshot.hasMatch()) {
            if (!state.shuffling().isOpen()) {
                // Earlier versions kept the shuffle of a match that had been discarded.
                state.shuffling().giveUp();
            }
            return;
        }
        RunningMatch match = snapshot.getMatch().hasRound() ? begun(snapshot, now) : notBegun(snapshot);
        state.setMatch(match);
        if (!match.isDealt() && match.match().isOver()) {
            // The former host was lost before all clients learned the result.
            state.setStage(TableStage.TABLE_STAGE_MATCH_OVER);
            state.finishedMatches().addOthers(List.of(UpdatePublisher.finished(match, state.seats())));
        }
        state.standings().goOn(snapshot.getStanding());
        state.services().archive().goOn(match.id(), match.firstRecorded(), match.records());
        records.goOn(match);
        if (state.stage() == TableStage.TABLE_STAGE_MATCH_OVER) {
            records.keepSigned(match);
            state.services().archive().matchOver(standings());
        }
    }

    private RunningMatch begun(TableSnapshot snapshot, long now) {
        return RunningMatch.goOn(
                setting(),
                snapshot.getMatch(),
                snapshot.getMatch().getRecordsList().stream()
                        .flatMap(line -> state.services().archive().read(line).stream())
                        .toList(),
                snapshot.getOpenList(),
                state.seats().any(TableSeat::isPersons),
                now);
    }

    /** Restores a match of which no round was dealt here. Only the standing is known that clients have brought. */
    private RunningMatch notBegun(TableSnapshot snapshot) {
        Standing standing = SignedStandings.read(snapshot.getStanding());
        state.shuffling().goOn(standing);
        return RunningMatch.after(setting(), standing, snapshot.getMatch().getLinesList());
    }

    private RunningMatch.Setting setting() {
        return new RunningMatch.Setting(
                state.rules(), state.options(), state.shuffling(), this, state.changes(), state::nextNumber);
    }

    @Override
    public boolean peopleHere() {
        return state.peopleHere();
    }

    @Override
    public boolean isBot(int seat) {
        return state.seats().get(seat).isPlayedByBot();
    }

    @Override
    public void beforeDecision(int seat) {
        seatAssignment.handOver(seat);
        Participant participant = state.seats().get(seat).guest();
        if (participant != null && lateBots.isOver(participant)) {
            bots.relieve(seat);
            bots.hold(seat, state.settings().level());
        }
    }

    @Override
    public void warnLate(int seat, long decision) {
        TableSeat held = state.seats().get(seat);
        Participant participant = held.guest();
        if (participant != null) {
            if (held.isBots() && held.hasHolderHere()) {
                // The table's own bots are called again when they fail.
                lateBots.count(participant);
            }
            Warning warning = Warning.newBuilder()
                    .setDecision(decision)
                    .setReason(WarningReason.WARNING_REASON_LATE)
                    .build();
            state.books()
                    .tell(
                            participant,
                            HostMessage.newBuilder().setWarning(warning).build());
        }
    }

    private RunningMatch running() {
        return state.match().orElseThrow();
    }

    private boolean startWhenFull(long now) {
        // After another match people may still look at its result, so they have to be ready.
        boolean isFirst = state.finishedMatches().isEmpty() && state.settings().start() == StartMode.FULL;
        return startsByItself(isFirst, now);
    }

    private boolean againWhenReady(long now) {
        return state.seats().any(TableSeat::hasPersonHere) && startsByItself(false, now);
    }

    /** Starts the match if it needs no owner and every seat is taken. People need not be ready who were seated to start at once. */
    private boolean startsByItself(boolean isFirst, long now) {
        PlannedStart planned = state.plannedStart();
        long latest = latestStart(now);
        if (state.intermission().nextStartAt(latest)) {
            state.changes().forEverybody();
        }
        boolean isPlanned = planned == PlannedStart.WHEN_FULL || planned == PlannedStart.WHEN_READY;
        boolean starts = isPlanned
                || planned == PlannedStart.BY_SETTINGS && state.settings().start() == StartMode.FULL;
        if (state.isGoing() || !starts || isPlanned && !state.seats().any(TableSeat::hasPersonHere)) {
            return false;
        }
        if (isPlanned) {
            fillWithBots();
        }
        boolean atOnce = isFirst || planned == PlannedStart.WHEN_FULL || now >= latest;
        boolean full = state.seats()
                .all(seat -> isPlanned && seat.isLost() // a bot will play for the person
                        || seat.guest() != null && (atOnce || seat.isReady()));
        if (!full) {
            return false;
        }
        begin(now);
        return true;
    }

    /**
     * Returns the moment at which the match begins for which people were seated, although not everybody is ready; {@link Long#MAX_VALUE}
     * until one of them is.
     */
    private long latestStart(long now) {
        boolean runs = state.plannedStart() == PlannedStart.WHEN_READY
                && !state.isGoing()
                && state.seats().any(seat -> seat.hasPersonHere() && seat.isReady());
        return runs ? Math.min(state.intermission().nextStart(), now + SEATED_MILLIS) : Long.MAX_VALUE;
    }

    /** Calls bots to the seats of people who have left after everybody was seated. */
    private void fillWithBots() {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            if (state.seats().get(seat).isFree() && !bots.isGivenUp(seat)) {
                bots.hold(seat, state.settings().level());
            }
        }
    }

    private void begin(long now) {
        state.intermission().nextStartAt(Long.MAX_VALUE);
        bots.newMatch();
        lateBots.newMatch();
        state.matchBegins();
        open(state.services().dealer().matchId(), 1, now);
        shuffle(now);
    }

    /** Advances the shuffle and publishes its state. Deals when it is done. */
    private boolean shuffle(long now) {
        if (!state.shuffling().step(now)) {
            return false;
        }
        state.changes().forEverybody();
        if (!state.shuffling().isOpen()) {
            deal(now);
        }
        return true;
    }

    private void deal(long now) {
        state.seats().nobodyReady();
        state.setStage(TableStage.TABLE_STAGE_PLAYING);
        if (state.shuffling().round() > 1) {
            running().nextRound(now);
            return;
        }
        state.seats().nobodyLeft();
        state.setMatch(RunningMatch.begin(setting(), state.seats().size(), now));
        state.standings().begin(state.score(running()));
    }

    private boolean play(long now) {
        boolean moved = running().step(now);
        if (running().isRoundOver()) {
            endRound(now);
            return true;
        }
        return moved;
    }

    /** Ends the round. The journal gets all consequences in one step. Only after that are they archived and sent. */
    private void endRound(long now) {
        RunningMatch match = running();
        roundEnded = now;
        String record = records.finish(match);
        state.standings().finished(state.score(match));
        Runnable onPaper = () -> state.services().archive().keep(match.id(), record);
        if (state.options().getReveal() == Reveal.REVEAL_ROUND) {
            reveal(List.of(record));
        }
        if (state.isEndAsked() || match.match().isOver()) {
            endMatch(now, onPaper);
            return;
        }
        state.seats().nobodyReady();
        state.setStage(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        seatAssignment.handOverAll();
        state.books().keep();
        onPaper.run();
    }

    private void endMatch(long now, Runnable onPaper) {
        state.intermission().nextStartAt(Long.MAX_VALUE);
        RunningMatch match = running();
        if (state.options().getReveal() == Reveal.REVEAL_MATCH) {
            reveal(records(match));
        }
        if (!match.lines().isEmpty()) {
            state.finishedMatches().add(UpdatePublisher.finished(match, state.seats()));
            state.toEverybody(state.finishedMatches().message());
        }
        Archive.Standings standings = standings();
        state.seats().nobodyReady();
        state.setStage(TableStage.TABLE_STAGE_MATCH_OVER);
        seatAssignment.handOverAll();
        seatAssignment.standInsGo(now);
        state.books().keep();
        onPaper.run();
        records.keepSigned(match);
        state.services().archive().matchOver(standings);
    }

    private Archive.Standings standings() {
        RunningMatch match = running();
        return new Archive.Standings(
                state.settings().number(),
                match.id(),
                state.seats().names(),
                match.match().chips(),
                match.match().places(),
                UpdatePublisher.finished(match, state.seats()),
                IntStream.range(0, state.seats().size())
                        .mapToObj(seat -> key(state.seats().get(seat)))
                        .toList(),
                records(match));
    }

    private List<String> records(RunningMatch match) {
        List<String> all = new ArrayList<>(state.services().archive().before(match.id(), match.firstRecorded()));
        all.addAll(match.records());
        return all;
    }

    private static String key(TableSeat held) {
        return held.isBots() ? "" : held.identity().map(Identity::hex).orElse("");
    }

    private void reveal(List<String> lines) {
        PublicRecords.messages(lines).forEach(state::toEverybody);
    }

    /** Returns the moment at which the next round begins even if not everybody is ready. */
    private long pauseEnds() {
        if (!state.isAttended()) {
            return Long.MAX_VALUE;
        }
        if (!running().isDealt()) {
            return roundEnded + GATHERING_MILLIS;
        }
        if (state.seats().any(TableSeat::hasPersonHere)) {
            int seconds = state.options().getPauseSeconds();
            if (seconds == 0 || state.seats().count(TableSeat::isPersons) == 1) {
                // A person alone with bots keeps nobody waiting.
                return Long.MAX_VALUE;
            }
            return roundEnded + (state.seats().any(TableSeat::isLooking) ? LOOKING_MILLIS : seconds * 1000L);
        }
        return state.watchers().isEmpty() ? roundEnded : roundEnded + WATCHERS_PAUSE_MILLIS;
    }

    /**
     * Checks whether the next round may begin. People who have just agreed to continue without their host need not be ready again,
     * but wait a little for each other.
     */
    private boolean isReady() {
        if (!running().isDealt()) {
            return state.seats().all(seat -> !seat.isPersons() || seat.hasPersonHere() || seat.isPlayedByBot());
        }
        return state.seats().any(TableSeat::hasPersonHere)
                && state.seats().all(seat -> !seat.hasPersonHere() || seat.isReady());
    }

    private boolean goOn(long now) {
        if (!state.isAttended()) {
            deserted = true;
            return false;
        }
        if (deserted) {
            return welcome(now);
        }
        if (state.isGoing() || !state.standings().isConfirmed()) {
            return false;
        }
        long ends = pauseEnds();
        if (!isReady() && now < ends) {
            if (state.intermission().nextStartAt(ends)) {
                state.changes().forEverybody();
            }
            return false;
        }
        state.intermission().nextStartAt(Long.MAX_VALUE);
        open(running().id(), running().match().round(), now);
        shuffle(now);
        return true;
    }

    /**
     * Restarts the pause for the first guest at a deserted table, so that the result is shown as long as after any other round.
     * People who took a bot's seat are asked to be ready.
     */
    private boolean welcome(long now) {
        deserted = false;
        roundEnded = now;
        seatAssignment.handOverAll();
        return true;
    }

    private void open(String match, int round, long now) {
        StandingSigner standingSigner = state.services().signer();
        state.shuffling()
                .open(
                        new Shuffling.Occasion(
                                standingSigner.fingerprint().isEmpty()
                                        ? Bytes32.ZERO
                                        : ShuffleTranslator.read(standingSigner.fingerprint()),
                                match,
                                TakeoverChain.epoch(standingSigner.succession(match)),
                                round,
                                state.options().getReveal()),
                        now);
    }
}
