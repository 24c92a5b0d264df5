package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.Words;

/** The session of a flow, from connecting to leaving, over as many connections as needed. */
final class TableVisit {
    private static final Duration NEWS = Duration.ofSeconds(30);
    /** Addresses that lead nowhere from another machine. */
    private static final Pattern LOOPBACK = Pattern.compile("localhost|127\\..*|::1|0:0:0:0:0:0:0:1");

    private final Frontend frontend;
    private final UserContext userContext;
    private final FlowCallbacks flowCallbacks;
    private final Function<JoinTarget, GameSession> door;
    private Wish wish;
    private final KeyWords keyWords;
    private final Wait untilOld;
    private volatile @Nullable EmbeddedHost own;
    private JoinTarget joinTarget;
    private GameSession session;
    private SessionState state;
    private String news = "";
    /** Whether this session has asked for a seat. */
    private boolean asked;

    private boolean asksOwner;

    /** Whether the user came for any seat and only bots' seats are available; a sheet then asks which one. */
    private boolean offersSeats;

    /** Whether this spectator is on the way from one table to another. */
    private boolean changesTable;

    private boolean here;
    /** Whether any session has seen the table; {@link #here} holds it for the current session. */
    private boolean wasAtTable;

    private boolean colourAsked;

    /** The number of the session's shuffle alarms that have been read. */
    private int alarmsRead;

    private boolean over;

    /**
     * Opens the session; {@link #begin} subscribes to it.
     *
     * @param door opens a session
     * @param wish the seat wanted
     * @param own the host here that is closed with the table; null if the host is elsewhere
     */
    TableVisit(
            Frontend frontend,
            UserContext userContext,
            FlowCallbacks flowCallbacks,
            Function<JoinTarget, GameSession> door,
            JoinTarget joinTarget,
            Wish wish,
            @Nullable EmbeddedHost own) {
        this.frontend = frontend;
        this.userContext = userContext;
        this.flowCallbacks = flowCallbacks;
        this.door = door;
        this.joinTarget = joinTarget;
        this.wish = wish;
        this.own = own;
        this.keyWords = new KeyWords(frontend, flowCallbacks::changed);
        this.untilOld = new Wait(frontend, NEWS, () -> tell(""));
        this.session = door.apply(joinTarget);
        this.state = session.state();
    }

    /** Subscribes to the session. Called after the constructor, once the listeners exist. */
    void begin() {
        listenTo(session);
    }

    Frontend frontend() {
        return frontend;
    }

    UserContext person() {
        return userContext;
    }

    Words words() {
        return userContext.words();
    }

    GameSession session() {
        return session;
    }

    SessionState state() {
        return state;
    }

    /** Returns the host that this program runs for this table. May be called from any thread. */
    Optional<EmbeddedHost> host() {
        return Optional.ofNullable(own);
    }

    /** Closes the host here, because another host has taken over. */
    void handedOver() {
        host().ifPresent(EmbeddedHost::close);
        own = null;
    }

    /** Adopts the host here on which the match continues. The session connects to it by itself. */
    void goesOnAt(EmbeddedHost agreed) {
        handedOver();
        own = agreed;
    }

    /** Connects to the host here that has taken over. The user is its owner. */
    void moveTo(EmbeddedHost heir) {
        own = heir;
        joinTarget = heir.joinTarget(state.self().name());
        connectAgain();
    }

    /** Returns the words of the host's key; empty without a key, and until they have been derived. */
    String hostWords() {
        return host().map(EmbeddedHost::fingerprintWords)
                .orElseGet(() -> keyWords.of(state.host().fingerprint()));
    }

    /** Returns the words of another key; empty without one, and until they have been derived. */
    String wordsOf(String key) {
        return keyWords.of(key);
    }

    /**
     * Returns the addresses that an invitation names: those of the host here, or the one at which this program joined a host elsewhere.
     * Empty if none leads there from another machine.
     */
    List<String> addresses() {
        HostAddress joined = joinTarget.address();
        return host().map(EmbeddedHost::addresses)
                .orElseGet(() -> LOOPBACK.matcher(joined.host()).matches() ? List.of() : List.of(joined.toString()));
    }

    /** Returns the notice to show for a while, such as the new host or the seat being waited for; may be empty. */
    String news() {
        return news.isEmpty() ? coming(state).map(this::waitsFor).orElse("") : news;
    }

    /** Returns the bots whose seats the user may choose from; empty if no choice is offered, or a seat is reserved for the user already. */
    List<SeatState> seatsOffered() {
        return offersSeats && coming(state).isEmpty()
                ? state.atTable()
                        .filter(at -> !at.isSeated())
                        .map(TableVisit::bots)
                        .orElse(List.of())
                : List.of();
    }

    /** Ends the choice of a seat: the user has chosen, or remains a spectator. */
    void seatChosen() {
        offersSeats = false;
        tell("");
    }

    /** Offers the choice of a seat again, because the chosen one was refused. */
    void seatRefused(String why) {
        offersSeats = true;
        tell(why);
    }

    private static List<SeatState> bots(TableState at) {
        return at.seats().stream()
                .filter(seat -> seat.holder() == Holder.BOT && seat.next().isEmpty())
                .toList();
    }

    /** Returns the bot's seat that is reserved for the user from its next turn on. */
    private static Optional<SeatState> coming(SessionState now) {
        return now.atTable()
                .filter(at -> !at.isSeated())
                .flatMap(at -> at.seats().stream()
                        .filter(seat -> !seat.next().isEmpty()
                                && seat.next().equals(now.self().name()))
                        .findFirst());
    }

    private String waitsFor(SeatState seat) {
        return words().get("table.waitsForSeat", People.name(words(), seat));
    }

    /** Shows a notice for {@link #NEWS}, before any other. */
    void tell(String sentence) {
        news = sentence;
        if (sentence.isEmpty()) {
            untilOld.stop();
        } else {
            untilOld.restart();
        }
        flowCallbacks.changed();
    }

    /** Marks the alarms about the shuffle as read, so that they are not shown as news again. */
    void alarmsRead() {
        int unread = state.shuffle().raised().size();
        alarmsRead += unread;
        state = state.with(state.shuffle().since(unread));
        flowCallbacks.changed();
    }

    /** Leaves the watched table for another one. What is known of this one stays until that one is known. */
    void watchAt(int table) {
        Wish before = wish;
        GameSession current = session;
        wish = new Wish(table, OptionalInt.empty(), Wish.Role.WATCH);
        changesTable = true;
        CompletableFuture<Void> unused = current.leaveTable()
                .thenAccept(left -> ask(current.watch(table), refusal -> {
                    wish = before;
                    ask(current.watch(before.table()), this::endRefused);
                }));
    }

    /** Sits down at a seat of this table, or moves there. */
    CompletableFuture<Answer> sitAt(int seat) {
        return session.sit(state.atTable().orElseThrow().number(), OptionalInt.of(seat));
    }

    /** Delivers an answer to the thread of the flow if it is a refusal. */
    void ask(CompletableFuture<Answer> answer, Consumer<Answer.Refused> refused) {
        answer.thenAccept(given -> {
            if (given instanceof Answer.Refused refusal) {
                frontend.later(() -> refused.accept(refusal));
            }
        });
    }

    /** Shows a reaction at the player's seat for a moment. A refusal, for one too soon after the last one, is ignored. */
    void react(Reaction reaction) {
        session.react(reaction);
    }

    /** Sends a line of chat. A line that is one of the phrases is sent as that phrase, whatever the language. */
    CompletableFuture<Answer> say(String line) {
        return Phrases.meant(words(), line).map(session::say).orElseGet(() -> session.say(line));
    }

    /** Reconnects at once. If the host had closed the connection, a new session is opened. */
    void retry() {
        if (state.connection().stage() == ConnectionStatus.Stage.CLOSED) {
            connectAgain();
        } else {
            session.tryAgain();
        }
    }

    /** Checks whether leaving would abandon others in the middle of a match, or end it for them. */
    boolean isMatchRunning() {
        return state.atTable()
                .filter(at -> at.isSeated() || host().isPresent())
                .filter(at -> at.stage() == TableStage.PLAYING || at.stage() == TableStage.BETWEEN_ROUNDS)
                .isPresent();
    }

    /** Checks whether the host runs here and others are at it, for whom it would end. */
    boolean hasGuests() {
        return host().isPresent() && state.night().people().size() > 1;
    }

    /** Leaves the table, even while the host is lost: the user does not intend to return. */
    void leave() {
        if (wasAtTable && !breaksOff()) {
            session.leaveTable();
        }
        part();
    }

    /** Leaves the table if the host is connected, then ends the connection and the host here. While the host is lost, the seat is kept. */
    void close() {
        if (state.isIn() && !breaksOff()) {
            session.leaveTable();
        }
        part();
    }

    /** Checks whether the night of the host here can be resumed later, as after a crash. The player's seat is then kept with the others. */
    private boolean breaksOff() {
        return isMatchRunning()
                && host().filter(own -> !own.addresses().isEmpty()).isPresent();
    }

    /** Ends the connection and the host here without giving up the seat. */
    void part() {
        over = true;
        untilOld.stop();
        session.close();
        host().ifPresent(EmbeddedHost::close);
    }

    boolean isOver() {
        return over;
    }

    private void connectAgain() {
        session.close();
        asked = false;
        here = false;
        joinTarget = joinTarget.withSeatToken(state.self().seatToken());
        session = door.apply(joinTarget);
        state = state.with(session.state().connection()); // discards the problem that ended the last connection
        listenTo(session);
    }

    private void listenTo(GameSession current) {
        alarmsRead = 0;
        current.onUpdate(next -> frontend.later(() -> {
            if (current == session && !over) {
                update(next);
            }
        }));
    }

    private void update(SessionState next) {
        ConnectionStatus connection = next.connection();
        if (connection.stage().isOver() && !wasAtTable) {
            endBeforeTable(connection.problem());
        } else if (next.table() != null) {
            here = true;
            wasAtTable = true;
            changesTable &= next.table().number() != wish.table();
            Optional<SeatState> awaited = coming(state);
            List<ChatLine> heard = state.chat();
            state = next.with(next.shuffle().since(alarmsRead));
            if (awaited.isPresent()
                    && next.atTable().filter(TableState::isSeated).isPresent()) {
                tell(words().get("table.seatIsYours", People.name(words(), awaited.get())));
            }
            next.chat().stream()
                    .filter(line -> !line.missingNetwork().isEmpty() && !heard.contains(line))
                    .forEach(line -> tell(Phrases.text(words(), line)));
            wishForLooks();
            wishToWatch(next);
        } else if (here && next.isIn() && !changesTable) {
            flowCallbacks.end(new ViewState.Left(words().get("problem.KICKED")));
        } else {
            waitForTable(next);
        }
        if (!over) {
            flowCallbacks.heard(next);
        }
    }

    /**
     * Ends the flow before a table was seen. A user who may accept the host's other key gets {@link ViewState.StrangeKey}. A seat token is
     * valid at one host only, so its holder is not offered another key.
     */
    private void endBeforeTable(@Nullable Problem problem) {
        String why = problem == null ? "" : HostWords.of(words()).problem(problem);
        OtherKey keys = problem == null ? null : problem.otherKey();
        flowCallbacks.end(
                keys == null || joinTarget.showsToken()
                        ? new ViewState.Left(why, reason(problem))
                        : new ViewState.StrangeKey(keys, why, joinTarget, wish));
    }

    private static @Nullable RefusalReason reason(@Nullable Problem problem) {
        Answer.Refused refusal = problem == null ? null : problem.refusal();
        return refusal == null ? null : refusal.reason();
    }

    /** Follows the session while it has no table: the last known table stays during a reconnect. */
    private void waitForTable(SessionState next) {
        state = wasAtTable ? state.with(next.connection()).withFailoverQuestion(next.failoverQuestion()) : next;
        if (next.isIn() && !asked) {
            sit();
        } else if (next.connection().stage() == ConnectionStatus.Stage.RETURNING) {
            asked = false; // the connection broke before there was a seat to return to
            asksOwner = false;
        }
    }

    private void sit() {
        asked = true;
        offersSeats = isAnySeatABots();
        ask(
                wish.watching() || offersSeats ? session.watch(wish.table()) : session.sit(wish.table(), wish.seat()),
                refusal -> {
                    if (refusal.reason() == RefusalReason.SEAT_TAKEN && isWishedSeatLost()) {
                        askOwner();
                    } else if (refusal.reason() == RefusalReason.TABLE_FULL
                            && state.night().seatsMore()) {
                        ask(session.watch(wish.table()), this::endRefused);
                    } else if (refusal.reason() != RefusalReason.AT_A_TABLE) {
                        // A client that presents a seat token is at the table already.
                        endRefused(refusal);
                    }
                });
    }

    /** Checks whether a match is running without a free seat. The host would then assign a bot's seat that the user has not chosen. */
    private boolean isAnySeatABots() {
        return !wish.watching()
                && wish.seat().isEmpty()
                && state.host().tables().stream()
                        .anyMatch(table -> table.table() == wish.table()
                                && (table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS)
                                && table.freeSeats() == 0
                                && table.mayWatch());
    }

    /** Checks whether the wanted seat belongs to a disconnected player; the user may be that player. */
    private boolean isWishedSeatLost() {
        return state.host().tables().stream()
                .filter(table -> table.table() == wish.table())
                .flatMap(table -> table.seats().stream())
                .anyMatch(seat -> wish.seat().equals(OptionalInt.of(seat.seat()))
                        && seat.holder() == Holder.PERSON
                        && seat.presence() == Presence.LOST);
    }

    private void askOwner() {
        asksOwner = true;
        ask(session.askForSeat(wish.table(), wish.seat().orElseThrow()), this::endRefused);
        flowCallbacks.changed();
    }

    /** Declines the seats of the next matches, once, for a user who came only to watch while the host seats people. */
    private void wishToWatch(SessionState next) {
        if (wish.role() == Wish.Role.ONLY_WATCH) {
            wish = new Wish(wish.table(), OptionalInt.empty(), Wish.Role.WATCH);
            if (next.night().seating() != SeatingMode.FREE) {
                session.wishToPlay(PlayWish.ONLY_WATCH);
            }
        }
    }

    private void endRefused(Answer.Refused refusal) {
        flowCallbacks.end(new ViewState.Left(HostWords.of(words()).sentence(refusal), refusal.reason()));
    }

    /** Checks whether the owner is being asked for the seat. */
    boolean asksOwner() {
        return asksOwner && state.isIn();
    }

    private boolean isOwnFace() {
        return state.atTable()
                .map(table -> table.seats().get(table.mySeat()).face())
                .isPresent();
    }

    /** Requests the user's preferred colour and face, once, as soon as there is a seat. The colour may be taken. */
    private void wishForLooks() {
        int liked = userContext.settings().colour();
        if (colourAsked || state.atTable().filter(TableState::isSeated).isEmpty()) {
            return;
        }
        colourAsked = true;
        if (liked != Settings.NO_COLOUR) {
            session.chooseColour(SeatColour.values()[liked]);
        }
        SeatFace face = userContext.settings().face();
        if (face != null && isOwnFace()) {
            session.chooseFace(face);
        }
    }
}
