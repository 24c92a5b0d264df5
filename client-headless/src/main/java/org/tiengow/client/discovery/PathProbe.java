package org.tiengow.client.discovery;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.HostHere;

/** Asks on each way by itself, a few times, to learn which of them carry the search. Waits as long as it is told, and no longer. */
public final class PathProbe {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TIMES = 3;
    private static final int MOST_ANSWERS = 512;

    private PathProbe() {}

    /** A kind of way. */
    public enum Kind {
        /** Within this machine. */
        LOOPBACK,
        /** To all on an interface. */
        BROADCAST,
        /** To the hosts' group by an interface. */
        MULTICAST,
        /** To one address. */
        DIRECT
    }

    /**
     * A way.
     *
     * @param kind which kind
     * @param via the interface of a multicast, the address asked otherwise
     */
    public record Way(Kind kind, String via) {}

    /**
     * A host's first answer on a way.
     *
     * @param way the way
     * @param from where the answer came from
     * @param own whether that is this machine
     * @param host what it says of itself
     * @param millis how long it took, in milliseconds
     * @param ahead by how many milliseconds this machine's clock is ahead of the host's; null when the host did not say
     */
    public record Heard(
            Way way,
            InetAddress from,
            boolean own,
            FoundHost host,
            long millis,
            @Nullable Long ahead) {}

    /**
     * A way on which nothing could be sent.
     *
     * @param way the way
     * @param why the system's reason
     */
    public record Unsent(Way way, String why) {}

    /**
     * What came of it.
     *
     * @param heard the answers, in the order they came, one a host and way
     * @param unsent the ways on which nothing could be sent
     */
    public record Outcome(List<Heard> heard, List<Unsent> unsent) {
        /** Copies the lists. */
        public Outcome {
            heard = List.copyOf(heard);
            unsent = List.copyOf(unsent);
        }
    }

    /**
     * Asks on all ways of this machine.
     *
     * @param asked an address to be asked straight, besides
     * @param time how long to wait for answers
     */
    public static Outcome ask(Optional<InetAddress> asked, Duration time) {
        List<QueryPath> paths = new ArrayList<>(QueryPath.all());
        asked.filter(address -> address instanceof Inet4Address).ifPresent(address -> paths.add(QueryPath.to(address)));
        return ask(paths, asked, time);
    }

    static Outcome ask(List<QueryPath> paths, Optional<InetAddress> asked, Duration time) {
        List<Heard> heard = new ArrayList<>();
        List<Unsent> unsent = new ArrayList<>();
        try (MulticastSocket socket = new MulticastSocket(0)) {
            socket.setBroadcast(true);
            socket.setTimeToLive(Discovery.TIME_TO_LIVE);
            Questions questions = new Questions(socket, paths, asked);
            long pause = time.toNanos() / (TIMES + 1); // the last question has twice the time of the others
            long end = System.nanoTime() + time.toNanos();
            for (int round = 0; round < TIMES; round++) {
                questions.send(round == 0 ? unsent : new ArrayList<>());
                long until = round == TIMES - 1 ? end : System.nanoTime() + pause;
                questions.listen(until, heard);
            }
        } catch (IOException noSocket) {
            unsent.add(new Unsent(new Way(Kind.LOOPBACK, "127.0.0.1"), String.valueOf(noSocket.getMessage())));
        }
        return new Outcome(heard, unsent);
    }

    /** The questions of one search: each way has a number of its own, which the answers repeat. */
    private static final class Questions {
        private final MulticastSocket socket;
        private final List<QueryPath> paths;
        private final Optional<InetAddress> asked;
        private final long first = RANDOM.nextLong();
        private final long[] sentAt;
        private final Set<String> seen = new HashSet<>();

        Questions(MulticastSocket socket, List<QueryPath> paths, Optional<InetAddress> asked) {
            this.socket = socket;
            this.paths = paths;
            this.asked = asked;
            this.sentAt = new long[paths.size()];
        }

        void send(List<Unsent> unsent) {
            for (int i = 0; i < paths.size(); i++) {
                QueryPath path = paths.get(i);
                byte[] query = DatagramCodec.query(first + i);
                try {
                    if (path.multicastVia() != null) {
                        socket.setOption(StandardSocketOptions.IP_MULTICAST_IF, path.multicastVia());
                    }
                    sentAt[i] = System.nanoTime();
                    socket.send(new DatagramPacket(query, query.length, path.target()));
                } catch (IOException | IllegalArgumentException cannot) {
                    unsent.add(new Unsent(way(path), String.valueOf(cannot.getMessage())));
                }
            }
        }

        void listen(long until, List<Heard> heard) throws IOException {
            byte[] room = new byte[2 * DatagramCodec.LONGEST];
            for (long left = until - System.nanoTime(); left > 0; left = until - System.nanoTime()) {
                DatagramPacket packet = new DatagramPacket(room, room.length);
                socket.setSoTimeout((int) Math.max(1, left / 1_000_000));
                try {
                    socket.receive(packet);
                } catch (SocketTimeoutException nothing) {
                    continue;
                } catch (IOException nobodyListensThere) {
                    continue; // an answer of a machine, not of a host
                }
                if (heard.size() < MOST_ANSWERS) {
                    DatagramCodec.read(ByteBuffer.wrap(room, 0, packet.getLength()))
                            .filter(Datagram::hasHere)
                            .flatMap(datagram -> heard(datagram.getHere(), packet.getAddress()))
                            .ifPresent(heard::add);
                }
            }
        }

        private Optional<Heard> heard(HostHere here, InetAddress from) {
            long index = here.getNonce() - first;
            if (index < 0 || index >= paths.size() || !seen.add(index + " " + here.getHostId())) {
                return Optional.empty();
            }
            long nanos = System.nanoTime() - sentAt[(int) index];
            long millis = nanos / 1_000_000;
            HostList one = new HostList(Discovery.GONE_AFTER);
            try {
                one.heard(here, from, System.nanoTime());
            } catch (Malformed nonsense) {
                return Optional.empty();
            }
            Long ahead = here.getUnixMillis() <= 0
                    ? null
                    : Long.valueOf(System.currentTimeMillis() - millis / 2 - here.getUnixMillis());
            return Optional.of(new Heard(
                    way(paths.get((int) index)), from, isOwn(from), one.hosts().get(0), millis, ahead));
        }

        private Way way(QueryPath path) {
            InetAddress target = path.target().getAddress();
            if (path.multicastVia() != null) {
                return new Way(Kind.MULTICAST, path.multicastVia().getName());
            }
            if (asked.filter(target::equals).isPresent()) {
                return new Way(Kind.DIRECT, target.getHostAddress());
            }
            return new Way(target.isLoopbackAddress() ? Kind.LOOPBACK : Kind.BROADCAST, target.getHostAddress());
        }

        private static boolean isOwn(InetAddress from) {
            try {
                return from.isLoopbackAddress() || NetworkInterface.getByInetAddress(from) != null;
            } catch (SocketException unreadable) {
                return false;
            }
        }
    }
}
