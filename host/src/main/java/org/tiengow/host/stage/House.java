package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.security.SecureRandom;
import java.util.List;
import org.tiengow.host.lobby.Bars;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.WrongPins;

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
 * @param random where nonces come from
 * @param handOvers hands the host over
 */
public record House(
        String name,
        String pin,
        ByteString ownerToken,
        List<String> levels,
        Lobby lobby,
        WrongPins wrongPins,
        Bars bars,
        SecureRandom random,
        HandOvers handOvers) {
    /** Of a host that cannot be handed over. */
    public House(
            String name,
            String pin,
            ByteString ownerToken,
            List<String> levels,
            Lobby lobby,
            WrongPins wrongPins,
            Bars bars,
            SecureRandom random) {
        this(name, pin, ownerToken, levels, lobby, wrongPins, bars, random, HandOvers.NONE);
    }

    /** Copies the list. */
    public House {
        levels = List.copyOf(levels);
    }

    boolean needsPin() {
        return !pin.isEmpty();
    }
}
