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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.protocol.pipeline.FramedPipeline;

/**
 * Opens the connections of one session, all on its event loop.
 *
 * <pre>
 *                ┌── unknown host ──┐
 *                ▼                  │
 *   look up ─▶ connect ─▶ {@link OpeningStage} ─▶ {@link TalkingStage}
 *      └──────────┴──────────────┴────────────────────┴──────────▶ ended(lost or closed)
 * </pre>
 */
public record Dialer(EventLoop loop, Timeouts timeouts, KnownHosts knownHosts, IdentityStore identityStore) {
    /** Returns a link that is not open yet. */
    public HostConnection link(JoinTarget joinTarget, HostConnection.Listener listener) {
        return new HostConnection(joinTarget, timeouts, identityStore, listener);
    }

    /** Returns a copy that gives each opening twice the time. */
    public Dialer withLongerOpening() {
        return new Dialer(loop, timeouts.withLongerOpening(), knownHosts, identityStore);
    }

    /** Starts connecting. The listener is called later, never within this call. */
    public void open(HostConnection hostConnection) {
        loop.schedule(hostConnection::giveUpConnecting, timeouts.connecting().toNanos(), TimeUnit.NANOSECONDS);
        CompletableFuture.supplyAsync(() -> lookUp(hostConnection))
                .whenCompleteAsync((hostKeyCheck, failure) -> connect(hostConnection, hostKeyCheck), loop);
    }

    /** Runs on another thread than the loop: looking up a name may take seconds, and files are read. */
    private @Nullable HostKeyCheck lookUp(HostConnection hostConnection) {
        JoinTarget joinTarget = hostConnection.joinTarget();
        try {
            if (joinTarget.kind() == PlayerKind.PERSON) {
                identityStore.key();
            }
            InetAddress address = InetAddress.getByName(joinTarget.address().host());
            hostConnection.resolved();
            return HostKeyCheck.at(address, joinTarget, knownHosts);
        } catch (UnknownHostException unknown) {
            return null;
        }
    }

    private void connect(HostConnection hostConnection, @Nullable HostKeyCheck hostKeyCheck) {
        if (hostConnection.hasEnded()) {
            return;
        }
        if (hostKeyCheck == null) {
            hostConnection.end(hostConnection.problems().unknownAddress());
            return;
        }
        if (!hostKeyCheck.mayShowTokens()) {
            hostConnection.end(hostConnection.problems().unknownKey());
            return;
        }
        SslContext tls = hostKeyCheck.tls(hostConnection::shows);
        Bootstrap bootstrap = new Bootstrap()
                .group(loop)
                .channel(NioSocketChannel.class)
                .option(ChannelOption.TCP_NODELAY, true)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int)
                        timeouts.connecting().toMillis())
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel fresh) {
                        FramedPipeline.addClientStages(fresh.pipeline(), tls);
                        fresh.pipeline()
                                .addLast(
                                        OpeningStage.NAME,
                                        new OpeningStage(
                                                hostConnection,
                                                hostKeyCheck,
                                                introduced -> connect(hostConnection, introduced)));
                    }
                });
        bootstrap.connect(hostKeyCheck.address()).addListener(done -> {
            if (!done.isSuccess()) {
                hostConnection.end(hostConnection.problems().noOneAnswers());
            }
        });
    }
}
