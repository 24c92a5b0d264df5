package org.tiengow.web.seat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.netty.util.concurrent.ScheduledFuture;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.Frontend;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.table.Cue;
import org.tiengow.web.door.NextDoor;

/**
 * The session of a person at a table, which outlives the connections of the browser. A browser that shows its return key gets the whole
 * screen again. If no browser returns within {@link PageHost#asleep}, the connection to the host is closed. The table then shows
 * the person as lost, and only the browser can bring the seat back.
 *
 * <p>Spectators and people who wait for a seat have no seat token. That of a guided round or a practice table is worthless once the
 * session ends, because the table ends with it. In all these cases the browser gets a page token instead, which is valid until the
 * connection to the host is closed.
 */
final class BrowserSession implements Frontend {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int PAGE_TOKEN_BYTES = 16;
    private static final int MOST_KNOCKS = 40;
    private static final long KNOCK_AGAIN_MILLIS = 200;

    private final BrowserSessions sessions;
    private final PagePerson person;
    private final IdentityStore identityStore;
    private final TableFlow flow;
    private final PageExtras extras;
    private final PageActs acts;
    private final boolean hasOwnTable;
    private final Token pageToken;
    private boolean isFar;
    private @Nullable BrowserConnection page;
    private @Nullable ViewState last;
    private @Nullable HostingOffer successor;

    /** How often the door of the next host was looked at; {@link #MOST_KNOCKS} once the browser was sent there, or stays here. */
    private int knocks;

    private @Nullable ScheduledFuture<?> sleep;

    /** Creates the session, and starts to connect to the host. {@code own} is the host of a guided round or of practice; null for any other table. */
    BrowserSession(
            BrowserSessions sessions,
            BrowserConnection page,
            PagePerson person,
            IdentityStore identityStore,
            JoinTarget joinTarget,
            Wish wish,
            @Nullable EmbeddedHost own) {
        this.sessions = sessions;
        this.page = page;
        this.person = person;
        this.identityStore = identityStore;
        this.hasOwnTable = own != null;
        byte[] drawn = new byte[PAGE_TOKEN_BYTES];
        RANDOM.nextBytes(drawn);
        this.pageToken = Token.of(drawn);
        this.flow = new TableFlow(
                this, person, sessions.host().connector().showing(identityStore)::open, joinTarget, wish, null, own);
        this.extras = new PageExtras(flow, person, sessions.thinking(), this::later, this::showWhole);
        person.whenChanged(() -> later(flow::refresh));
        this.acts = new PageActs(flow, extras);
    }

    /** Switches to the display for a television: rounds seen from afar, without the chat, of one table or of all in turn. */
    void showFar(int table) {
        isFar = true;
        flow.showFar(table);
    }

    /** Checks whether this is the session of a seat token. */
    boolean hasSeatToken(Token token) {
        return !hasOwnTable
                && !token.isNone()
                && flow.state().self().seatToken().equals(token);
    }

    /** Checks whether the browser got this page token. */
    boolean hasPageToken(Token shown) {
        return pageToken.equals(shown);
    }

    /** Checks whether the person sits at a table; a spectator does not. */
    boolean plays() {
        return flow.state().atTable().filter(TableState::isSeated).isPresent();
    }

    /** Checks whether the person may be shown how others join, with the key of the night: everyone whom the host gave a seat. */
    boolean mayInvite() {
        return plays() && !hasOwnTable && !isFar;
    }

    /** Checks whether the person owns the host. */
    boolean ownsHost() {
        return flow.state().self().ownsHost();
    }

    /** Checks whether the table was opened for this phone alone: a guided round, or practice. */
    boolean hasOwnTable() {
        return hasOwnTable;
    }

    /** Checks whether no browser shows this session. */
    boolean isDetached() {
        return page == null;
    }

    /** Returns the key that brings a browser back to this seat, or to the night; empty for anybody else who only watches. */
    Optional<ReturnKey> returnKey() {
        return hasOwnTable ? Optional.empty() : ReturnKey.of(identityStore, flow.state());
    }

    /** Checks whether a return key leads to the seat of this session. Other sessions are found again by their page token alone. */
    boolean hasKeptSeat() {
        return returnKey().filter(ReturnKey::hasSeat).isPresent();
    }

    /**
     * Attaches a browser and detaches the previous one. Returns the person of this session, with the language and the settings of that
     * browser.
     */
    PagePerson showAt(BrowserConnection next, PagePerson asked) {
        if (page != null && page != next) {
            page.displaced();
        }
        page = next;
        if (sleep != null) {
            sleep.cancel(false);
        }
        person.become(asked);
        if (hasHostEnded(flow.state())) {
            flow.round().retry(); // the host may be back
        }
        flow.refresh();
        showWhole();
        return person;
    }

    /** Detaches a browser that is out of reach and has been silent for the given time. Schedules the end of the connection to the host. */
    void browserLost(BrowserConnection by, Duration silent) {
        if (by != page) {
            return;
        }
        page = null;
        flow.dropPremove();
        if (isFar || !hasKeptSeat() && !sessions.mayWait()) {
            disconnect();
            return;
        }
        long left = Math.max(0, sessions.host().asleep().minus(silent).toMillis());
        sleep = sessions.thread().schedule(this::disconnect, left, TimeUnit.MILLISECONDS);
    }

    /** Disconnects in favour of another session of the same person, and informs the browser that shows this one. */
    void giveWay() {
        if (page != null) {
            page.displaced();
            page = null;
        }
        disconnect();
    }

    /** Closes the connection to the host, which keeps the seat. */
    void disconnect() {
        sessions.remove(this);
        extras.close();
        flow.part();
    }

    /** Executes an act of the page. */
    void heed(PageAct act) {
        acts.heed(act);
    }

    /** Shows everything again with the current language and settings. */
    void refresh() {
        flow.refresh();
        showWhole();
    }

    @Override
    public void later(Runnable work) {
        sessions.execute(work);
    }

    @Override
    public Runnable after(Duration time, Runnable work) {
        ScheduledFuture<?> due = sessions.thread().schedule(work, time.toMillis(), TimeUnit.MILLISECONDS);
        return () -> due.cancel(false);
    }

    @Override
    public void show(ViewState viewState) {
        if (viewState.main() instanceof ViewState.Left left) {
            left(left.why(), left.reason());
        } else if (viewState.main() instanceof ViewState.StrangeKey strange) {
            left(strange.why(), null);
        } else {
            List<Cue> cues = cues(viewState);
            if (last != null && isEnd(last) && !isEnd(viewState)) {
                leaveRound(viewState);
            }
            last = viewState;
            if (page != null) {
                page.show(message(viewState, cues), returnKey());
                endIfOver(flow.state());
                goAlong(flow.state());
            }
        }
    }

    @Override
    public void open(Overlay overlay, Supplier<Optional<Record>> screen) {
        if (overlay == Overlay.LESSON || overlay == Overlay.PRACTICE) {
            later(() -> {
                if (page != null) { // this table has been left
                    page.goOn(overlay);
                }
            });
        } else {
            extras.open(overlay, screen);
        }
    }

    /** Closes the overlay of a round that is over. When people move to another table, what belongs to no round stays open. */
    private void leaveRound(ViewState next) {
        if (next.main() instanceof ViewState.Lobby) {
            extras.closeRound();
        } else {
            extras.close();
        }
    }

    private static boolean isEnd(ViewState viewState) {
        return viewState
                .sheet()
                .filter(over -> over instanceof ViewState.Settled || over instanceof ViewState.Ended)
                .isPresent();
    }

    private void showWhole() {
        if (page != null && last != null) {
            page.show(message(last, List.of()), returnKey());
        }
    }

    private void left(String why, @Nullable RefusalReason reason) {
        sessions.remove(this);
        extras.close();
        if (page != null) {
            page.left(this, why, reason);
        }
    }

    /** Detaches the browser if another program has taken the seat, or if the host has ended for good. */
    private void endIfOver(SessionState state) {
        BrowserConnection shownAt = page;
        if (shownAt == null || !state.connection().stage().isOver()) {
            return;
        }
        if (state.connection().isFor(Problem.Kind.REPLACED)) {
            shownAt.displaced();
            page = null;
            disconnect();
        } else if (hasHostEnded(state)) {
            shownAt.over();
        }
    }

    /** Checks whether the host has announced its end, and no unfinished match is left that it or another host could resume. */
    private static boolean hasHostEnded(SessionState state) {
        return state.connection().isFor(Problem.Kind.HOST_ENDS)
                && state.connection().stage().isOver();
    }

    /**
     * Sends the browser to the door of the next host, once the session has moved there by itself and that door is open. This happens only
     * once: a browser that returns here did not reach the other door, or it was this one, so it plays on here.
     */
    private void goAlong(SessionState state) {
        HostingOffer named = state.succession().successor();
        HostingOffer there = named == null ? successor : named;
        successor = there;
        if (page != null
                && knocks == 0
                && there != null
                && there.webPort() > 0
                && state.isIn()
                && state.host().fingerprint().equals(there.fingerprint())) {
            knock(NextDoor.of(there));
        }
    }

    private void knock(NextDoor there) {
        knocks++;
        CompletableFuture<Void> unused = there.isOpen()
                .thenAccept(open -> sessions.execute(() -> {
                    if (open) {
                        send(there);
                    } else if (knocks < MOST_KNOCKS) {
                        sessions.thread().schedule(() -> knock(there), KNOCK_AGAIN_MILLIS, TimeUnit.MILLISECONDS);
                    }
                }));
    }

    private void send(NextDoor there) {
        BrowserConnection leaving = page;
        knocks = leaving == null ? 0 : MOST_KNOCKS;
        if (leaving == null) {
            return; // is sent there when it comes back
        }
        if (!hasKeptSeat()) { // the browser comes back there under the same name, which must be free by then
            page = null;
            disconnect();
        }
        leaving.moved(there.url());
    }

    /** Checks whether the browser still waits to be sent to the door of the next host, which has been named. */
    boolean isMoving() {
        return page != null
                && knocks < MOST_KNOCKS
                && successor != null
                && successor.webPort() > 0
                && !flow.state().connection().stage().isOver();
    }

    /**
     * Returns the doors of possible successors of the host, by the names of their owners. The browser gets them in advance, because
     * this door may be unreachable later.
     */
    private JsonObject otherDoors() {
        JsonObject doors = new JsonObject();
        SessionState state = flow.state();
        state.atTable()
                .ifPresent(table -> state.succession().candidates(table.match()).forEach((name, offer) -> {
                    if (offer.webPort() > 0) {
                        doors.addProperty(name, NextDoor.of(offer).url());
                    }
                }));
        return doors;
    }

    private JsonObject message(ViewState viewState, List<Cue> cues) {
        JsonObject message = ViewStateJson.of(viewState);
        if (isFar) {
            ViewStateJson.hush(message);
            flow.tablesInTurn().ifPresent(tables -> message.add("tables", ScreenJson.part(tables)));
        } else if (!hasKeptSeat()) {
            message.addProperty("held", pageToken.hex());
        }
        extras.json().ifPresent(extra -> message.add("extra", extra));
        JsonObject doors = otherDoors();
        if (!doors.isEmpty()) {
            message.add("doors", doors);
        }
        if (!cues.isEmpty()) {
            JsonArray names = new JsonArray();
            cues.forEach(cue -> names.add(cue.name()));
            message.add("cues", names);
        }
        return message;
    }

    private List<Cue> cues(ViewState next) {
        ViewState before = last;
        if (before == null) {
            return List.of();
        }
        if (before.main() instanceof ViewState.Round was && next.main() instanceof ViewState.Round is) {
            return is.table().cuesSince(was.table());
        }
        if (before.main() instanceof ViewState.Lesson was && next.main() instanceof ViewState.Lesson is) {
            return is.guide().cuesSince(was.guide());
        }
        return List.of();
    }
}
