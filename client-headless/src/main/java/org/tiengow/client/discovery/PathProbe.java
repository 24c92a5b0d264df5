package org.tiengow.client.discovery;

import java.io.IOException;
import java.net.DatagramPacket;
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

/**
 * A probe of each query path by itself, with a few queries, to learn which paths reach a host. Blocks for the given time, and no longer.
 */
public final class PathProbe {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TIMES = 3;
    private static final int MOST_ANSWERS = 512;

    private PathProbe() {}

    /** A kind of path. */
    public enum Kind {
        /** A query within this machine. */
        LOOPBACK,
        /** A query to all machines on an interface. */
        BROADCAST,
        /** A query to the hosts' multicast group through an interface. */
        MULTICAST,
        /** A query to one address. */
        DIRECT
    }

    /**
     * A path.
     *
     * @param kind its kind
     * @param via the interface of a multicast, otherwise the address that is queried
     */
    public record Way(Kind kind, String via) {}

    /**
     * A host's first answer on a path.
     *
     * @param way the path
     * @param from the source address of the answer
     * @param own whether that is this machine
     * @param host the content of the answer
     * @param millis the time until the answer, in milliseconds
     * @param ahead milliseconds by which this machine's clock is ahead of the host's; null when the host did not tell its time
     */
    public record Heard(
            Way way,
            InetAddress from,
            boolean own,
            FoundHost host,
            long millis,
            @Nullable Long ahead) {}

    /**
     * A path on which nothing could be sent.
     *
     * @param way the path
     * @param why the system's reason
     */
    public record Unsent(Way way, String why) {}

    /**
     * The result of a probe.
     *
     * @param heard the answers in the order of their arrival, one per host and path
     * @param unsent the paths on which nothing could be sent
     */
    public record Outcome(List<Heard> heard, List<Unsent> unsent) {
        public Outcome {
            heard = List.copyOf(heard);
            unsent = List.copyOf(unsent);
        }
    }

    /**
     * Queries all paths of this machine.
     *
     * @param asked an address to query directly, in addition
     * @param time how long to wait for answers
     */
    public static Outcome ask(Optional<InetAddress> asked, Duration time) {
        List<QueryPath> paths = new ArrayList<>(QueryPath.all());
        asked.ifPresent(address -> paths.add(QueryPath.to(address)));
        return ask(paths, asked, time);
    }

    static Outcome ask(List<QueryPath> paths, Optional<InetAddress> asked, Duration time) {
        List<Heard> heard = new ArrayList<>();
        List<Unsent> unsent = new ArrayList<>();
        try (MulticastSocket socket = new MulticastSocket(0)) {
            socket.setBroadcast(true);
            socket.setTimeToLive(Discovery.TIME_TO_LIVE);
            Questions questions = new Questions(socket, paths, asked);
            long pause = time.toNanos() / (TIMES + 1); // the last query has twice the time of the others
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

    /** The queries of one probe. Each path has a nonce of its own, which the answers repeat. */
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
                    continue; // an ICMP error from a machine, not an answer of a host
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
                return new Way(Kind.MULTICAST, path.multicastVia().getName() + (path.isIpv6() ? " IPv6" : ""));
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
