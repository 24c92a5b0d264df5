package org.tiengow.client.succession;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * The match of one session, as far as its failover depends on it, with the candidates for its host. Immutable.
 *
 * @param succession what the session knows of the hosts of its matches
 * @param isPerson whether people are at the session, to play or to watch; a bot follows no match to another host
 * @param ownsHost whether the session owns the host
 * @param hostKey the fingerprint of the lost or current host; empty on a plain connection
 * @param address the last address of that host
 * @param atTable whether the session is at a table
 * @param match the id of a match that is played, or that was over: the night may have been handed over then too; empty without one
 * @param over whether that match is over
 * @param seat the seat of the session; {@link Seats#NONE} without one
 * @param rounds the finished rounds, as far as the session was told them
 */
public record MatchView(
        SuccessionState succession,
        boolean isPerson,
        boolean ownsHost,
        String hostKey,
        HostAddress address,
        boolean atTable,
        String match,
        boolean over,
        int seat,
        List<FinishedRound> rounds) {
    public MatchView {
        rounds = List.copyOf(rounds);
    }

    /**
     * Returns a view of another match for a session without a table, and otherwise this view.
     *
     * @param other the match that a host has mentioned, or that was kept on disk; empty for none
     * @param me the key of this program; empty without one
     */
    MatchView orElse(String other, Optional<Identity> me) {
        if (atTable) {
            return this;
        }
        MatchView unseated = of(other, Seats.NONE);
        Optional<ByteString> key = me.map(Identity::bytes).map(ByteString::copyFrom);
        int kept = unseated.seats().stream()
                .filter(each -> key.filter(each.getKey()::equals).isPresent())
                .mapToInt(StandingSeat::getSeat)
                .findFirst()
                .orElse(Seats.NONE);
        return of(other, kept);
    }

    private MatchView of(String other, int kept) {
        return new MatchView(succession, isPerson, ownsHost, hostKey, address, false, other, false, kept, rounds);
    }

    /** Returns the last match of the lost host, for a program that was started again and knows only the matches on its disk. */
    Optional<String> lastOfHost() {
        return hostKey.isEmpty()
                ? Optional.empty()
                : succession.known().matches().values().stream()
                        .filter(known -> known.hosts().containsValue(bytes(hostKey)))
                        .map(KnownMatch::match)
                        .reduce((earlier, later) -> later);
    }

    /** Returns what is known of the match; empty when nobody has signed a standing of it. */
    Optional<KnownMatch> known() {
        return isPerson ? succession.of(match).filter(known -> known.held() != null) : Optional.empty();
    }

    /** Returns the standing of a match that has rounds to come. People are asked about no other match. */
    public Optional<Standing> unfinished() {
        return over ? Optional.empty() : known().flatMap(KnownMatch::standing);
    }

    /** Returns the seats of the newest standing that is held. */
    private List<StandingSeat> seats() {
        return known().flatMap(KnownMatch::standing).map(Standing::getSeatsList).orElse(List.of());
    }

    /** Returns the table to watch in order to learn where the match continues; empty with a seat, which leads there by itself. */
    OptionalInt watched() {
        return known().flatMap(KnownMatch::standing).stream()
                .filter(any -> seat == Seats.NONE)
                .mapToInt(Standing::getTable)
                .findFirst();
    }

    /** Returns this program's own candidacy; empty when it has offered no host. */
    Optional<Candidate> own() {
        return seats().stream()
                .filter(each -> each.getSeat() == seat && each.hasOffer())
                .map(Candidate::of)
                .findFirst();
    }

    /** Returns all seats that have offered a host, in order. This program's own is included only once it is open. */
    List<Candidate> candidates(OwnHost.@Nullable Opened opened) {
        List<Candidate> candidates = new ArrayList<>();
        for (StandingSeat each : seats()) {
            if (each.hasOffer() && each.getOffer().getFingerprint().size() == Fingerprint.BYTES) {
                Candidate candidate = Candidate.of(each);
                if (each.getSeat() != seat && !candidate.fingerprint().equals(hostKey)) {
                    candidates.add(candidate);
                } else if (each.getSeat() == seat && opened != null) {
                    candidates.add(candidate.here(opened.port(), opened.owner()));
                }
            }
        }
        return candidates;
    }

    /** Checks whether a message of a host that has the match allows following it; empty when the message says nothing about that. */
    Optional<Boolean> leads(ByteString host, HostMessage message) {
        return known().flatMap(known -> {
                    if (message.hasSuccession() && TakeoverChain.isAbout(message.getSuccession(), known.match())) {
                        return Optional.of(known.follow(message.getSuccession()).known());
                    }
                    return message.hasStanding() ? Optional.of(known) : Optional.empty();
                })
                .map(then -> then.isFollowed(then.epoch(), host));
    }

    private static ByteString bytes(String fingerprint) {
        return ByteString.copyFrom(Fingerprint.read(fingerprint));
    }
}
