package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.host.lobby.Bars;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.OwedRecords;
import org.tiengow.host.lobby.SeatWishes;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.protocol.identity.Identity;

/**
 * The host, as the stages need it.
 *
 * @param name its name
 * @param pin its PIN; empty without one
 * @param ownerToken whoever shows it owns the host
 * @param levels the levels of its bots, weakest first
 * @param lobby everybody who is here
 * @param wrongPins who has guessed
 * @param bars whom its owner has barred
 * @param wishes who asks its owner for a seat
 * @param random where nonces come from
 * @param handOvers hands the host over
 * @param agreements what it asks for before it can be a host
 * @param owed answers for rounds that no table here knows any more
 * @param keyed the table that somebody with this key has a seat at, whose token nobody here knows
 */
public record HostContext(
        String name,
        String pin,
        ByteString ownerToken,
        List<String> levels,
        Lobby lobby,
        WrongPins wrongPins,
        Bars bars,
        SeatWishes wishes,
        SecureRandom random,
        HandOvers handOvers,
        Agreements agreements,
        OwedRecords owed,
        Function<Identity, Optional<Integer>> keyed) {
    /** Of a host that cannot be handed over, and whose tables were always its own. */
    public HostContext(
            String name,
            String pin,
            ByteString ownerToken,
            List<String> levels,
            Lobby lobby,
            WrongPins wrongPins,
            Bars bars,
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
                HandOvers.NONE,
                Agreements.NONE,
                OwedRecords.NONE,
                key -> Optional.empty());
    }

    /** Copies the list. */
    public HostContext {
        levels = List.copyOf(levels);
    }

    boolean needsPin() {
        return !pin.isEmpty();
    }
}
