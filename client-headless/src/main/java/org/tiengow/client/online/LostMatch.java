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
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/** The match of one session that may go on without its host: what is known of it, and where it could go on. It asks nobody. */
final class LostMatch {
    private static final Set<TableStage> WITH_A_MATCH =
            EnumSet.of(TableStage.PLAYING, TableStage.BETWEEN_ROUNDS, TableStage.MATCH_OVER);

    private final Supplier<SessionState> state;
    private final Supplier<String> hostKey;
    private final Passport passport;

    /** The match that a host spoke of, or that was kept, while this client is at no table; empty for none. */
    private String elsewhere = "";

    /** Of a session: how that stands, and the key of the host that was lost, or that it is at. */
    LostMatch(Supplier<SessionState> state, Supplier<String> hostKey, Passport passport) {
        this.state = state;
        this.hostKey = hostKey;
        this.passport = passport;
    }

    /** The match that a host speaks of, which cannot be followed there. */
    void isElsewhere(String match) {
        elsewhere = match;
    }

    /** There is a host again. */
    void forget() {
        elsewhere = "";
    }

    /** A program that was started again knows its match only from what it has kept: the last one that this host ever had. */
    void remember() {
        SessionState now = state.get();
        if (now.atTable().isEmpty() && elsewhere.isEmpty() && !hostKey.get().isEmpty()) {
            ByteString host = bytes(hostKey.get());
            for (KnownMatch known : now.nights().known().matches().values()) {
                if (known.hosts().containsValue(host)) {
                    elsewhere = known.match();
                }
            }
        }
    }

    /**
     * What is known of the match that was interrupted, or that was over: the night may have been handed over then too. Empty when
     * there was none, or nobody has signed how it stood.
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
        return match.flatMap(now.nights()::of).filter(known -> known.held() != null);
    }

    /** How a match stands that has rounds to come: people are asked about no other one. */
    Optional<Standing> unfinished() {
        boolean over = state.get()
                .atTable()
                .filter(table -> table.stage() == TableStage.MATCH_OVER)
                .isPresent();
        return over ? Optional.empty() : known().flatMap(KnownMatch::standing);
    }

    /** The seats of the newest standing that is held. */
    private List<StandingSeat> seats() {
        return known().flatMap(KnownMatch::standing).map(Standing::getSeatsList).orElse(List.of());
    }

    int mySeat() {
        return state.get().atTable().map(TableState::mySeat).orElseGet(this::keptSeat);
    }

    private int keptSeat() {
        Optional<ByteString> me = passport.keyIfRead()
                .map(key -> ByteString.copyFrom(key.identity().bytes()));
        return seats().stream()
                .filter(seat -> me.filter(seat.getKey()::equals).isPresent())
                .mapToInt(StandingSeat::getSeat)
                .findFirst()
                .orElse(Seats.NONE);
    }

    /** The table at which to look where the match may go on, for whoever has no seat that would lead there; empty with a seat. */
    OptionalInt watched() {
        return known().flatMap(KnownMatch::standing).stream()
                .filter(any -> mySeat() == Seats.NONE)
                .mapToInt(Standing::getTable)
                .findFirst();
    }

    /** This program's seat, when that has offered a host. */
    Optional<StandingSeat> offered() {
        int mine = mySeat();
        return seats().stream()
                .filter(seat -> seat.getSeat() == mine && seat.hasOffer())
                .findFirst();
    }

    /** All seats that have offered a host, in order; this program's own only once it is open. */
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

    /** Whether what a host says that has the match shows that it may be followed; empty: nothing about that. */
    Optional<Boolean> leads(Candidate candidate, HostMessage message) {
        ByteString host = bytes(candidate.fingerprint());
        return known().flatMap(known -> {
                    if (message.hasSuccession() && Takeovers.isAbout(message.getSuccession(), known.match())) {
                        return Optional.of(known.follow(message.getSuccession()).known());
                    }
                    return message.hasStanding() ? Optional.of(known) : Optional.empty();
                })
                .map(then -> then.isFollowed(then.epoch(), host));
    }

    /** The finished rounds, as far as this program was told them. */
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

    /** The key of a host as messages name it. */
    static ByteString bytes(String fingerprint) {
        return ByteString.copyFrom(Fingerprint.read(fingerprint));
    }
}
