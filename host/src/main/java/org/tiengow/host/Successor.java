package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.handover.Inheriting;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.succession.Inheritance;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * How a program becomes the host of a night that began at another one: handed over by it, or agreed on by the people it left. A
 * night of its own that was broken off in the same folder is put away.
 */
public final class Successor {
    private static final Logger LOG = LoggerFactory.getLogger(Successor.class);

    private Successor() {}

    /**
     * Takes another host over, which has asked for it; waits until the round there is over. When it returns, the tables are here.
     *
     * @param token what the other host has sent to this program's session, in hexadecimal digits
     * @param addresses where that host is, as text without the port
     * @param port where it waits for this program
     * @param fingerprint of that host, 64 hexadecimal digits
     * @param settings what this host is to be like, its tables and their rules apart; without a PIN it takes that of the other host
     * @throws IOException with a sentence, when nothing came of it; then they are where they were
     */
    public static Host inherit(
            String token, List<String> addresses, int port, String fingerprint, HostSettings settings)
            throws IOException {
        settings.check();
        Path records = Host.records(settings);
        try (Inheriting inheriting = Inheriting.accept(token, addresses, port, fingerprint)) {
            NightSnapshot handedOver = inheriting.handedOver();
            Night night = Inheritance.night(handedOver);
            HostSettings there = behind(settings, handedOver.getPin());
            NightFolder folder = folder(there);
            Host host = Host.listening(there, records, folder, night, handedOver.getBars(), null);
            try {
                TakeoversSoFar takeoversSoFar = inheriting.takeoversSoFar(host.offer());
                setAside(folder, settings, records);
                begin(host, handedOver, takeoversSoFar);
            } catch (IOException | RuntimeException failure) {
                host.close();
                throw failure;
            }
            inheriting.begun();
            return host;
        }
    }

    /** The PIN that the guests know, unless this host has one of its own. */
    private static HostSettings behind(HostSettings settings, String pin) {
        Door door = settings.door();
        return door.needsPin() ? settings : settings.with(door.withPin(pin));
    }

    /**
     * A host whose people have agreed that a match goes on here; when it returns, they can come.
     *
     * @param succession why this host has the match, and with the last takeover where it goes on from
     * @param rounds its finished rounds, as far as they are known
     * @param ownerToken of this host
     * @param server at which they have agreed: it is this host's from now on
     */
    static Host goOn(
            Succession succession,
            List<RoundLine> rounds,
            ByteString ownerToken,
            HostSettings settings,
            HostServer server)
            throws IOException {
        Sealed standing =
                succession.getTakeovers(succession.getTakeoversCount() - 1).getStanding();
        Inheritance.Agreed agreed = Inheritance.agreed(
                succession, standing, rounds, settings.tables().level(), ownerToken);
        NightFolder folder = folder(settings);
        Host host = Host.listening(
                settings, Host.records(settings), folder, agreed.night(), BarsSnapshot.getDefaultInstance(), server);
        try {
            setAside(folder, settings, Host.records(settings));
            host.begin(Map.of(agreed.match(), succession), Map.of(agreed.table(), standing));
            return host;
        } catch (IOException | RuntimeException failure) {
            host.close();
            throw failure;
        }
    }

    /**
     * Where a host like this would be, for whoever might need one; makes its key, if it has none yet, which takes a second.
     *
     * @throws IOException with a sentence, when its folder cannot be written or its key cannot be read
     */
    public static HostOffer wouldBe(HostSettings settings) throws IOException {
        ByteString fingerprint = ByteString.copyFrom(Host.key(settings.data()).fingerprint());
        return HostPlace.offer(fingerprint, LocalAddresses.all(), settings.port(), settings.webPort());
    }

    private static void begin(Host host, NightSnapshot handedOver, TakeoversSoFar takeoversSoFar) throws IOException {
        Map<Integer, Sealed> standings = new HashMap<>();
        for (HandedOverTable table : handedOver.getTablesList()) {
            if (table.hasStanding()) {
                standings.put(table.getTable(), table.getStanding());
            }
        }
        host.begin(Inheritance.successions(handedOver, takeoversSoFar), standings);
    }

    /** The folder for its journals; null when none is kept. */
    private static @Nullable NightFolder folder(HostSettings settings) throws IOException {
        Path data = settings.data();
        return data == null || settings.unfinished() == Unfinished.NOT_KEPT ? null : NightFolder.open(data);
    }

    /** A disk that fails now does not stop the night, which nobody else has any more. */
    private static void setAside(@Nullable NightFolder folder, HostSettings settings, @Nullable Path records) {
        try {
            if (folder != null) {
                HostTables.breakOff(settings, records, folder.read());
                folder.setAside();
            }
        } catch (IOException failure) {
            LOG.warn("The night that was broken off here cannot be put away: {}", failure.toString());
        }
    }
}
