package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.OwedRecords;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.succession.CandidateElection;
import org.tiengow.host.succession.HandoverSender;
import org.tiengow.protocol.identity.Identity;

/**
 * The parts of a host that the stages use.
 *
 * @param name the name of the host
 * @param pin the PIN of the host; empty without one
 * @param ownerToken the token that proves ownership of the host
 * @param levels the levels of the host's bots, weakest first
 * @param lobby the registry of clients and tables
 * @param wrongPins the counts of wrong PINs
 * @param bars the ban list
 * @param wishes the pending requests for seats of disconnected people
 * @param random the source of nonces
 * @param handover hands the host over; empty for a host that cannot be handed over
 * @param election the election of this host for a match of another host; empty for a host without one
 * @param owed answers questions about rounds that no table here knows any more
 * @param keyed returns the table where a key has a seat whose token this host's people may not know
 */
public record HostContext(
        String name,
        String pin,
        ByteString ownerToken,
        List<String> levels,
        Lobby lobby,
        WrongPins wrongPins,
        BanList bars,
        SeatWishes wishes,
        SecureRandom random,
        Optional<HandoverSender> handover,
        Optional<CandidateElection> election,
        OwedRecords owed,
        Function<Identity, Optional<Integer>> keyed) {
    /** Creates the context of a host that cannot be handed over, and whose tables did not come from another host. */
    public HostContext(
            String name,
            String pin,
            ByteString ownerToken,
            List<String> levels,
            Lobby lobby,
            WrongPins wrongPins,
            BanList bars,
            SecureRandom random) {
        this(
                name,
                pin,
                ownerToken,
                levels,
                lobby,
                wrongPins,
                bars,
                new SeatWishes(() -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime())),
                random,
                Optional.empty(),
                Optional.empty(),
                OwedRecords.NONE,
                key -> Optional.empty());
    }

    public HostContext {
        levels = List.copyOf(levels);
    }

    boolean needsPin() {
        return !pin.isEmpty();
    }
}
