package org.tiengow.host.discovery;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DatagramChannel;
import io.netty.channel.socket.DatagramPacket;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.discovery.DiscoverySocket;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.HostHere;

/**
 * Answers queries on every interface, also on those that come up later. Several hosts on one machine share the port. Trouble
 * with it never stops a host: an address can always be typed.
 */
public final class DiscoveryResponder implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DiscoveryResponder.class);

    /** How often interfaces that came up are looked for: a laptop joins a network while its host runs. */
    private static final long LOOK_MILLIS = 2_000;

    /** How long what is told stays as it is: a fraction of what a client waits between two questions. */
    private static final long FRESH_MILLIS = 100;

    private final LongFunction<HostHere> answer;
    private final int port;
    private final AnswerBudget budget;
    private final LongSupplier clock;
    private @Nullable HostHere latest;
    private long latestAt;
    private final Set<NetworkInterface> joined = new HashSet<>();
    private final DiscoverySocket socket = new DiscoverySocket("tiengow-discovery");

    private DiscoveryResponder(LongFunction<HostHere> answer, int port, LongSupplier clock) {
        this.answer = answer;
        this.port = port;
        this.budget = new AnswerBudget(clock);
        this.clock = clock;
    }

    /**
     * Begins to answer.
     *
     * @param answer what to say to a query with a number
     */
    public static DiscoveryResponder start(LongFunction<HostHere> answer) {
        return start(answer, Discovery.PORT);
    }

    static DiscoveryResponder start(LongFunction<HostHere> answer, int port) {
        return start(answer, port, () -> System.nanoTime() / 1_000_000);
    }

    static DiscoveryResponder start(LongFunction<HostHere> answer, int port, LongSupplier clock) {
        DiscoveryResponder responder = new DiscoveryResponder(answer, port, clock);
        responder.open();
        return responder;
    }

    /** Stops answering. */
    @Override
    public void close() {
        socket.close();
    }

    private void open() {
        socket.opening()
                .option(ChannelOption.SO_REUSEADDR, true)
                .handler(new Queries())
                .bind(new InetSocketAddress("0.0.0.0", port))
                .awaitUninterruptibly()
                .addListener(bound -> {
                    if (!bound.isSuccess()) {
                        LOG.warn(
                                "This host is not found by itself, since UDP port {} cannot be opened: {}",
                                port,
                                bound.cause().getMessage());
                    }
                });
    }

    private final class Queries extends SimpleChannelInboundHandler<DatagramPacket> {
        @Override
        public void channelActive(ChannelHandlerContext ctx) {
            ctx.executor()
                    .scheduleWithFixedDelay(
                            () -> joinAll((DatagramChannel) ctx.channel()), 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, DatagramPacket packet) {
            DatagramCodec.read(packet.content().nioBuffer())
                    .filter(Datagram::hasQuery)
                    .filter(query -> budget.spend(packet.sender().getAddress()))
                    .map(query -> here(query.getQuery().getNonce()))
                    .map(DatagramCodec::here)
                    .ifPresent(bytes ->
                            ctx.writeAndFlush(new DatagramPacket(Unpooled.wrappedBuffer(bytes), packet.sender())));
        }

        /** To look for all interfaces costs more than all the rest of an answer, so many questions at once get one look. */
        private HostHere here(long nonce) {
            long now = clock.getAsLong();
            HostHere known = latest;
            if (known == null || now - latestAt >= FRESH_MILLIS) {
                known = answer.apply(nonce);
                latest = known;
                latestAt = now;
            }
            return known.toBuilder().setNonce(nonce).build();
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
            LOG.debug("An answer on the network failed", cause);
        }

        private void joinAll(DatagramChannel channel) {
            for (NetworkInterface each : LocalAddresses.interfaces()) {
                if (joined.add(each)) {
                    channel.joinGroup(new InetSocketAddress(Discovery.GROUP, port), each)
                            .addListener(done -> {
                                if (!done.isSuccess()) {
                                    LOG.debug(
                                            "{} takes no multicast: {}",
                                            each,
                                            done.cause().getMessage());
                                }
                            });
                }
            }
        }
    }
}
