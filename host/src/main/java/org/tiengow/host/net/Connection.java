package org.tiengow.host.net;

import com.google.protobuf.ByteString;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.socket.SocketChannel;
import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.lobby.ConnectionLimiter;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.lobby.RateLimitedLog;
import org.tiengow.host.stage.ClientConnection;
import org.tiengow.host.stage.Stage;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.limit.TokenBucket;
import org.tiengow.protocol.pipeline.Breach;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Pong;

/**
 * The connection of one client. It passes messages to its stage one at a time, and the next one when the stage has finished. A stage
 * therefore never handles two messages at once, and a client that floods the host delays only itself. Only a Ping is answered out of turn.
 */
final class Connection extends SimpleChannelInboundHandler<ClientMessage> implements ClientConnection {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    /** The most messages that may queue; at this number, reading from the socket pauses. */
    private static final int MOST_WAITING = 16;

    private final Channel channel;
    private final ConnectionLimiter.Visit visit;
    private final TokenBucket requests;
    private final RateLimitedLog cuts;
    private final InetAddress address;
    private final boolean allowed;
    private final byte[] fingerprint;
    private Stage stage;
    private final Deque<ClientMessage> waiting = new ArrayDeque<>();
    private boolean isBusy;
    private boolean isDraining;
    private boolean entered;
    private boolean lost;

    Connection(
            SocketChannel channel,
            ConnectionLimiter.Visit visit,
            boolean allowed,
            byte[] fingerprint,
            LongSupplier clock,
            RateLimitedLog cuts,
            Function<ClientConnection, Stage> first) {
        super(ClientMessage.class);
        this.channel = channel;
        this.visit = visit;
        this.address = channel.remoteAddress().getAddress();
        this.allowed = allowed;
        this.fingerprint = fingerprint;
        this.requests = TokenBucket.perSecond(HostLimits.REQUESTS_AT_ONCE, HostLimits.REQUESTS_PER_SECOND, clock);
        this.cuts = cuts;
        this.stage = first.apply(this);
    }

    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        channel.eventLoop().schedule(this::enterOrGo, Limits.OPENING.toMillis(), TimeUnit.MILLISECONDS);
        ctx.fireChannelActive();
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, ClientMessage message) {
        if (message.hasPing() && isBusy && entered && requests.take(1)) {
            send(pong(message)); // a table may be busy for long; the client learns at once that the host is alive
        } else {
            waiting.add(message);
            drain();
        }
    }

    private static HostMessage pong(ClientMessage ping) {
        return HostMessage.newBuilder()
                .setPong(Pong.newBuilder().setRequest(ping.getRequest()))
                .build();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        lost = true;
        stage.lost();
        ctx.fireChannelInactive();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (!channel.isWritable()) {
            cuts.say(channel.remoteAddress(), "does not read what it is sent");
            channel.close(); // a farewell would queue behind all unread messages
        }
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof Breach breach) {
            cuts.say(channel.remoteAddress(), "is cut: " + breach.sentence());
            hearNoMore();
        }
        ctx.fireUserEventTriggered(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        LOG.error("The connection of {} failed", channel.remoteAddress(), cause);
        ctx.close();
    }

    @Override
    public void send(HostMessage message) {
        channel.writeAndFlush(message, channel.voidPromise());
    }

    @Override
    public void answer(int request, Reply answer) {
        send(answer.toMessage(request));
        onLoop(() -> {
            if (answer.isAwaited()) {
                requests.refund();
            }
            ready();
        });
    }

    @Override
    public void done() {
        onLoop(this::ready);
    }

    @Override
    public void later(long millis, Runnable task) {
        channel.eventLoop().schedule(task, millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public void become(Stage next) {
        onLoop(() -> {
            stage = next;
            if (lost) {
                next.lost();
            }
        });
    }

    @Override
    public void enterGranted(int pingMillis) {
        onLoop(() -> {
            entered = true;
            if (!lost) {
                FramedPipeline.enterGranted(channel, Limits.silenceOf(pingMillis));
            }
        });
    }

    @Override
    public boolean admit(ByteString token, boolean page) {
        return visit.enter(token, page);
    }

    @Override
    public void cut(String sentence) {
        onLoop(() -> FramedPipeline.cut(channel, new Breach(Breach.Reason.OUT_OF_PLACE, sentence)));
    }

    @Override
    public void close(CloseReason reason, String sentence) {
        onLoop(() -> {
            hearNoMore();
            FramedPipeline.close(channel, reason, sentence);
        });
    }

    @Override
    public InetAddress address() {
        return address;
    }

    @Override
    public boolean isAllowed() {
        return allowed || FramedPipeline.isEncrypted(channel);
    }

    @Override
    public byte[] fingerprint() {
        return FramedPipeline.isEncrypted(channel) ? fingerprint.clone() : Fingerprint.ofPlain();
    }

    private void ready() {
        isBusy = false;
        drain();
    }

    /** Passes queued messages to the stage. This is a loop rather than a recursion, since a stage may finish a message at once. */
    private void drain() {
        if (isDraining) {
            return;
        }
        isDraining = true;
        while (!isBusy && !waiting.isEmpty()) {
            isBusy = true;
            handOver(waiting.remove());
        }
        isDraining = false;
        channel.config().setAutoRead(waiting.size() < MOST_WAITING);
    }

    private void handOver(ClientMessage message) {
        if (requests.take(1)) {
            stage.receive(message);
        } else {
            channel.eventLoop()
                    .schedule(
                            () -> answer(message.getRequest(), HostRefusal.TOO_FAST.answer()),
                            HostLimits.TOO_FAST_MILLIS,
                            TimeUnit.MILLISECONDS);
        }
    }

    /** Drops queued messages. Further input is discarded by the preceding handler, which needs automatic reading for that. */
    private void hearNoMore() {
        waiting.clear();
        channel.config().setAutoRead(true);
    }

    private void enterOrGo() {
        if (!entered) {
            close(CloseReason.CLOSE_REASON_SILENT, "Nobody entered within " + Limits.OPENING.toSeconds() + " seconds.");
        }
    }

    private void onLoop(Runnable task) {
        if (channel.eventLoop().inEventLoop()) {
            task.run();
        } else {
            channel.eventLoop().execute(task);
        }
    }
}
