package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.Phrase;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
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

/** The session of a flow, from the door to the way out, over as many connections as it takes. */
final class TableVisit {
    private static final Duration NEWS = Duration.ofSeconds(30);
    private final Frontend frontend;
    private final Person person;
    private final Ways ways;
    private final Function<Entrance, GameSession> door;
    private final Wish wish;
    private final KeyWords keyWords;
    private final Wait untilOld;
    private volatile @Nullable HostHere own;
    private Entrance entrance;
    private GameSession session;
    private SessionState state;
    private String news = "";
    /** Whether this session has asked for a seat, and whether it has seen the table. */
    private boolean asked;

    private boolean asksOwner;

    /** Whether this person came for any seat, and only bots' are to be had: which one, a sheet asks. */
    private boolean offersSeats;

    private boolean here;
    /** Whether there has been a table in any session. */
    private boolean wasAtTable;

    private boolean colourAsked;

    /** The number of the session's alarms about the shuffle that have been read. */
    private int alarmsRead;

    private boolean over;

    /**
     * Begins to connect.
     *
     * @param door opens a session
     * @param wish where to sit
     * @param own the host to be closed with the table, where it is this program's own
     */
    TableVisit(
            Frontend frontend,
            Person person,
            Ways ways,
            Function<Entrance, GameSession> door,
            Entrance entrance,
            Wish wish,
            @Nullable HostHere own) {
        this.frontend = frontend;
        this.person = person;
        this.ways = ways;
        this.door = door;
        this.entrance = entrance;
        this.wish = wish;
        this.own = own;
        this.keyWords = new KeyWords(frontend, ways::changed);
        this.untilOld = new Wait(frontend, NEWS, () -> tell(""));
        this.session = door.apply(entrance);
        this.state = session.state();
    }

    /** Hears what the session says; once whoever is told is made. */
    void begin() {
        listenTo(session);
    }

    Frontend frontend() {
        return frontend;
    }

    Person person() {
        return person;
    }

    Words words() {
        return person.words();
    }

    GameSession session() {
        return session;
    }

    SessionState state() {
        return state;
    }

    /** The host that this program runs for this table. May be called from any thread. */
    Optional<HostHere> host() {
        return Optional.ofNullable(own);
    }

    /** Another host has the night now; this program's own has ended. */
    void handedOver() {
        host().ifPresent(HostHere::close);
        own = null;
    }

    /** The match goes on at this program's own host, and the session comes there by itself. */
    void goesOnAt(HostHere agreed) {
        handedOver();
        own = agreed;
    }

    /** This program's own host has the night now, and this person owns it. */
    void moveTo(HostHere heir) {
        own = heir;
        entrance = heir.entrance(state.self().name());
        connectAgain();
    }

    /** The words of the host's key; empty where there is none, and until they are known. */
    String hostWords() {
        return host().map(HostHere::words)
                .orElseGet(() -> keyWords.of(state.host().fingerprint()));
    }

    /** The words of another key; empty without one, and until they are known. */
    String wordsOf(String key) {
        return keyWords.of(key);
    }

    /** Where others join, as far as this program knows. */
    List<String> addresses() {
        return host().map(HostHere::addresses).orElse(List.of());
    }

    /** What is to be said for a while, such as who hosts now, or whose seat is waited for; empty if there is nothing. */
    String news() {
        return news.isEmpty() ? coming(state).map(this::waitsFor).orElse("") : news;
    }

    /** The bots whose seats this person may choose from; none while there is nothing to choose, or a seat is to come anyway. */
    List<SeatState> seatsOffered() {
        return offersSeats && coming(state).isEmpty()
                ? state.atTable()
                        .filter(at -> !at.isSeated())
                        .map(TableVisit::bots)
                        .orElse(List.of())
                : List.of();
    }

    /** The seat has been chosen, or this person only watches. */
    void seatChosen() {
        offersSeats = false;
        tell("");
    }

    /** The seat that was chosen is not to be had; another one may be. */
    void seatRefused(String why) {
        offersSeats = true;
        tell(why);
    }

    private static List<SeatState> bots(TableState at) {
        return at.seats().stream()
                .filter(seat -> seat.holder() == Holder.BOT && seat.next().isEmpty())
                .toList();
    }

    /** The seat that falls to this person at its next turn. */
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

    /** Says something for a while, above everything else that could wait. */
    void tell(String sentence) {
        news = sentence;
        if (sentence.isEmpty()) {
            untilOld.stop();
        } else {
            untilOld.restart();
        }
        ways.changed();
    }

    /** Marks the alarms about the shuffle as read, so that they are not shown as news again. */
    void alarmsRead() {
        int unread = state.shuffle().raised().size();
        alarmsRead += unread;
        state = state.with(state.shuffle().since(unread));
        ways.changed();
    }

    /** Sits down at a seat of this table, or moves there. */
    CompletableFuture<Answer> sitAt(int seat) {
        return session.sit(wish.table(), OptionalInt.of(seat));
    }

    /** Passes an answer on to the thread of the flow if it is a refusal. */
    void ask(CompletableFuture<Answer> answer, Consumer<Answer.Refused> refused) {
        answer.thenAccept(given -> {
            if (given instanceof Answer.Refused refusal) {
                frontend.later(() -> refused.accept(refusal));
            }
        });
    }

    /** Shows a phrase at the own seat for a moment; one too soon after the last is not missed. */
    void react(Phrase phrase) {
        session.react(phrase);
    }

    /** Says something at the table; a phrase as one, whatever the language it is said in. */
    CompletableFuture<Answer> say(String line) {
        return Phrases.meant(words(), line).map(session::say).orElseGet(() -> session.say(line));
    }

    /** Tries at once to come back; where the host had ended the connection, over another one. */
    void retry() {
        if (state.connection().stage() == ConnectionStatus.Stage.CLOSED) {
            connectAgain();
        } else {
            session.tryAgain();
        }
    }

    /** Whether this person would leave others in the middle of a match, or end it for them. */
    boolean isMatchRunning() {
        return state.atTable()
                .filter(at -> at.isSeated() || host().isPresent())
                .filter(at -> at.stage() == TableStage.PLAYING || at.stage() == TableStage.BETWEEN_ROUNDS)
                .isPresent();
    }

    /** Leaves the table, also while the host is lost: whoever says so does not mean to come back. */
    void leave() {
        if (wasAtTable && !breaksOff()) {
            session.leaveTable();
        }
        part();
    }

    /** Leaves the table of a host that hears it, and ends the connection and the own host; a lost host's seat is kept. */
    void close() {
        if (state.isIn() && !breaksOff()) {
            session.leaveTable();
        }
        part();
    }

    /** Whether the own night can be gone on with later, as after the program was killed: the own seat is kept with the others. */
    private boolean breaksOff() {
        return isMatchRunning()
                && host().filter(own -> !own.addresses().isEmpty()).isPresent();
    }

    /** Ends the connection and the own host, and leaves no seat. */
    void part() {
        over = true;
        untilOld.stop();
        session.close();
        host().ifPresent(HostHere::close);
    }

    private void connectAgain() {
        session.close();
        asked = false;
        here = false;
        entrance = entrance.withSeatToken(state.self().seatToken());
        session = door.apply(entrance);
        state = state.with(session.state().connection()); // what ended the one before is over
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
            Optional<SeatState> awaited = coming(state);
            state = next.with(next.shuffle().since(alarmsRead));
            if (awaited.isPresent()
                    && next.atTable().filter(TableState::isSeated).isPresent()) {
                tell(words().get("table.seatIsYours", People.name(words(), awaited.get())));
            }
            wishForLooks();
        } else if (here && next.isIn()) {
            ways.end(new Shown.Left(words().get("problem.KICKED")));
        } else {
            waitForTable(next);
        }
        if (!over) {
            ways.heard(next);
        }
    }

    /** Who has the token of a seat wants that host and no other; whoever else may come to trust the new key. */
    private void endBeforeTable(@Nullable Problem problem) {
        String why = problem == null ? "" : HostWords.of(words()).problem(problem);
        OtherKey keys = problem == null ? null : problem.otherKey();
        ways.end(
                keys == null || entrance.showsToken()
                        ? new Shown.Left(why, reason(problem))
                        : new Shown.StrangeKey(keys, why, entrance, wish));
    }

    private static @Nullable RefusalReason reason(@Nullable Problem problem) {
        Answer.Refused refusal = problem == null ? null : problem.refusal();
        return refusal == null ? null : refusal.reason();
    }

    /** There is no table yet: on the way back to it, it stays as it was. */
    private void waitForTable(SessionState next) {
        state = wasAtTable ? state.with(next.connection()).withHostGone(next.hostGone()) : next;
        if (next.isIn() && !asked) {
            sit();
        } else if (next.connection().stage() == ConnectionStatus.Stage.RETURNING) {
            asked = false; // it broke before there was a seat to come back to
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
                    } else if (refusal.reason() != RefusalReason.AT_A_TABLE) {
                        // Whoever comes back with the token of a seat is there already.
                        ways.end(new Shown.Left(HostWords.of(words()).sentence(refusal), refusal.reason()));
                    }
                });
    }

    /** Whether a match is running without a free seat, so that the host would give away one that nobody has asked for. */
    private boolean isAnySeatABots() {
        return !wish.watching()
                && wish.seat().isEmpty()
                && state.host().tables().stream()
                        .anyMatch(table -> table.table() == wish.table()
                                && (table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS)
                                && table.freeSeats() == 0
                                && table.mayWatch());
    }

    /** Whether the seat is that of somebody who has lost the connection, and may be this person. */
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
        ask(
                session.askForSeat(wish.table(), wish.seat().orElseThrow()),
                refusal -> ways.end(new Shown.Left(HostWords.of(words()).sentence(refusal), refusal.reason())));
        ways.changed();
    }

    /** Whether the owner is being asked for the seat. */
    boolean asksOwner() {
        return asksOwner && state.isIn();
    }

    private boolean isOwnFace() {
        return state.atTable()
                .map(table -> table.seats().get(table.mySeat()).face())
                .isPresent();
    }

    /** Once, as soon as there is a seat; another person may have that colour. */
    private void wishForLooks() {
        int liked = person.settings().colour();
        if (colourAsked || state.atTable().filter(TableState::isSeated).isEmpty()) {
            return;
        }
        colourAsked = true;
        if (liked != Settings.NO_COLOUR) {
            session.chooseColour(SeatColour.values()[liked]);
        }
        SeatFace face = person.settings().face();
        if (face != null && isOwnFace()) {
            session.chooseFace(face);
        }
    }
}
