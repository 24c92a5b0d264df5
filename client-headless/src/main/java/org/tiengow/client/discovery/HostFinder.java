package org.tiengow.client.discovery;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DatagramPacket;
import io.netty.channel.socket.SocketProtocolFamily;
import java.nio.channels.ClosedChannelException;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.discovery.DiscoverySocket;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Datagram;

/**
 * A live list of the hosts on the local network. It queries all paths at once and again every {@link Discovery#INTERVAL}. A host therefore
 * appears well within a second, and disappears {@link Discovery#GONE_AFTER} after its last answer. A failure on one path (a network without
 * a route, a filter) does not matter while another path works.
 */
public final class HostFinder implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostFinder.class);
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Consumer<List<FoundHost>> listener;
    private final Supplier<List<QueryPath>> paths;
    private final HostList list = new HostList(Discovery.GONE_AFTER);
    private final long nonce = RANDOM.nextLong();
    private final DiscoverySocket socket = new DiscoverySocket("tiengow-finder");
    private volatile List<FoundHost> hosts = List.of();

    private HostFinder(Consumer<List<FoundHost>> listener, Supplier<List<QueryPath>> paths) {
        this.listener = listener;
        this.paths = paths;
    }

    /**
     * Starts querying.
     *
     * @param listener receives the whole list whenever it changes, in the order in which the hosts first answered; called on the finder's
     *     own thread, and must not block
     * @param known hosts that are queried at their last addresses too
     */
    public static HostFinder start(Consumer<List<FoundHost>> listener, List<LastAddresses.Met> known) {
        List<LastAddresses.Met> asked = List.copyOf(known);
        return start(listener, () -> QueryPath.allAnd(asked));
    }

    static HostFinder start(Consumer<List<FoundHost>> listener, Supplier<List<QueryPath>> paths) {
        HostFinder finder = new HostFinder(listener, paths);
        finder.open();
        return finder;
    }

    /** Returns the hosts that are on the network now. */
    public List<FoundHost> hosts() {
        return hosts;
    }

    /** Stops querying. The listener is not called again, except for a call that is under way. */
    @Override
    public void close() {
        socket.close();
    }

    private void open() {
        open(SocketProtocolFamily.INET);
        open(SocketProtocolFamily.INET6);
    }

    private void open(SocketProtocolFamily family) {
        socket.opening(family)
                .option(ChannelOption.SO_BROADCAST, true)
                .option(ChannelOption.IP_MULTICAST_TTL, Discovery.TIME_TO_LIVE)
                .handler(new Answers(family == SocketProtocolFamily.INET6))
                .bind(0)
                .addListener(done -> {
                    boolean closedFirst =
                            done.cause() instanceof ClosedChannelException; // by close, before it was open
                    if (!done.isSuccess() && !closedFirst && family == SocketProtocolFamily.INET) {
                        LOG.warn("Hosts cannot be looked for: no socket could be opened", done.cause());
                    }
                });
    }

    private void ask(Channel channel, boolean isIpv6) {
        list.expire(System.nanoTime());
        publish();
        for (QueryPath path : waysNow()) {
            if (path.isIpv6() != isIpv6) {
                continue;
            }
            try {
                ask(channel, path);
            } catch (RuntimeException gone) { // the interface has gone since it was listed
                LOG.debug("A query to {} could not be sent: {}", path.target(), gone.toString());
            }
        }
    }

    /** Returns the current paths, or none while the interfaces cannot be listed. The next query, half a second later, tries again. */
    private List<QueryPath> waysNow() {
        try {
            return paths.get();
        } catch (RuntimeException changing) {
            LOG.debug("The ways to ask cannot be listed", changing);
            return List.of();
        }
    }

    private void ask(Channel channel, QueryPath path) {
        if (path.multicastVia() != null) {
            channel.config().setOption(ChannelOption.IP_MULTICAST_IF, path.multicastVia());
        }
        ByteBuf query = Unpooled.wrappedBuffer(DatagramCodec.query(nonce));
        channel.writeAndFlush(new DatagramPacket(query, path.target())).addListener(sent -> {
            if (!sent.isSuccess()) {
                LOG.debug("A query to {} could not be sent: {}", path.target(), sent.cause());
            }
        });
    }

    private void heard(DatagramPacket packet) {
        DatagramCodec.read(packet.content().nioBuffer())
                .filter(Datagram::hasHere)
                .map(Datagram::getHere)
                .filter(here -> here.getNonce() == nonce)
                .ifPresent(here -> {
                    try {
                        // A change of a known host is published with the next query, so that a flood of answers cannot
                        // become
                        // a flood of lists.
                        if (list.heard(here, packet.sender().getAddress(), System.nanoTime())) {
                            publish();
                        }
                    } catch (Malformed malformed) {
                        LOG.debug("An answer of {} means nothing: {}", packet.sender(), malformed.sentence());
                    }
                });
    }

    private void publish() {
        List<FoundHost> now = list.hosts();
        if (!now.equals(hosts)) {
            hosts = now;
            listener.accept(now);
        }
    }

    private final class Answers extends SimpleChannelInboundHandler<DatagramPacket> {
        private final boolean isIpv6;

        Answers(boolean isIpv6) {
            this.isIpv6 = isIpv6;
        }

        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            ctx.executor()
                    .scheduleAtFixedRate(
                            () -> ask(ctx.channel(), isIpv6), 0, Discovery.INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, DatagramPacket packet) {
            heard(packet);
        }

        /** Ignores errors: an ICMP message "port unreachable" in answer to a query arrives as an exception. */
        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            LOG.debug("Something went wrong on one of the ways", cause);
        }
    }
}
