package org.tiengow.client.connection;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * One connection to a host, from looking up its name to the last byte. It ends once, with a reason, and is then of no more
 * use. Everything here, the listener included, runs on one event loop.
 *
 * <pre>
 *   look up ─▶ connect ─▶ {@link OpeningStage} ─▶ {@link TalkingStage}
 *      └──────────┴──────────────┴────────────────────┴──────────▶ ended(lost or closed)
 * </pre>
 */
final class Link {
    private final EventLoop loop;
    private final Entrance entrance;
    private final Patience patience;
    private final Listener listener;
    private final Problems problems;
    private final KnownHosts knownHosts;
    private final Passport passport;
    private @Nullable Channel channel;
    private boolean ended;
    /** The key that was met instead of the one that was wanted; empty as long as there is none. */
    private String otherKey = "";

    /** What a link tells; nothing comes after {@link #ended}. */
    interface Listener {
        /** The host's machine has taken the connection. */
        void connected();

        /** The host has shown its certificate, with this fingerprint. */
        void met(String fingerprint);

        /** A message came, in its place. */
        void heard(HostMessage message);

        /** The connection is over. */
        void ended(ConnectionStatus how);
    }

    Link(
            EventLoop loop,
            Entrance entrance,
            Patience patience,
            KnownHosts knownHosts,
            Passport passport,
            Listener listener) {
        this.loop = loop;
        this.entrance = entrance;
        this.patience = patience;
        this.knownHosts = knownHosts;
        this.passport = passport;
        this.listener = listener;
        this.problems = new Problems(entrance.address());
    }

    /** Begins. */
    void open() {
        loop.schedule(this::giveUpConnecting, patience.connecting().toNanos(), TimeUnit.NANOSECONDS);
        CompletableFuture.supplyAsync(this::lookUp).whenCompleteAsync(this::connect, loop);
    }

    /** Sends a message; what cannot be sent any more is dropped, since the end is told anyway. */
    void send(ClientMessage message) {
        if (channel != null) {
            channel.writeAndFlush(message, channel.voidPromise());
        }
    }

    /** Closes the connection from this side. */
    void close() {
        end(problems.closedHere());
    }

    /** Ends the connection, unless it has ended. */
    void end(ConnectionStatus how) {
        if (!ended) {
            ended = true;
            if (channel != null) {
                channel.close();
            }
            listener.ended(how);
        }
    }

    /** Drops the connection; the listener hears nothing more of it. */
    void abandon() {
        ended = true;
        if (channel != null) {
            channel.close();
        }
    }

    /** Tells who the host is, unless the connection has ended. */
    void met(String fingerprint) {
        if (!ended) {
            listener.met(fingerprint);
        }
    }

    /** Hands a message on, unless the connection has ended. */
    void heard(HostMessage message) {
        if (!ended) {
            listener.heard(message);
        }
    }

    /** That the host does not have the key that was wanted. */
    ConnectionStatus otherKey() {
        return otherKey.isEmpty() ? problems.otherKey() : problems.otherKey(entrance.fingerprint(), otherKey);
    }

    Problems problems() {
        return problems;
    }

    Patience patience() {
        return patience;
    }

    Entrance entrance() {
        return entrance;
    }

    /** The key this client shows: people's programs have one. */
    Optional<IdentityKey> key() {
        return entrance.kind() == PlayerKind.PERSON ? passport.keyIfRead() : Optional.empty();
    }

    /** Looking up a name may take seconds, and a file is read, so it is done on another thread than the loop. */
    private @Nullable Meeting lookUp() {
        try {
            if (entrance.kind() == PlayerKind.PERSON) {
                passport.key();
            }
            InetAddress address = InetAddress.getByName(entrance.address().host());
            return Meeting.at(address, entrance, knownHosts);
        } catch (UnknownHostException unknown) {
            return null;
        }
    }

    private void connect(@Nullable Meeting meeting, @Nullable Throwable failure) {
        if (ended) {
            return;
        }
        if (meeting == null) {
            end(problems.unknownAddress());
            return;
        }
        if (!meeting.mayShowTokens()) {
            end(problems.unknownKey());
            return;
        }
        SslContext tls = meeting.tls(other -> otherKey = other);
        Bootstrap bootstrap = new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int)
                        patience.connecting().toMillis())
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel fresh) {
                        FramedPipeline.addClientStages(fresh.pipeline(), tls);
                        fresh.pipeline().addLast(OpeningStage.NAME, new OpeningStage(Link.this, meeting));
                    }
                });
        bootstrap.connect(meeting.address()).addListener(done -> {
            if (!done.isSuccess()) {
                end(problems.noOneAnswers());
            }
        });
    }

    /** The stage is connected; called by it before anything else. */
    void connected(Channel connected) {
        if (ended) {
            connected.close();
        } else {
            channel = connected;
            listener.connected();
        }
    }

    private void giveUpConnecting() {
        if (channel == null) {
            end(problems.noOneAnswers());
        }
    }
}
