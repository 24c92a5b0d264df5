package org.tiengow.client.session.validation;

import com.google.protobuf.ProtocolStringList;
import java.util.List;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.Clock;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.Pause;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatWish;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.TakeBackRequest;

/**
 * The limits of a host's messages. Anybody can run a host, and none of its lists, texts and seats may exceed what a frontend can show. The
 * translators of rounds check the rest.
 */
public final class HostBounds {
    /** The most seats of any table (rules 2.2). */
    public static final int SEATS = 4;

    /** The longest name, in chars: more than twice what a host grants, so that a later version may grant more. */
    public static final int NAME = 64;

    /** The longest line of chat and the longest sentence, in chars: twice the 200 characters that a host lets through. */
    public static final int TEXT = 400;

    /** The longest identifier, in chars: ids of rules and matches, levels of bots, parameters. */
    public static final int WORD = 64;

    /** The most tables of a host, far more than a room has. */
    static final int TABLES = 256;

    /** The most bot levels that a host may list; a menu can show that many. */
    static final int LEVELS = 32;

    /** The most names of spectators, as in the protocol. */
    static final int WATCHERS = 20;

    /** The most names of barred people, as in the protocol. */
    static final int BARRED = 100;

    /** The most people who ask for a seat, as in the protocol. */
    static final int WISHES = 16;

    /** The most finished matches of a night, as in the protocol. */
    static final int MATCHES = 50;

    /** The most tiles of a hand (rules 2.2). */
    static final int HAND = 13;

    /** The most events of a round: it has at most four times 13 plays, and as many tricks, payments and answers. */
    public static final int EVENTS = 400;

    /** The longest public record, in chars: five times a usual one. */
    static final int RECORD = 16_384;

    private HostBounds() {}

    /**
     * Checks everything in a message except the round.
     *
     * @throws Malformed when a value exceeds what a table can have
     */
    public static void check(HostMessage message) {
        switch (message.getMessageCase()) {
            case ENTERED -> entered(message.getEntered());
            case ASKED -> asked(message.getAsked());
            case TABLE -> table(message.getTable());
            case SAID -> said(message.getSaid());
            case REVEALED -> message.getRevealed().getRecordsList().forEach(HostBounds::record);
            case LINK_ANSWER -> linkAnswer(message.getLinkAnswer());
            case EVENING -> evening(message.getEvening());
            case SEAT_WISHES -> wishes(message.getSeatWishes().getWishesList());
            case NIGHT -> NightBounds.check(message.getNight());
            case MOVED -> NightBounds.check(message.getMoved());
            case BARRED -> barred(message.getBarred().getNamesList());
            case CHALLENGE -> text("host name", NAME, message.getChallenge().getHostName());
            case LOBBY,
                    REFUSED,
                    CLOSING,
                    GRANTED,
                    PONG,
                    LEFT_TABLE,
                    WARNING,
                    STANDING,
                    SUCCESSION,
                    TAKE_OVER,
                    MESSAGE_NOT_SET -> {
                // tables are checked where they are read; the other messages hold numbers, and sentences for logs
            }
        }
    }

    /**
     * Checks the tables of a host.
     *
     * @throws Malformed when there are more than a host has, or one has more than a table has
     */
    public static void tables(List<TableSummary> tables) {
        within("tables", 0, TABLES, tables.size());
        for (TableSummary table : tables) {
            within("table", 0, Integer.MAX_VALUE, table.getTable());
            within("round", 0, Integer.MAX_VALUE, table.getRound());
            within("rounds", 0, Integer.MAX_VALUE, table.getRounds());
            within("spectators", 0, Integer.MAX_VALUE, table.getSpectators());
            text("rules", WORD, table.getRulesId());
            seats(table.getSeatsList());
        }
    }

    /**
     * Checks a text that is shown.
     *
     * @throws Malformed when it is too long, or is not {@linkplain ShownText#isHarmless harmless}
     */
    public static void text(String field, int longest, String text) {
        if (text.length() > longest || !ShownText.isHarmless(text)) {
            throw new Malformed(field, "The " + field + " is no line of at most " + longest + " characters.");
        }
    }

    /**
     * Checks that a view is a possible one: each of its numbers may be valid, and their combination not.
     *
     * @throws Malformed when the view is impossible
     */
    public static void view(SeatView view) {
        boolean settled = view.phase() == Phase.SETTLED;
        RoundResult result = view.result();
        holds("hand", view.hand().size() <= HAND);
        holds("turn", (view.turn() != Seats.NONE) == (view.phase() == Phase.PLAYING));
        holds("result", (result != null) == settled);
        holds(
                "tricks",
                result == null
                        || result.declared() != Seats.NONE
                        || !view.tricks().isEmpty());
        holds("lead", view.lead().filter(SeenPlay::faceDown).isEmpty());
        holds("best", view.setToBeat().filter(SeenPlay::faceDown).isEmpty());
    }

    private static void holds(String field, boolean possible) {
        if (!possible) {
            throw new Malformed(field, "The " + field + " does not fit the rest of the view.");
        }
    }

    private static void barred(List<String> names) {
        within("barred", 0, BARRED, names.size());
        names.forEach(name -> text("name", NAME, name));
    }

    private static void wishes(List<SeatWish> wishes) {
        within("wishes", 0, WISHES, wishes.size());
        for (SeatWish wish : wishes) {
            within("wish", 1, Integer.MAX_VALUE, wish.getNumber());
            text("name", NAME, wish.getName());
            text("name", NAME, wish.getHolder());
            within("table", 0, TABLES - 1, wish.getTable());
            within("seat", 0, SEATS - 1, wish.getSeat());
            within("time", 0, (int) Limits.SEAT_WISH.toMillis(), wish.getMillisLeft());
        }
    }

    private static void entered(Entered entered) {
        text("name", NAME, entered.getName());
        text("host name", NAME, entered.getHostName());
        within("levels", 0, LEVELS, entered.getLevelsCount());
        words("level", entered.getLevelsList(), WORD);
        asked(entered.getAsked());
    }

    private static void asked(AgreementAsked asked) {
        text("match", WORD, asked.getMatch());
        within("epoch", 0, SuccessionRules.MOST_EPOCH, asked.getEpoch());
        within("people who agree", 0, 2 * SEATS, asked.getWillingCount());
        asked.getWillingList().forEach(key -> within("key", Identity.BYTES, Identity.BYTES, key.size()));
    }

    private static void table(TableUpdate table) {
        int seats = table.getSeatsCount();
        boolean failed = table.getStage() == TableStage.TABLE_STAGE_FAILED;
        within("seats", failed ? 0 : 2, SEATS, seats);
        seats(table.getSeatsList());
        within("table", 0, Integer.MAX_VALUE, table.getTable());
        within("your seat", Seats.NONE, seats - 1, table.getYourSeat());
        within("spectators", 0, Integer.MAX_VALUE, table.getSpectators());
        within("watchers", 0, WATCHERS, table.getWatchersCount());
        words("watcher", table.getWatchersList(), NAME);
        text("level", WORD, table.getOptions().getStandInLevel());
        text("match", WORD, table.getMatch());
        within("events", 0, EVENTS, table.getEventsCount());
        within("lines of the chat", 0, Limits.CHAT_LINES, table.getChatCount());
        table.getChatList().forEach(HostBounds::said);
        if (table.hasView()) {
            within("players", seats, seats, table.getView().getStacksCount());
            within(
                    "seat of the view",
                    table.getYourSeat(),
                    table.getYourSeat(),
                    table.getView().getSeat());
        }
        if (table.hasClock()) {
            clock(table.getClock(), seats);
        }
        if (table.hasPause()) {
            pause(table.getPause(), seats);
        }
        if (table.hasTakeBack()) {
            takeBack(table.getTakeBack(), seats);
        }
        within("reactions", 0, seats, table.getReactionsCount());
        for (Reacted each : table.getReactionsList()) {
            within("seat that reacts", 0, seats - 1, each.getSeat());
            within("time of a reaction", 0, Integer.MAX_VALUE, each.getMillisLeft());
        }
        shuffle(table.getShuffle(), seats);
        rounds(table.getRoundsList(), seats);
        places(table.getPlacesList(), seats);
    }

    private static void shuffle(Shuffle shuffle, int seats) {
        text("match of the shuffle", WORD, shuffle.getMatch());
        within("time of the shuffle", 0, Integer.MAX_VALUE, shuffle.getMillisLeft());
        within("round of the shuffle", 0, Integer.MAX_VALUE, shuffle.getRound());
        within("seats that are waited for", 0, seats, shuffle.getWaitingCount());
        shuffle.getWaitingList().forEach(seat -> within("seat that is waited for", 0, seats - 1, seat));
        within("seats left out", 0, seats, shuffle.getLeftOutCount());
        shuffle.getLeftOutList().forEach(seat -> within("seat left out", 0, seats - 1, seat));
        boolean asks = shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_LINKS;
        within(
                "seats of the list",
                asks ? seats : 0,
                asks ? seats : 0,
                shuffle.getList().getSeatsCount());
        shuffle.getList().getSeatsList().forEach(seat -> text("name", NAME, seat.getName()));
    }

    private static void clock(Clock clock, int seats) {
        within("seat of the clock", Seats.NONE, seats - 1, clock.getSeat());
        within("time left", 0, Integer.MAX_VALUE, clock.getMillisLeft());
        within("time in all", 0, Integer.MAX_VALUE, clock.getMillisTotal());
    }

    private static void pause(Pause pause, int seats) {
        within("wishes for a pause", 0, seats, pause.getWishedCount());
        pause.getWishedList().forEach(seat -> within("seat that wishes for a pause", 0, seats - 1, seat));
        within("time of the pause", 0, Integer.MAX_VALUE, pause.getMillisLeft());
    }

    private static void takeBack(TakeBackRequest request, int seats) {
        within("seat that takes back", 0, seats - 1, request.getSeat());
        within("answers missing", 0, seats, request.getMissingCount());
        request.getMissingList().forEach(seat -> within("seat whose answer is missing", 0, seats - 1, seat));
        within("time for answers", 0, Integer.MAX_VALUE, request.getMillisLeft());
    }

    private static void rounds(List<RoundLine> rounds, int seats) {
        within("rounds", 0, Limits.ROUNDS_IN_UPDATE, rounds.size());
        int before = 0;
        for (RoundLine line : rounds) {
            within("round", before + 1, Integer.MAX_VALUE, line.getRound());
            within("winner", 0, seats - 1, line.getWinner());
            within("changes", seats, seats, line.getChangeCount());
            within("scores", seats, seats, line.getChipsCount());
            before = line.getRound();
        }
    }

    private static void places(List<Integer> places, int seats) {
        if (!places.isEmpty()) {
            within("places", seats, seats, places.size());
            places.forEach(place -> within("place", 1, seats, place));
        }
    }

    private static void seats(List<SeatInfo> seats) {
        within("seats", 0, SEATS, seats.size());
        for (int i = 0; i < seats.size(); i++) {
            SeatInfo seat = seats.get(i);
            within("seat", i, i, seat.getSeat());
            text("name", NAME, seat.getName());
            text("level", WORD, seat.getLevel());
            text("next", NAME, seat.getNext());
            text("left", NAME, seat.getLeft());
            within("grace time", 0, Integer.MAX_VALUE, seat.getGraceMillis());
        }
    }

    private static void said(Said said) {
        text("name", NAME, said.getName());
        text("text", TEXT, said.getText());
        text("network", WORD, said.getMissingNetwork());
        within("seat", Seats.NONE, SEATS - 1, said.getSeat());
    }

    private static void record(String record) {
        within("length of a record", 0, RECORD, record.length());
    }

    private static void linkAnswer(LinkAnswer answer) {
        text("match of the link", WORD, answer.getLink().getMatch());
        record(answer.getRecord());
        within("takeovers", 0, KnownMatch.TAKEOVERS, answer.getProof().getTakeoversCount());
    }

    private static void evening(Evening evening) {
        within("matches", 0, MATCHES, evening.getMatchesCount());
        for (FinishedMatch match : evening.getMatchesList()) {
            text("match", WORD, match.getMatch());
            text("rules", WORD, match.getRulesId());
            within("rounds", 1, Integer.MAX_VALUE, match.getRounds());
            within("players", 2, SEATS, match.getPlayersCount());
            for (MatchPlayer player : match.getPlayersList()) {
                text("name", NAME, player.getName());
                within("place", 1, match.getPlayersCount(), player.getPlace());
                within("captures", 0, match.getRounds(), player.getCaptures());
                within("longest bank", 0, match.getRounds(), player.getLongestBank());
                within("best round", 0, Integer.MAX_VALUE, player.getBestRound());
                within("last tricks", 0, match.getRounds(), player.getLastTricks());
            }
        }
    }

    private static void words(String field, ProtocolStringList words, int longest) {
        words.forEach(word -> text(field, longest, word));
    }

    static void within(String field, int least, int most, int value) {
        if (value < least || value > most) {
            throw new Malformed(field, "The " + field + " cannot be " + value + ".");
        }
    }
}
