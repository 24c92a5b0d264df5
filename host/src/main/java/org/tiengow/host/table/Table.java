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
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.opening.SafeText;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Agree;
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
 * The authority of one table. Every request returns its one {@link Reply}; what changed is told to everybody by the next
 * {@link #run}, which also does what the clock asks for. All methods are called from one thread, and it checks that.
 *
 * <pre>
 *   GATHERING → PLAYING ⇄ BETWEEN_ROUNDS
 *       ↑           ↓          ↓             any → FAILED
 *       └────── MATCH_OVER ────┘
 * </pre>
 *
 * <p>{@code now} is in milliseconds of a clock that never jumps; which clock is not known here.
 */
public final class Table {
    private final TableContents state;
    private final Membership membership;
    private final SendingAway sendingAway;
    private final Arrangement arrangement;
    private final Progress progress;
    private final Pauses pauses;
    private final TableNews news;
    private final WatchersTalk watchersTalk = new WatchersTalk();
    private @Nullable Thread home;

    /** An empty table. */
    public Table(TableSettings settings, TableServices services) {
        state = new TableContents(settings, services);
        OwnBots bots = new OwnBots(state);
        membership = new Membership(state, bots);
        arrangement = new Arrangement(state, bots);
        sendingAway = new SendingAway(state, membership, bots);
        progress = new Progress(state, membership, sendingAway, bots);
        pauses = new Pauses(state);
        news = new TableNews(state);
    }

    /** Takes a seat; which one: empty for any free one, else a bot's. */
    public Reply sit(Guest guest, OptionalInt seat) {
        return ask(() -> membership.sit(guest, seat));
    }

    /** Watches. */
    public Reply watch(Guest guest) {
        return ask(() -> membership.watch(guest));
    }

    /** Leaves the seat for good, or stops watching. */
    public Reply leave(Guest guest) {
        checkThread();
        return membership.leave(guest);
    }

    /** A guest's connection broke. */
    public void lost(Guest guest, long now) {
        checkThread();
        membership.lost(guest, time(now));
    }

    /** The name of whom this token would bring back; empty when it brings nobody. */
    public Optional<String> nameFor(ByteString token) {
        checkThread();
        return membership.nameFor(token);
    }

    /**
     * A fresh token for the seat of the person with this key, who is not there, when the match came from another host: what
     * token that person has may be one that only the other host knew, or is shown to nobody else. Empty when there is none.
     */
    public Optional<ByteString> tokenFor(Identity key) {
        checkThread();
        return state.standings().isTakenOver() ? membership.tokenFor(key) : Optional.empty();
    }

    /** The name of the person who holds a seat and is lost; empty when that person is there, or on the way back, or there is none. */
    public Optional<String> whoseLost(int seat) {
        checkThread();
        return membership.whoseLost(seat);
    }

    /**
     * The seat of somebody who is lost is another one's from now on, who comes to it with the token in the answer; the token and the
     * key that brought its person back are void.
     *
     * @param holder who must hold it still
     */
    public Reply giveLost(int seat, String holder, Guest taker) {
        return ask(() -> membership.giveLost(seat, holder, taker));
    }

    /** Somebody comes with the token of a seat. */
    public Reply comeBack(Guest guest, ByteString token) {
        return ask(() -> membership.comeBack(guest, token));
    }

    /** Answers a decision; nothing changes unless it is the open one and the play is legal. */
    public Reply play(Guest guest, long decision, Play play, long now) {
        return fromSeat(guest, seat -> {
            if (state.stage() != TableStage.TABLE_STAGE_PLAYING) {
                return HostRefusal.OLD_DECISION.about(0);
            }
            if (state.intermission().isRunning()) {
                return HostRefusal.PAUSED.answer();
            }
            Reply answer = state.match().orElseThrow().play(seat, decision, play, time(now));
            if (answer.isGranted()) {
                state.changes().forGuest(guest);
            }
            return answer;
        });
    }

    /** Is ready, or no longer, to start or for the next round; while a round is played it makes no difference. */
    public Reply setReady(Guest guest, boolean ready) {
        return fromSeat(guest, seat -> {
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

    /** Wishes for a pause of the match, which all people who play must agree to; or no longer, which ends it. */
    public Reply wishPause(Guest guest, boolean wish, long now) {
        return fromHere(guest, () -> pauses.wish(guest, wish, now));
    }

    /** Takes the anchor of a seat's hash chain. */
    public Reply giveAnchor(Guest guest, GiveAnchor message) {
        return fromSeat(guest, seat -> shuffled(state.shuffling().anchor(seat, guest, message)));
    }

    /** Takes a seat's link for the round whose list is told. */
    public Reply openLink(Guest guest, OpenLink message) {
        return fromSeat(guest, seat -> shuffled(state.shuffling().link(seat, message)));
    }

    /** Says what became of a link that was opened here; empty when this table does not know the round. */
    public Optional<LinkAnswer> answer(LinkName link) {
        return isFailed() ? Optional.empty() : progress.answer(link); // what it has left is where its records are
    }

    /** Signs the record of a round; its signer may have no seat any more, or not yet again. */
    public Reply signRecord(Guest guest, SignRecord message) {
        return fromHere(guest, () -> progress.sign(guest, message));
    }

    /** Whether the program of somebody here has yet to sign the last record of a match that is over. */
    public boolean isSignatureAwaited() {
        return !isFailed() && progress.isSignatureAwaited();
    }

    /** Wishes for a colour; gets it, or the next that is free when another person has it. */
    public Reply chooseColor(Guest guest, SeatColor wish) {
        return fromSeat(guest, seat -> {
            if (!TableSeats.COLORS.contains(wish)) {
                return HostRefusal.BAD_OPTION.about("color");
            }
            state.seats().choose(seat, wish);
            state.changes().forEverybody();
            return Reply.GRANTED;
        });
    }

    /** Wishes for a face; gets it, or the next that is free when another person has it. */
    public Reply chooseFace(Guest guest, SeatFace wish) {
        return fromSeat(guest, seat -> {
            if (!TableSeats.FACES.contains(wish)) {
                return HostRefusal.BAD_OPTION.about("face");
            }
            state.seats().choose(seat, wish);
            state.changes().forEverybody();
            return Reply.GRANTED;
        });
    }

    /** Shows a reaction at the own seat to everybody at the table; another one too soon is refused. */
    public Reply react(Guest guest, Reaction reaction, long now) {
        return fromSeat(guest, seat -> {
            Reply answer = state.reactions().react(guest, reaction, now);
            if (answer.isGranted()) {
                state.changes().forEverybody();
            }
            return answer;
        });
    }

    /** Holds how the match stands after its last round. */
    public Reply hold(Guest guest, HoldStanding held) {
        return ask(() -> state.standings().hold(guest, held));
    }

    /** Cannot follow this host, or signs a later epoch of it. */
    public Reply agree(Guest guest, Agree agree) {
        return ask(() -> state.standings().agree(guest, agree));
    }

    /** The program of somebody here could host, or no longer. */
    public void offersChanged() {
        checkThread();
        state.changes().forEverybody();
    }

    /** Whose program could take the host over, in a seat; empty when nobody's there could. */
    public Optional<Guest> heirAt(int seat) {
        checkThread();
        return state.seats().has(seat) && state.seats().get(seat).offer().isPresent()
                ? Optional.ofNullable(state.seats().get(seat).guest())
                : Optional.empty();
    }

    /**
     * The host goes to another program, and no round begins here; or it does not.
     *
     * @param seat from which its person plays; empty when that is at another table
     */
    public void goesTo(boolean going, OptionalInt seat) {
        checkThread();
        state.goesTo(going, seat);
    }

    /** How the table stands, for another host to go on with. */
    public HandedOverTable handedOver() {
        checkThread();
        HandedOverTable.Builder handedOver =
                HandedOverTable.newBuilder().setTable(state.settings().number()).setSnapshot(withoutOwner(snapshot()));
        state.standings().newest().ifPresent(handedOver::setStanding);
        return handedOver.build();
    }

    /** The other host has an owner of its own. */
    private static TableSnapshot withoutOwner(TableSnapshot snapshot) {
        TableSnapshot.Builder unowned = snapshot.toBuilder();
        unowned.getSeatsBuilderList().forEach(SeatSnapshot.Builder::clearOwner);
        return unowned.build();
    }

    /**
     * The match came from another host, or from this one before its process was gone; after {@link #goOn}.
     *
     * @param standing the newest one
     */
    public void inherits(Sealed standing) {
        checkThread();
        state.match().ifPresent(match -> state.standings().inherits(standing));
    }

    /** Tells everybody here something as the last. */
    public void farewell(HostMessage message) {
        checkThread();
        state.toEverybodyNow(message);
    }

    /** Says something to everybody at the table, whoever watches not too often; {@code phrase} is passed on as it came. */
    public Reply say(Guest guest, Say said, long now) {
        return fromHere(guest, () -> {
            Optional<String> line = SafeText.line(said.getText(), SafeText.LONGEST_CHAT);
            if (line.isEmpty()) {
                return HostRefusal.BAD_TEXT.about(SafeText.LONGEST_CHAT);
            }
            OptionalInt seat = state.seats().of(guest);
            if (seat.isEmpty() && !watchersTalk.mayTalk(guest, now)) {
                return HostRefusal.TOO_FAST.answer();
            }
            state.say(Said.newBuilder()
                    .setName(guest.name())
                    .setSeat(seat.orElse(Seats.NONE))
                    .setText(line.get())
                    .setPhraseValue(said.getPhraseValue())
                    .build());
            return Reply.GRANTED;
        });
    }

    /** The owner starts the match. */
    public Reply start(Guest owner, long now) {
        return ask(() -> progress.start(owner, time(now)));
    }

    /** The owner starts another match after one is over. */
    public Reply playAgain(Guest owner, long now) {
        return ask(() -> progress.again(owner, time(now)));
    }

    /** The owner ends the match after the round that is being played. */
    public Reply endMatch(Guest owner, long now) {
        return ask(() -> progress.end(owner, time(now)));
    }

    /** The owner fills a seat, or every free one, with bots; an empty level is the host's default. */
    public Reply addBot(Guest owner, OptionalInt seat, String level) {
        return ask(() -> arrangement.addBot(owner, seat, level));
    }

    /** The owner empties a bot's seat. */
    public Reply removeBot(Guest owner, int seat) {
        return ask(() -> arrangement.removeBot(owner, seat));
    }

    /** The owner removes somebody from the table; with a bar, from the host, and until it ends. */
    public Reply kick(Guest owner, int seat, boolean bar) {
        return ask(() -> sendingAway.kick(owner, seat, bar));
    }

    /** The owner removes somebody who watches; with a bar, from the host, and until it ends. */
    public Reply kickWatcher(Guest owner, String name, boolean bar) {
        return ask(() -> sendingAway.kickWatcher(owner, name, bar));
    }

    /** The owner changes the rules. */
    public Reply changeRules(Guest owner, Rules rules) {
        return ask(() -> arrangement.changeRules(owner, rules));
    }

    /** The owner changes the options. */
    public Reply changeOptions(Guest owner, TableOptions options) {
        return ask(() -> arrangement.changeOptions(owner, options));
    }

    /** The owner exchanges two seats. */
    public Reply swapSeats(Guest owner, int first, int second) {
        return ask(() -> arrangement.swapSeats(owner, first, second));
    }

    /** The host fills so many free seats with bots of its default level, the last seats first. */
    public void callBots(int count) {
        checkThread();
        arrangement.callBots(count);
    }

    /** Does what the clock asks for, and tells everybody what has changed. */
    public void run(long now) {
        if (isFailed()) {
            return;
        }
        pauses.look(now);
        while (!state.intermission().isRunning() && progress.step(time(now))) {
            if (state.stage()
                    != TableStage.TABLE_STAGE_PLAYING) { // the end of a round is seen before the next one begins
                publish(now);
            }
            pauses.look(now);
        }
        publish(now);
    }

    private void publish(long now) {
        if (state.changes().any() || state.books().isWaitedFor()) {
            keep();
            news.publish(now);
        }
    }

    /**
     * Hands how the table stands to its journal. Whoever has the answer to a request must have called this before giving it
     * away; {@link #run} does it before it tells anything by itself.
     */
    public void keep() {
        if (!isFailed()) {
            state.books().keep();
        }
    }

    /**
     * Goes on with a match, or what there was, after the host was gone: everything is as it was kept, and nobody is connected.
     * Called once, before anybody comes.
     *
     * @throws IllegalArgumentException when the stand is none of a table
     */
    public void goOn(TableSnapshot snapshot, long now) {
        checkThread();
        if (snapshot.getStage() == TableStage.UNRECOGNIZED) {
            throw new IllegalArgumentException("No table is at stage " + snapshot.getStageValue() + ".");
        }
        try {
            state.goOn(RulesTranslator.read(snapshot.getRules()), snapshot.getOptions(), snapshot);
            membership.goOn(snapshot.getSeatsList(), now);
            progress.goOn(snapshot, now);
        } catch (Malformed malformed) {
            throw new IllegalArgumentException(malformed.sentence(), malformed);
        }
        if (snapshot.getPaused()) {
            state.intermission().begin(now);
        }
    }

    /** All that the table is, apart from connections and clocks. */
    TableSnapshot snapshot() {
        return state.books().snapshot();
    }

    /** When {@link #run} must be called at the latest; {@link Long#MAX_VALUE}: not before something happens. */
    public long nextRun(long now) {
        if (isFailed()) {
            return Long.MAX_VALUE;
        }
        Intermission pause = state.intermission();
        return pause.isRunning() ? pause.ends() : pause.moment(progress.nextStep(time(now)));
    }

    /** The table in the list of the host. */
    public TableSummary summary(long now) {
        checkThread();
        return news.summary(now);
    }

    /** Shows the round that will not be finished here, if links were asked for it. */
    public void breakOff() {
        checkThread();
        progress.breakOff();
    }

    /** A fault ended this table: it says so, and refuses everything from now on. */
    public void fail() {
        List<Guest> guests = state.guests();
        progress.breakOff();
        state.setStage(TableStage.TABLE_STAGE_FAILED);
        state.books().keepFailure(); // whoever starts the host again goes on with no round whose end was shown
        news.publishFailure(guests);
        state.services().archive().tableFailed(state.settings().number());
    }

    /** All that a table does is timed by its own time, which stands still while people pause. */
    private long time(long now) {
        return state.intermission().time(now);
    }

    private Reply shuffled(Reply answer) {
        if (answer.isAwaited() && state.shuffling().isWatched()) {
            state.changes().forEverybody();
        }
        return answer;
    }

    /** A request of somebody in a seat. */
    private Reply fromSeat(Guest guest, IntFunction<Reply> request) {
        OptionalInt seat = state.seats().of(guest);
        return fromHere(guest, () -> seat.isEmpty() ? HostRefusal.NOT_SEATED.answer() : request.apply(seat.getAsInt()));
    }

    /** A request of somebody at this table. */
    private Reply fromHere(Guest guest, Supplier<Reply> request) {
        return ask(() -> state.isHere(guest) ? request.get() : HostRefusal.NOT_AT_A_TABLE.answer());
    }

    /** Every request but leaving comes through here: a table that has failed does nothing more. */
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
