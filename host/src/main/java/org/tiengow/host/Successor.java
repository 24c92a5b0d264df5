package org.tiengow.host;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.net.HostServer;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.succession.HandoverReceiver;
import org.tiengow.host.succession.TakeoverImport;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/**
 * Starts a host that continues a night of another host. That host either handed it over, or its people agreed on a successor. An unfinished
 * night of this program in the same folder is set aside.
 */
public final class Successor {
    private static final Logger LOG = LoggerFactory.getLogger(Successor.class);

    private Successor() {}

    /**
     * Takes over another host at its request. Waits until the current round there is over; on return, the tables are here.
     *
     * @param token the token that the other host sent to this program's client, in hexadecimal digits
     * @param addresses the addresses of that host, as text without the port
     * @param port the port on which that host waits for this program
     * @param fingerprint the fingerprint of that host, 64 hexadecimal digits
     * @param settings the settings of this host except its tables and their rules; without a PIN it adopts that of the other host
     * @throws IOException with a sentence for the user, when the takeover fails; the tables then stay at the other host
     */
    public static Host inherit(
            String token, List<String> addresses, int port, String fingerprint, HostSettings settings)
            throws IOException {
        HostLevels levels = settings.check();
        Path records = Host.records(settings);
        try (HandoverReceiver receiver = HandoverReceiver.accept(token, addresses, port, fingerprint)) {
            NightSnapshot handedOver = receiver.handedOver();
            Night night = TakeoverImport.night(handedOver, HostLimits.TABLES);
            HostSettings there = behind(settings, handedOver.getPin());
            NightFolder folder = folder(there);
            Host host = Host.listening(there, levels, records, folder, night, handedOver.getBars(), null);
            try {
                TakeoversSoFar takeoversSoFar = receiver.takeoversSoFar(host.offer());
                setAside(folder, settings, records);
                begin(host, handedOver, takeoversSoFar);
            } catch (IOException | RuntimeException failure) {
                host.close();
                throw failure;
            }
            receiver.begun();
            return host;
        }
    }

    /** Returns settings with the PIN that the guests know, unless this host has its own. */
    private static HostSettings behind(HostSettings settings, String pin) {
        Door door = settings.door();
        return door.needsPin() ? settings : settings.with(door.withPin(pin));
    }

    /**
     * Starts a host for a match whose people have agreed to continue it here. On return, clients can connect.
     *
     * @param succession the proof that this host has the match; its last takeover says where the match continues
     * @param rounds the finished rounds of the match, as far as they are known
     * @param ownerToken the owner token of this host
     * @param levels the levels of bots at this host
     * @param server the listening server where the people have agreed; this host owns it from now on
     */
    static Host goOn(
            Succession succession,
            List<RoundLine> rounds,
            ByteString ownerToken,
            HostSettings settings,
            HostLevels levels,
            HostServer server)
            throws IOException {
        Sealed standing =
                succession.getTakeovers(succession.getTakeoversCount() - 1).getStanding();
        TakeoverImport.Agreed agreed = TakeoverImport.agreed(
                succession, standing, rounds, settings.tables().level(), ownerToken, HostLimits.TABLES);
        HostSettings there = playing(settings, standing);
        NightFolder folder = folder(settings);
        Host host = Host.listening(
                there,
                levels,
                Host.records(settings),
                folder,
                agreed.night(),
                BarsSnapshot.getDefaultInstance(),
                server);
        try {
            setAside(folder, settings, Host.records(settings));
            host.begin(Map.of(agreed.match(), succession), Map.of(agreed.table(), standing));
            return host;
        } catch (IOException | RuntimeException failure) {
            host.close();
            throw failure;
        }
    }

    /** Returns settings whose other tables, too, have the rules and options of a match. */
    private static HostSettings playing(HostSettings settings, Sealed standing) throws IOException {
        try {
            Standing from = Standing.parseFrom(standing.getContent());
            return settings.with(settings.tables()
                    .with(RulesTranslator.read(from.getRules()))
                    .with(from.getOptions())
                    .withSeats(0));
        } catch (InvalidProtocolBufferException | Malformed unreadable) {
            throw new IOException("What was agreed to has no rules.", unreadable);
        }
    }

    /**
     * Returns the address offer of a host with these settings. Creates a missing key.
     *
     * @throws IOException with a sentence for the user, when its folder cannot be written or its key cannot be read
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
        host.begin(TakeoverImport.successions(handedOver, takeoversSoFar), standings);
    }

    /** Returns the folder for journals; null when none are kept. */
    private static @Nullable NightFolder folder(HostSettings settings) throws IOException {
        Path data = settings.data();
        return data == null || settings.unfinished() == ResumePolicy.NOT_KEPT ? null : NightFolder.open(data);
    }

    /** Sets this program's own unfinished night aside. Failures are only logged: nobody else has the night that was taken over. */
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
