package org.tiengow.host.discovery;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.DatagramChannel;
import io.netty.channel.socket.DatagramPacket;
import io.netty.channel.socket.SocketProtocolFamily;
import java.net.Inet6Address;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.discovery.DiscoverySocket;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.limit.PerOrigin;
import org.tiengow.protocol.limit.TokenBucket;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.HostHere;

/**
 * Answers discovery queries on every interface, including those that come up later. Several hosts on one machine share the port. Failures
 * here never stop a host: an address can always be typed.
 *
 * <p>When the interfaces change, the socket is opened again: systems differ in how they drop the membership of a vanished interface.
 */
public final class DiscoveryResponder implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DiscoveryResponder.class);

    /** The burst of answers to one address: enough for ten programs that search for hosts in four ways each. */
    static final int ANSWERS_AT_ONCE = 80;

    /** Answers per second to one address in the long run: each of those programs asks twice a second. */
    static final int ANSWERS_PER_SECOND = 80;

    /** The most addresses that are counted, the latest ones: more than a network at home has. */
    private static final int ADDRESSES = 1_024;

    /** Milliseconds between two checks for new interfaces: a laptop may join a network while its host runs. */
    private static final long LOOK_MILLIS = 2_000;

    /** Milliseconds for which an answer is cached: a fraction of the time between two queries of a client. */
    private static final long FRESH_MILLIS = 100;

    private final LongFunction<HostHere> answer;
    private final int port;
    private final PerOrigin<TokenBucket> budgets;
    private final LongSupplier clock;
    private @Nullable HostHere latest;
    private long latestAt;
    private final Supplier<List<NetworkInterface>> interfaces;
    private final DiscoverySocket socket = new DiscoverySocket("tiengow-discovery");
    private Set<Attachment> joined = Set.of();
    private final List<Channel> channels = new ArrayList<>();
    private boolean isOpen;
    private boolean warned;

    private DiscoveryResponder(
            LongFunction<HostHere> answer, int port, LongSupplier clock, Supplier<List<NetworkInterface>> interfaces) {
        this.answer = answer;
        this.port = port;
        this.interfaces = interfaces;
        this.budgets = budgets(clock);
        this.clock = clock;
    }

    /**
     * Starts answering queries.
     *
     * @param answer returns the answer to a query with this nonce
     */
    public static DiscoveryResponder start(LongFunction<HostHere> answer) {
        return start(answer, Discovery.PORT);
    }

    static DiscoveryResponder start(LongFunction<HostHere> answer, int port) {
        return start(answer, port, () -> System.nanoTime() / 1_000_000);
    }

    static DiscoveryResponder start(LongFunction<HostHere> answer, int port, LongSupplier clock) {
        return start(answer, port, clock, LocalAddresses::interfaces);
    }

    static DiscoveryResponder start(
            LongFunction<HostHere> answer, int port, LongSupplier clock, Supplier<List<NetworkInterface>> interfaces) {
        DiscoveryResponder responder = new DiscoveryResponder(answer, port, clock, interfaces);
        responder.begin();
        return responder;
    }

    /**
     * Returns the rate limits of answers per address. An answer is a hundred times as long as a query, and the query's sender address may
     * be forged. Without a limit a host could be made to flood a third party.
     */
    static PerOrigin<TokenBucket> budgets(LongSupplier clock) {
        return new PerOrigin<>(ADDRESSES, () -> TokenBucket.perSecond(ANSWERS_AT_ONCE, ANSWERS_PER_SECOND, clock));
    }

    @Override
    public void close() {
        socket.close();
    }

    private void begin() {
        open(interfaces.get()).awaitUninterruptibly();
        socket.loop().scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Lists the interfaces on another thread: on some systems that takes too long for the event loop, where clients wait for answers. */
    private void look() {
        CompletableFuture<Void> unused =
                CompletableFuture.supplyAsync(interfaces).thenAcceptAsync(this::heed, socket.loop());
    }

    private void heed(List<NetworkInterface> now) {
        if (!isOpen || !Attachment.of(now).equals(joined)) {
            open(now);
        }
    }

    private ChannelFuture open(List<NetworkInterface> now) {
        joined = Attachment.of(now);
        channels.forEach(Channel::close);
        channels.clear();
        isOpen = true;
        open(SocketProtocolFamily.INET6, "::", Discovery.GROUP_IPV6, now).addListener(bound -> {
            if (!bound.isSuccess()) {
                LOG.debug("This host is not found by IPv6", bound.cause());
            }
        });
        return open(SocketProtocolFamily.INET, "0.0.0.0", Discovery.GROUP, now).addListener(bound -> {
            if (!bound.isSuccess()) {
                isOpen = false; // tried again at the next check
                warn(bound.cause());
            }
        });
    }

    private ChannelFuture open(SocketProtocolFamily family, String wildcard, String group, List<NetworkInterface> now) {
        ChannelFuture opened = socket.opening(family)
                .option(ChannelOption.SO_REUSEADDR, true)
                .handler(new Queries(family == SocketProtocolFamily.INET6))
                .bind(new InetSocketAddress(wildcard, port));
        channels.add(opened.channel());
        return opened.addListener(bound -> {
            if (bound.isSuccess()) {
                joinAll((DatagramChannel) opened.channel(), group, now);
            }
        });
    }

    private void warn(Throwable cause) {
        if (!warned) {
            warned = true;
            LOG.warn(
                    "This host is not found by itself, since UDP port {} cannot be opened: {}",
                    port,
                    cause.getMessage());
        }
    }

    private void joinAll(DatagramChannel opened, String group, List<NetworkInterface> now) {
        for (NetworkInterface each : now) {
            opened.joinGroup(new InetSocketAddress(group, port), each).addListener(done -> {
                if (!done.isSuccess()) {
                    LOG.debug("{} takes no multicast: {}", each, done.cause().getMessage());
                }
            });
        }
    }

    private final class Queries extends SimpleChannelInboundHandler<DatagramPacket> {
        private final boolean isIpv6;

        Queries(boolean isIpv6) {
            this.isIpv6 = isIpv6;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext ctx, DatagramPacket packet) {
            if (isIpv6 != packet.sender().getAddress() instanceof Inet6Address) {
                return; // an IPv4 broadcast reaches the IPv6 socket too
            }
            DatagramCodec.read(packet.content().nioBuffer())
                    .filter(Datagram::hasQuery)
                    .filter(query -> budgets.of(packet.sender().getAddress()).take(1))
                    .map(query -> here(query.getQuery().getNonce()))
                    .map(DatagramCodec::here)
                    .ifPresent(bytes ->
                            ctx.writeAndFlush(new DatagramPacket(Unpooled.wrappedBuffer(bytes), packet.sender())));
        }

        /** Returns the answer, which simultaneous queries share: listing the interfaces costs more than the rest of an answer. */
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
    }
}
