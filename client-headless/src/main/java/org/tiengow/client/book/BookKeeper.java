package org.tiengow.client.book;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.book.BookRound.Transfer;
import org.tiengow.client.session.Evenings;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * Notes the nights of sessions in the book. A match is noted when its host lists it among the finished ones. Nights without a match of two
 * people are not noted.
 */
public final class BookKeeper {
    private static final Logger LOG = LoggerFactory.getLogger(BookKeeper.class);

    /** The most matches whose rounds are remembered before their host lists them as finished. */
    private static final int MOST_OPEN = 8;

    /** The most matches of this program's own host that are remembered as one night. */
    private static final int MOST_HOSTED = 50;

    private final NightBook book;
    private final Executor background;
    private final InstantSource clock;
    /** The matches at this program's own host. Confined to the background. */
    private final List<BookMatch> hosted = new ArrayList<>();

    /**
     * Creates a keeper.
     *
     * @param background runs the writing; tasks run one at a time
     * @param clock the time of the user's machine
     */
    public BookKeeper(NightBook book, Executor background, InstantSource clock) {
        this.book = book;
        this.background = background;
        this.clock = clock;
    }

    /** Notes the nights of a session until it is closed, and returns the session. */
    public GameSession watch(GameSession session) {
        session.onUpdate(watching());
        return session;
    }

    /**
     * Notes a match that has ended at a host of this program, which knows the keys of all players.
     *
     * @param night the id of the night
     * @param host the name of the host
     * @param key the fingerprint of the host's key in hexadecimal digits; empty without TLS
     * @param chip the value of a chip; empty for none
     * @param keys the identity keys of the players in hexadecimal digits; empty for a bot, and for a person without a key
     * @param rounds supplies its rounds in order, as far as they are known; called in the background
     */
    public void note(
            String night,
            String host,
            String key,
            String chip,
            org.tiengow.protocol.wire.FinishedMatch result,
            List<String> keys,
            Supplier<List<BookRound>> rounds) {
        FinishedMatch match = Evenings.read(result);
        Instant now = clock.instant();
        inBackground(() -> {
            try {
                hosted.add(new BookMatch(now, Seats.NONE, match, keys, rounds.get()));
                if (hosted.size() > MOST_HOSTED) {
                    hosted.remove(0);
                }
                note(new BookNight(night, host, key, chip, hosted));
            } catch (IllegalArgumentException refused) {
                LOG.warn("A match is not noted: {}", refused.getMessage());
            }
        });
    }

    /**
     * Notes the value of a chip that was set after a match.
     *
     * @param match the id of the last match of the night
     * @param chip the value; empty for none
     */
    public void noteChip(String match, String chip) {
        inBackground(() -> {
            try {
                book.setChip(match, chip);
            } catch (IOException | IllegalArgumentException unwritten) {
                LOG.warn("The value of a chip is not in the book: {}", unwritten.getMessage());
            }
        });
    }

    /** Returns a listener for one session. */
    Consumer<SessionState> watching() {
        return new Watching()::see;
    }

    /** The observations of one match at its table. */
    private record Open(
            String match,
            int me,
            List<FinishedRound> rounds,
            @Nullable KnownMatch known) {
        /** Checks whether nothing has been learned since another moment. */
        boolean isLike(@Nullable Open other) {
            return other != null
                    && match.equals(other.match)
                    && me == other.me
                    && rounds.size() == other.rounds.size()
                    && known == other.known;
        }

        /** Returns the seats of the newest standing, which have the keys of the people. */
        List<StandingSeat> seats() {
            return Optional.ofNullable(known)
                    .flatMap(KnownMatch::standing)
                    .map(Standing::getSeatsList)
                    .orElse(List.of());
        }
    }

    /** The nights of one session. Confined to the session's thread. */
    private final class Watching {
        private final Map<String, Open> open = new LinkedHashMap<>();
        private final Map<String, Instant> ends = new LinkedHashMap<>();
        private List<FinishedMatch> finished = List.of();
        private @Nullable Open last;

        /** The night whose finished matches are known. */
        private String night = "";

        /** The value of a chip as noted for that night; null before. */
        private @Nullable String chip;

        void see(SessionState state) {
            TableState table = state.table();
            boolean hasNews = state.finishedMatches() != finished;
            if (table != null && !table.match().isEmpty()) {
                Open now = new Open(
                        table.match(),
                        table.mySeat(),
                        table.rounds(),
                        state.succession().of(table.match()).orElse(null));
                if (!now.isLike(last)) {
                    last = now;
                    remember(now);
                    hasNews |= state.finishedMatches().stream()
                            .anyMatch(match -> match.match().equals(now.match()));
                }
            }
            finished = state.finishedMatches();
            if (hasNews && !finished.isEmpty()) {
                Instant now = clock.instant();
                finished.forEach(match -> ends.putIfAbsent(match.match(), now));
                Map<String, Instant> times = new LinkedHashMap<>(ends);
                Map<String, Open> seen = new LinkedHashMap<>(open);
                List<FinishedMatch> matches = finished;
                String host = state.host().name();
                String key = state.host().fingerprint();
                String worth = state.night().chip();
                String id = state.night().id().isEmpty()
                        ? matches.get(0).match()
                        : state.night().id();
                inBackground(() -> note(id, host, key, worth, matches, times, seen));
                if (!night.equals(state.night().id())) {
                    night = state.night().id();
                    chip = null;
                }
            }
            night = night.isEmpty() ? state.night().id() : night;
            boolean isOfNight = !night.isEmpty() && night.equals(state.night().id());
            if (isOfNight && !finished.isEmpty() && !state.night().chip().equals(chip)) {
                String value = state.night().chip();
                chip = value;
                noteChip(finished.get(finished.size() - 1).match(), value);
            }
        }

        private void remember(Open now) {
            open.put(now.match(), now);
            if (open.size() > MOST_OPEN) {
                open.remove(open.keySet().iterator().next());
            }
        }
    }

    private void inBackground(Runnable work) {
        try {
            background.execute(work);
        } catch (RejectedExecutionException ending) {
            // the program ends, and an update that came after its last work is not noted
        }
    }

    private void note(
            String night,
            String host,
            String key,
            String chip,
            List<FinishedMatch> matches,
            Map<String, Instant> ends,
            Map<String, Open> open) {
        try {
            List<BookMatch> noted = new ArrayList<>();
            for (FinishedMatch match : matches) {
                noted.add(match(match, Objects.requireNonNull(ends.get(match.match())), open.get(match.match())));
            }
            note(new BookNight(night, host, key, chip, noted));
        } catch (IllegalArgumentException refused) {
            LOG.warn("The night of a strange host is not noted: {}", refused.getMessage());
        }
    }

    private void note(BookNight night) {
        try {
            if (night.isShared()) {
                book.note(night);
            }
        } catch (IOException unwritten) {
            LOG.warn("The night is not in the book yet: {}", unwritten.getMessage());
        }
    }

    private static BookMatch match(FinishedMatch match, Instant end, @Nullable Open seen) {
        int players = match.players().size();
        List<String> keys = new ArrayList<>(Collections.nCopies(players, ""));
        List<BookRound> rounds = new ArrayList<>();
        int me = Seats.NONE;
        if (seen != null) {
            me = seen.me() < players ? seen.me() : Seats.NONE;
            for (StandingSeat seat : seen.seats()) {
                if (seat.getSeat() < players && isPerson(match, seat)) {
                    keys.set(seat.getSeat(), hex(seat.getKey()));
                }
            }
            seen.rounds().stream()
                    .filter(round -> round.change().size() == players)
                    .forEach(round -> rounds.add(round(round)));
        }
        return new BookMatch(end, me, match, keys, rounds);
    }

    /** Checks whether the holder of a seat in a standing is the person who held it when the match ended. */
    private static boolean isPerson(FinishedMatch match, StandingSeat seat) {
        FinishedMatch.Player player = match.players().get(seat.getSeat());
        return !player.bot() && player.name().equals(seat.getName());
    }

    private static String hex(ByteString key) {
        return key.isEmpty() ? "" : Identity.of(key.toByteArray()).hex();
    }

    private static BookRound round(FinishedRound round) {
        List<Transfer> payments = round.result().stream()
                .flatMap(result -> result.payments().stream())
                .filter(payment -> payment.from() != Seats.BANK && payment.to() != Seats.BANK)
                .map(payment -> new Transfer(payment.from(), payment.to(), payment.chips()))
                .toList();
        return BookRound.of(round.round(), round.winner(), round.change(), payments);
    }
}
