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
import org.tiengow.client.session.PlayerKind;
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
public record Dialer(EventLoop loop, Patience patience, KnownHosts knownHosts, Passport passport) {
    /** Returns a link that is not open yet. */
    public Link link(Entrance entrance, Link.Listener listener) {
        return new Link(entrance, patience, passport, listener);
    }

    /** Starts connecting. The listener is called later, never within this call. */
    public void open(Link link) {
        loop.schedule(link::giveUpConnecting, patience.connecting().toNanos(), TimeUnit.NANOSECONDS);
        CompletableFuture.supplyAsync(() -> lookUp(link.entrance()))
                .whenCompleteAsync((meeting, failure) -> connect(link, meeting), loop);
    }

    /** Runs on another thread than the loop: looking up a name may take seconds, and files are read. */
    private @Nullable Meeting lookUp(Entrance entrance) {
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

    private void connect(Link link, @Nullable Meeting meeting) {
        if (link.hasEnded()) {
            return;
        }
        if (meeting == null) {
            link.end(link.problems().unknownAddress());
            return;
        }
        if (!meeting.mayShowTokens()) {
            link.end(link.problems().unknownKey());
            return;
        }
        SslContext tls = meeting.tls(link::shows);
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
                        fresh.pipeline()
                                .addLast(
                                        OpeningStage.NAME,
                                        new OpeningStage(link, meeting, introduced -> connect(link, introduced)));
                    }
                });
        bootstrap.connect(meeting.address()).addListener(done -> {
            if (!done.isSuccess()) {
                link.end(link.problems().noOneAnswers());
            }
        });
    }
}
