package org.tiengow.host;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.PlayAgain;
import org.tiengow.protocol.wire.SetReady;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.TableStage;

/**
 * A message's way over loopback: from one client's play until all four clients have the update, beside a bare Netty echo of as
 * many bytes as an update has, to one client and to four. Same run, same loops, same way of waiting.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class WayOfAPlay {
    private static final int SEATS = 4;

    /** The bytes of an update in the middle of a round. */
    private static final int UPDATE_BYTES = 1_000;

    /** A host slows down whoever asks for more than twenty things a second; accepted plays do not count. */
    private static final long MILLIS_BETWEEN_REQUESTS = 60;

    private EventLoopGroup loops;
    private EventLoopGroup echoLoops;
    private EchoPeers one;
    private EchoPeers four;
    private Host host;
    private final List<WireClient> clients = new ArrayList<>();
    private WireClient next;

    @Setup
    public void connect() throws IOException, InterruptedException {
        loops = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
        echoLoops = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
        one = new EchoPeers(echoLoops, loops, 1, UPDATE_BYTES);
        four = new EchoPeers(echoLoops, loops, SEATS, UPDATE_BYTES);
        TablePlan plan = TablePlan.oneTable()
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "reveal=never"));
        host = Host.start(HostSettings.practice("Bench").with(plan));
        for (int seat = 0; seat < SEATS; seat++) {
            boolean owner = seat == 0;
            clients.add(WireClient.join(
                    loops, host.port(), owner ? Kind.KIND_PERSON : Kind.KIND_BOT, owner ? host.ownerToken() : ""));
        }
    }

    @TearDown
    public void close() {
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        echoLoops.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    /** Until all four have the same update and one of them has a decision; not measured. */
    @Setup(Level.Invocation)
    public void findNext() throws InterruptedException {
        TableStage asked = TableStage.TABLE_STAGE_UNSPECIFIED;
        while (!isDecisionOpen()) {
            TableStage stage = clients.get(0).update().getStage();
            if (stage != asked && stage != TableStage.TABLE_STAGE_PLAYING) {
                Thread.sleep(MILLIS_BETWEEN_REQUESTS);
                clients.get(0).send(goOn(stage));
            }
            asked = stage;
            Thread.onSpinWait();
        }
    }

    private boolean isDecisionOpen() {
        var view = clients.get(0).update().getView();
        boolean same = clients.stream()
                .map(client -> client.update().getView())
                .allMatch(other -> other.getRound() == view.getRound()
                        && other.getTurn() == view.getTurn()
                        && other.getTilesLeftList().equals(view.getTilesLeftList()));
        next = clients.get(Math.max(0, view.getTurn()));
        return same && next.update().hasDecision();
    }

    private static ClientMessage goOn(TableStage stage) {
        ClientMessage.Builder message = ClientMessage.newBuilder();
        return switch (stage) {
            case TABLE_STAGE_GATHERING ->
                message.setStartMatch(StartMatch.getDefaultInstance()).build();
            case TABLE_STAGE_BETWEEN_ROUNDS ->
                message.setSetReady(SetReady.newBuilder().setReady(true)).build();
            default -> message.setPlayAgain(PlayAgain.getDefaultInstance()).build();
        };
    }

    /** A play through the host. */
    @Benchmark
    public void playToFourUpdates() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(SEATS);
        clients.forEach(client -> client.countDown(latch));
        var decision = next.update().getDecision();
        next.send(ClientMessage.newBuilder()
                .setMakePlay(
                        MakePlay.newBuilder().setDecision(decision.getNumber()).setPlay(decision.getLegal(0)))
                .build());
        latch.await();
    }

    /** As many bytes, back to the one who sent them. */
    @Benchmark
    public void echoToOne() throws InterruptedException {
        one.roundTrip();
    }

    /** As many bytes, to all four. */
    @Benchmark
    public void echoToFour() throws InterruptedException {
        four.roundTrip();
    }
}
