package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.Intermission;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AnswerTakeBack;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Reaction;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;

/**
 * The authority of one table. Every request returns exactly one {@link Reply}. The next {@link #run} sends the changes to
 * everybody, and does what is due by the clock. All methods must be called from one thread, and check that. The caller checks
 * whether a request that only the owner may make comes from the owner.
 *
 * <pre>
 *   GATHERING → PLAYING ⇄ BETWEEN_ROUNDS
 *       ↑           ↓          ↓             any → FAILED
 *       └────── MATCH_OVER ────┘
 * </pre>
 *
 * <p>A further match with the same seats goes from MATCH_OVER directly to PLAYING.
 *
 * <p>{@code now} is in milliseconds of a monotonic clock that the caller chooses.
 */
public final class Table {
    private final TableData state;
    private final SeatAssignment seatAssignment;
    private final Reseating reseating;
    private final Kicks kicks;
    private final TableSetup tableSetup;
    private final MatchLifecycle matchLifecycle;
    private final Pauses pauses;
    private final TakeBacks takeBacks;
    private final UpdatePublisher news;
    private final TalkLimit playersTalk = TalkLimit.ofPlayers();
    private final TalkLimit spectatorsTalk = TalkLimit.ofSpectators();
    private @Nullable Thread home;

    /** A table without guests. */
    public Table(TableSettings settings, TableServices services) {
        state = new TableData(settings, services);
        OwnBots bots = new OwnBots(state);
        seatAssignment = new SeatAssignment(state, bots);
        tableSetup = new TableSetup(state, bots);
        reseating = new Reseating(state, seatAssignment, tableSetup, bots);
        kicks = new Kicks(state, seatAssignment, bots);
        matchLifecycle = new MatchLifecycle(state, seatAssignment, kicks, bots);
        pauses = new Pauses(state);
        takeBacks = new TakeBacks(state);
        news = new UpdatePublisher(state, takeBacks);
    }

    /** Returns the number of the table; 0 is the first. */
    public int number() {
        return state.settings().number();
    }

    /**
     * Takes a seat.
     *
     * @param seat the number of the seat; empty for any free seat, or else for that of a bot
     */
    public Reply sit(Participant participant, OptionalInt seat) {
        return ask(() -> seatAssignment.sit(participant, seat));
    }

    /** Starts to watch. */
    public Reply watch(Participant participant) {
        return ask(() -> seatAssignment.watch(participant));
    }

    /** Leaves the seat for good, or stops watching. */
    public Reply leave(Participant participant) {
        checkThread();
        return seatAssignment.leave(participant);
    }

    /** Returns what the seating of the night changes at this table. */
    public Reseating reseating() {
        checkThread();
        return reseating;
    }

    /** Returns the finished matches that this table knows; the same list until there is another. */
    public List<FinishedMatch> finishedMatches() {
        return state.finishedMatches().list();
    }

    /** Returns the number of seats that the table has under its rules when it is full. */
    public int mostSeats() {
        return state.settings().seatsUnder(state.rules());
    }

    /** Handles the lost connection of a guest. */
    public void lost(Participant participant, long now) {
        checkThread();
        seatAssignment.lost(participant, time(now));
    }

    /** Returns the name of the guest that a token would bring back; empty if the token is unknown. */
    public Optional<String> nameFor(ByteString token) {
        checkThread();
        return seatAssignment.nameFor(token);
    }

    /**
     * Creates a new token for the seat of the disconnected person with this key. This is done only for a match from another host:
     * the person's token may be known to that host alone, or must not be shown to another host. Empty if there is no such seat.
     */
    public Optional<ByteString> tokenFor(Identity key) {
        checkThread();
        return state.standings().isTakenOver() ? seatAssignment.tokenFor(key) : Optional.empty();
    }

    /**
     * Returns the name of the lost person who holds a seat. Empty if the person is connected or about to return, or if no person
     * holds the seat.
     */
    public Optional<String> whoseLost(int seat) {
        checkThread();
        return seatAssignment.whoseLost(seat);
    }

    /**
     * Gives the seat of a lost person to another person, who comes to it with the token in the answer. The token and the key of the
     * former holder become void.
     *
     * @param holder the expected name of the holder; the request is refused if it has changed
     */
    public Reply giveLost(int seat, String holder, Participant taker) {
        return ask(() -> seatAssignment.giveLost(seat, holder, taker));
    }

    /** Seats a guest that has come with the token of a seat. */
    public Reply comeBack(Participant participant, ByteString token) {
        return ask(() -> seatAssignment.comeBack(participant, token));
    }

    /** Answers a decision. Nothing changes unless the decision is open and the play is legal. */
    public Reply play(Participant participant, long decision, Play play, long now) {
        return fromSeat(participant, seat -> {
            if (state.stage() != TableStage.TABLE_STAGE_PLAYING) {
                return HostRefusal.OLD_DECISION.about(0);
            }
            if (state.intermission().isRunning()) {
                return HostRefusal.PAUSED.answer();
            }
            Reply answer = state.match().orElseThrow().play(seat, decision, play, time(now));
            if (answer.isGranted()) {
                state.changes().forGuest(participant);
            }
            return answer;
        });
    }

    /** Sets whether a player is ready for the match or the next round. Has no effect while a round is being played. */
    public Reply setReady(Participant participant, boolean ready) {
        return fromSeat(participant, seat -> {
            if (state.stage() == TableStage.TABLE_STAGE_PLAYING) {
                return Reply.GRANTED;
            }
            TableSeat held = state.seats().get(seat);
            boolean awaited = ready && !held.isReady();
            held.setReady(ready);
            held.setLooking(!ready && state.stage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
            state.changes().forEverybody();
            return Reply.granted(awaited);
        });
    }

    /** Requests a pause, which begins when all people who play have requested one. Withdrawing the request ends the pause. */
    public Reply wishPause(Participant participant, boolean wish, long now) {
        return fromHere(participant, () -> pauses.wish(participant, wish, now));
    }

    /** Asks the others to take the latest play of a guest back, or withdraws the request. */
    public Reply takeBack(Participant participant, boolean wish, long now) {
        return fromSeat(
                participant,
                seat -> state.intermission().isRunning()
                        ? HostRefusal.PAUSED.answer()
                        : takeBacks.wish(participant, wish, time(now)));
    }

    /** Answers the request of another seat to take a play back. */
    public Reply answerTakeBack(Participant participant, AnswerTakeBack answer, long now) {
        return fromSeat(
                participant,
                seat -> state.intermission().isRunning()
                        ? HostRefusal.PAUSED.answer()
                        : takeBacks.answer(participant, answer.getNumber(), answer.getAgree(), time(now)));
    }

    /** Takes the anchor of a seat's hash chain. */
    public Reply giveAnchor(Participant participant, GiveAnchor message) {
        return fromSeat(participant, seat -> shuffled(state.shuffling().anchor(seat, participant, message)));
    }

    /** Takes a seat's link for the round whose list has been sent. */
    public Reply openLink(Participant participant, OpenLink message) {
        return fromSeat(participant, seat -> shuffled(state.shuffling().link(seat, message)));
    }

    /** Returns the state of a link that was opened here; empty if this table does not know the round. */
    public Optional<LinkAnswer> answer(LinkName link) {
        // The caller finds the records of a failed table on disk.
        return isFailed() ? Optional.empty() : matchLifecycle.answer(link);
    }

    /** Takes the signature of a round's record. The signer must be at the table, but need not have a seat. */
    public Reply signRecord(Participant participant, SignRecord message) {
        return fromHere(participant, () -> matchLifecycle.sign(participant, message));
    }

    /** Checks whether the program of a guest has yet to sign the last record of a finished match. */
    public boolean isSignatureAwaited() {
        return !isFailed() && matchLifecycle.isSignatureAwaited();
    }

    /** Requests a colour. If another person of the night has it, the person gets the next free one, or keeps the former one. */
    public Reply chooseColor(Participant participant, SeatColor wish) {
        return fromSeat(participant, seat -> {
            if (!Looks.COLORS.contains(wish)) {
                return HostRefusal.BAD_OPTION.about("color");
            }
            state.seats().choose(seat, wish);
            state.changes().forEverybody();
            return Reply.GRANTED;
        });
    }

    /** Requests a face, by the rule for colours. */
    public Reply chooseFace(Participant participant, SeatFace wish) {
        return fromSeat(participant, seat -> {
            if (!Looks.FACES.contains(wish)) {
                return HostRefusal.BAD_OPTION.about("face");
            }
            state.seats().choose(seat, wish);
            state.changes().forEverybody();
            return Reply.GRANTED;
        });
    }

    /** Shows a reaction at the guest's seat to everybody at the table. Another reaction too soon is refused. */
    public Reply react(Participant participant, Reaction reaction, long now) {
        return fromSeat(participant, seat -> {
            Reply answer = state.reactions().react(participant, reaction, now);
            if (answer.isGranted()) {
                state.changes().forEverybody();
            }
            return answer;
        });
    }

    /** Records that a guest holds the standing after the last round. */
    public Reply hold(Participant participant, HoldStanding held) {
        return ask(() -> state.standings().hold(participant, held));
    }

    /** Takes the message of a program that cannot follow this host, or that signs a later epoch of it. */
    public Reply agree(Participant participant, Agree agree) {
        return ask(() -> state.standings().agree(participant, agree));
    }

    /** Announces that the program of a guest can host from now on, or no longer can. */
    public void offersChanged() {
        checkThread();
        state.changes().forEverybody();
    }

    /** Returns the guest at a seat if its program could take over the host; otherwise empty. */
    public Optional<Participant> heirAt(int seat) {
        checkThread();
        return state.seats().has(seat) && state.seats().get(seat).offer().isPresent()
                ? Optional.ofNullable(state.seats().get(seat).guest())
                : Optional.empty();
    }

    /**
     * Starts or cancels the handover of the host. No round begins here during a handover.
     *
     * @param going whether the host is being handed over
     * @param seat the seat of the person whose program takes over; empty if that person is at another table
     */
    public void goesTo(boolean going, OptionalInt seat) {
        checkThread();
        state.goesTo(going, seat);
    }

    /** Returns the state of the table for the host that continues it. */
    public HandedOverTable handedOver() {
        checkThread();
        HandedOverTable.Builder handedOver =
                HandedOverTable.newBuilder().setTable(number()).setSnapshot(withoutOwner(snapshot()));
        state.standings().newest().ifPresent(handedOver::setStanding);
        return handedOver.build();
    }

    /** Returns the snapshot without the mark of the owner, since the other host has an owner of its own. */
    private static TableSnapshot withoutOwner(TableSnapshot snapshot) {
        TableSnapshot.Builder unowned = snapshot.toBuilder();
        unowned.getSeatsBuilderList().forEach(SeatSnapshot.Builder::clearOwner);
        return unowned.build();
    }

    /**
     * Signs the standing of a match that came from another host, or from this host before a restart. Must be called after
     * {@link #goOn}.
     *
     * @param standing the newest standing
     */
    public void inherits(Sealed standing) {
        checkThread();
        state.match().ifPresent(match -> state.standings().inherits(standing));
    }

    /** Sends everybody at the table a last message. */
    public void farewell(HostMessage message) {
        checkThread();
        state.toEverybodyNow(message);
    }

    /**
     * Sends a chat line to everybody at the table. Nobody may talk too often. The number of a {@code phrase} is passed on
     * unchecked.
     */
    public Reply say(Participant participant, Say said, long now) {
        return fromHere(participant, () -> {
            Optional<String> line = SafeText.line(said.getText(), SafeText.LONGEST_CHAT);
            if (line.isEmpty()) {
                return HostRefusal.BAD_TEXT.about(SafeText.LONGEST_CHAT);
            }
            OptionalInt seat = state.seats().of(participant);
            if (!(seat.isEmpty() ? spectatorsTalk : playersTalk).mayTalk(participant, now)) {
                return HostRefusal.TOO_FAST.answer();
            }
            state.say(Said.newBuilder()
                    .setName(participant.name())
                    .setSeat(seat.orElse(Seats.NONE))
                    .setText(line.get())
                    .setPhraseValue(said.getPhraseValue())
                    .build());
            return Reply.GRANTED;
        });
    }

    /** Starts the match on the owner's request. */
    public Reply start(Participant owner, long now) {
        return ask(() -> matchLifecycle.start(owner, time(now)));
    }

    /** Starts another match on the owner's request, after one is over. */
    public Reply playAgain(Participant owner, long now) {
        return ask(() -> matchLifecycle.again(owner, time(now)));
    }

    /** Ends the match on the owner's request, after the round that is being played. */
    public Reply endMatch(long now) {
        return ask(() -> matchLifecycle.end(time(now)));
    }

    /**
     * Fills a seat with a bot, or every free seat if none is given, on the owner's request. An empty level stands for the default
     * of the host.
     */
    public Reply addBot(OptionalInt seat, String level) {
        return ask(() -> tableSetup.addBot(seat, level));
    }

    /** Empties a bot's seat on the owner's request. */
    public Reply removeBot(int seat) {
        return ask(() -> tableSetup.removeBot(seat));
    }

    /** Removes the holder of a seat on the owner's request. A ban applies to the whole host until it ends. */
    public Reply kick(Participant owner, int seat, boolean bar) {
        return ask(() -> kicks.kick(owner, seat, bar));
    }

    /** Removes a spectator on the owner's request. A ban applies to the whole host until it ends. */
    public Reply kickWatcher(Participant owner, String name, boolean bar) {
        return ask(() -> kicks.kickWatcher(owner, name, bar));
    }

    /** Changes the rules on the owner's request. */
    public Reply changeRules(Rules rules) {
        return ask(() -> tableSetup.changeRules(rules));
    }

    /** Changes the options on the owner's request. */
    public Reply changeOptions(TableOptions options) {
        return ask(() -> tableSetup.changeOptions(options));
    }

    /** Exchanges two seats on the owner's request. */
    public Reply swapSeats(int first, int second) {
        return ask(() -> tableSetup.swapSeats(first, second));
    }

    /** Fills the given number of free seats with bots of the default level, the last seats first. The host calls this itself. */
    public void callBots(int count) {
        checkThread();
        tableSetup.callBots(count);
    }

    /** Does what is due by the clock, and sends all changes to everybody. */
    public void run(long now) {
        if (isFailed()) {
            return;
        }
        pauses.look(now);
        while (!state.intermission().isRunning() && (takeBacks.step(time(now)) || matchLifecycle.step(time(now)))) {
            // The end of a round is sent before the next one begins.
            if (state.stage() != TableStage.TABLE_STAGE_PLAYING) {
                publish(now);
            }
            pauses.look(now);
        }
        publish(now);
    }

    private void publish(long now) {
        if (state.changes().any() || state.books().isWaitedFor() || news.isDue(now)) {
            keep();
            news.publish(now);
        }
    }

    /**
     * Writes the state of the table to its journal. The caller must do this after a request and before it sends the answer.
     * {@link #run} does it before it sends anything.
     */
    public void keep() {
        if (!isFailed()) {
            state.books().keep();
        }
    }

    /**
     * Restores the table after a restart of the host. Everything is as it was kept, but nobody is connected. Must be called once,
     * before any guest comes.
     *
     * @throws IllegalArgumentException if the snapshot is not one of a table
     */
    public void goOn(TableSnapshot snapshot, long now) {
        checkThread();
        if (snapshot.getStage() == TableStage.UNRECOGNIZED) {
            throw new IllegalArgumentException("No table is at stage " + snapshot.getStageValue() + ".");
        }
        try {
            state.goOn(RulesTranslator.read(snapshot.getRules()), snapshot.getOptions(), snapshot);
            seatAssignment.goOn(snapshot.getSeatsList(), now);
            state.restoreLooks();
            matchLifecycle.goOn(snapshot, now);
        } catch (Malformed malformed) {
            throw new IllegalArgumentException(malformed.sentence(), malformed);
        }
        if (snapshot.getPaused()) {
            state.intermission().begin(now);
        }
    }

    /** Returns the whole state of the table, apart from connections and clocks. */
    TableSnapshot snapshot() {
        return state.books().snapshot();
    }

    /**
     * Returns the moment at which {@link #run} must be called at the latest; {@link Long#MAX_VALUE} if it is not waiting for the
     * clock.
     */
    public long nextRun(long now) {
        if (isFailed()) {
            return Long.MAX_VALUE;
        }
        Intermission pause = state.intermission();
        return Math.min(
                news.nextTurn(),
                pause.isRunning()
                        ? pause.ends()
                        : pause.moment(Math.min(takeBacks.nextStep(), matchLifecycle.nextStep(time(now)))));
    }

    /** Returns the summary of the table for the host's list of tables. */
    public TableSummary summary(long now) {
        checkThread();
        return news.summary(now);
    }

    /** Publishes the round that will not be finished here, if links were requested for it. */
    public void breakOff() {
        checkThread();
        matchLifecycle.breakOff();
    }

    /** Marks the table as failed after a fault. The table informs everybody and refuses all further requests. */
    public void fail() {
        List<Participant> guests = state.guests();
        matchLifecycle.breakOff();
        state.setStage(TableStage.TABLE_STAGE_FAILED);
        // After a restart, the host must not continue a round whose end was shown.
        state.books().keepFailure();
        news.publishFailure(guests);
        state.services().archive().tableFailed(number());
    }

    /** Converts the clock to the time of the table, which stands still during a pause. */
    private long time(long now) {
        return state.intermission().time(now);
    }

    private Reply shuffled(Reply answer) {
        if (answer.isAwaited() && state.shuffling().isWatched()) {
            state.changes().forEverybody();
        }
        return answer;
    }

    private Reply fromSeat(Participant participant, IntFunction<Reply> request) {
        OptionalInt seat = state.seats().of(participant);
        return fromHere(
                participant, () -> seat.isEmpty() ? HostRefusal.NOT_SEATED.answer() : request.apply(seat.getAsInt()));
    }

    private Reply fromHere(Participant participant, Supplier<Reply> request) {
        return ask(() -> state.isHere(participant) ? request.get() : HostRefusal.NOT_AT_A_TABLE.answer());
    }

    /** Runs a request unless the table has failed. Every request except leaving passes through here. */
    private Reply ask(Supplier<Reply> request) {
        return isFailed() ? HostRefusal.TABLE_FAILED.answer() : request.get();
    }

    private boolean isFailed() {
        checkThread();
        return state.stage() == TableStage.TABLE_STAGE_FAILED;
    }

    private void checkThread() {
        Thread here = Thread.currentThread();
        if (home == null) {
            home = here;
        } else if (home != here) {
            throw new IllegalStateException("a table of " + home.getName() + " was touched by " + here.getName());
        }
    }
}
