package org.tiengow.client.online;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * The match of one session that may continue without its host: what is known of it, and the candidates for its host. This class sends
 * nothing and asks nobody.
 */
final class LostMatch {
    private static final Set<TableStage> WITH_A_MATCH =
            EnumSet.of(TableStage.PLAYING, TableStage.BETWEEN_ROUNDS, TableStage.MATCH_OVER);

    private final Supplier<SessionState> state;
    private final Supplier<String> hostKey;
    private final IdentityStore identityStore;

    /** The match that a host mentioned, or that was kept on disk, while this client is at no table; empty for none. */
    private String elsewhere = "";

    /** Creates the match of a session, given its state and the key of the lost or current host. */
    LostMatch(Supplier<SessionState> state, Supplier<String> hostKey, IdentityStore identityStore) {
        this.state = state;
        this.hostKey = hostKey;
        this.identityStore = identityStore;
    }

    /** Sets the match that a host has mentioned and that cannot be followed there. */
    void isElsewhere(String match) {
        elsewhere = match;
    }

    /** Forgets that match, because there is a host again. */
    void forget() {
        elsewhere = "";
    }

    /** Finds the match of a program that was started again, which knows only the matches on its disk: the last one of this host. */
    void remember() {
        SessionState now = state.get();
        if (now.atTable().isEmpty() && elsewhere.isEmpty() && !hostKey.get().isEmpty()) {
            ByteString host = bytes(hostKey.get());
            for (KnownMatch known : now.succession().known().matches().values()) {
                if (known.hosts().containsValue(host)) {
                    elsewhere = known.match();
                }
            }
        }
    }

    /**
     * Returns what is known of the match that was interrupted, or that was over: the night may have been handed over then too. Empty when
     * there was no match, or when nobody has signed a standing of it.
     */
    Optional<KnownMatch> known() {
        SessionState now = state.get();
        if (now.self().kind() != PlayerKind.PERSON) {
            return Optional.empty();
        }
        Optional<String> match = now.table() == null
                ? Optional.of(elsewhere)
                : now.atTable()
                        .filter(table -> WITH_A_MATCH.contains(table.stage()))
                        .map(TableState::match);
        return match.flatMap(now.succession()::of).filter(known -> known.held() != null);
    }

    /** Returns the standing of a match that has rounds to come. People are asked about no other match. */
    Optional<Standing> unfinished() {
        boolean over = state.get()
                .atTable()
                .filter(table -> table.stage() == TableStage.MATCH_OVER)
                .isPresent();
        return over ? Optional.empty() : known().flatMap(KnownMatch::standing);
    }

    /** Returns the seats of the newest standing that is held. */
    private List<StandingSeat> seats() {
        return known().flatMap(KnownMatch::standing).map(Standing::getSeatsList).orElse(List.of());
    }

    int mySeat() {
        return state.get().atTable().map(TableState::mySeat).orElseGet(this::keptSeat);
    }

    private int keptSeat() {
        Optional<ByteString> me = identityStore
                .keyIfRead()
                .map(key -> ByteString.copyFrom(key.identity().bytes()));
        return seats().stream()
                .filter(seat -> me.filter(seat.getKey()::equals).isPresent())
                .mapToInt(StandingSeat::getSeat)
                .findFirst()
                .orElse(Seats.NONE);
    }

    /** Returns the table to watch in order to learn where the match continues; empty with a seat, which leads there by itself. */
    OptionalInt watched() {
        return known().flatMap(KnownMatch::standing).stream()
                .filter(any -> mySeat() == Seats.NONE)
                .mapToInt(Standing::getTable)
                .findFirst();
    }

    /** Returns this program's seat if it has offered a host. */
    Optional<StandingSeat> offered() {
        int mine = mySeat();
        return seats().stream()
                .filter(seat -> seat.getSeat() == mine && seat.hasOffer())
                .findFirst();
    }

    /** Returns all seats that have offered a host, in order. This program's own is included only once it is open. */
    List<Candidate> candidates(OwnHost.@Nullable Opened opened) {
        List<Candidate> candidates = new ArrayList<>();
        int mine = mySeat();
        String gone = hostKey.get();
        for (StandingSeat seat : seats()) {
            if (seat.hasOffer() && seat.getOffer().getFingerprint().size() == Fingerprint.BYTES) {
                Candidate candidate = Candidate.of(seat);
                if (seat.getSeat() != mine && !candidate.fingerprint().equals(gone)) {
                    candidates.add(candidate);
                } else if (seat.getSeat() == mine && opened != null) {
                    candidates.add(candidate.here(opened.port(), opened.owner()));
                }
            }
        }
        return candidates;
    }

    /** Checks whether a message of a host that has the match allows following it; empty when the message says nothing about that. */
    Optional<Boolean> leads(Candidate candidate, HostMessage message) {
        ByteString host = bytes(candidate.fingerprint());
        return known().flatMap(known -> {
                    if (message.hasSuccession() && TakeoverChain.isAbout(message.getSuccession(), known.match())) {
                        return Optional.of(known.follow(message.getSuccession()).known());
                    }
                    return message.hasStanding() ? Optional.of(known) : Optional.empty();
                })
                .map(then -> then.isFollowed(then.epoch(), host));
    }

    /** Returns the finished rounds, as far as this program was told them. */
    List<RoundLine> rounds() {
        return state.get().atTable().map(TableState::rounds).orElse(List.of()).stream()
                .map(round -> RoundLine.newBuilder()
                        .setRound(round.round())
                        .setWinner(round.winner())
                        .addAllChange(round.change())
                        .addAllChips(round.chips())
                        .build())
                .toList();
    }

    /** Returns the key of a host in the form of messages. */
    static ByteString bytes(String fingerprint) {
        return ByteString.copyFrom(Fingerprint.read(fingerprint));
    }
}
