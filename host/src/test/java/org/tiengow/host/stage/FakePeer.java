package org.tiengow.host.stage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;

/** The other end of a connection without a socket: it keeps what it is sent and counts what it is told. */
final class FakePeer implements ClientConnection {
    private final List<HostMessage> received = new CopyOnWriteArrayList<>();
    private final AtomicInteger done = new AtomicInteger();
    private volatile @Nullable Stage stage;
    private volatile boolean ended;
    private boolean hasRoom = true;
    private InetAddress address = InetAddress.getLoopbackAddress();
    private final List<Long> waits = new CopyOnWriteArrayList<>();

    /** Goes into the first stage. */
    FakePeer at(HostContext house) {
        stage = new HelloStage(house, this);
        return this;
    }

    /** It comes from there, and not from this machine. */
    FakePeer from(InetAddress origin) {
        address = origin;
        return this;
    }

    /** There are too many inside already. */
    FakePeer withoutRoom() {
        hasRoom = false;
        return this;
    }

    void say(ClientMessage message) {
        stage().receive(message);
    }

    Stage stage() {
        Stage now = stage;
        assertThat(now).isNotNull();
        return now;
    }

    List<HostMessage> received() {
        return received;
    }

    /** How many messages answer this request, of those received after so many others. */
    long answersTo(int request, int earlier) {
        return received.stream()
                .skip(earlier)
                .filter(message -> answers(message, request))
                .count();
    }

    /** How long it was made to wait, in milliseconds, each time. */
    List<Long> waits() {
        return waits;
    }

    int timesDone() {
        return done.get();
    }

    boolean hasEnded() {
        return ended;
    }

    @Override
    public void send(HostMessage message) {
        received.add(message);
    }

    @Override
    public void answer(int request, Reply answer) {
        send(answer.toMessage(request));
        done();
    }

    @Override
    public byte[] fingerprint() {
        return Fingerprint.ofPlain();
    }

    @Override
    public void done() {
        done.incrementAndGet();
    }

    @Override
    public void later(long millis, Runnable task) {
        waits.add(millis);
        task.run();
    }

    @Override
    public void become(Stage next) {
        stage = next;
    }

    @Override
    public void enterGranted(int pingMillis) {
        // nothing is limited here
    }

    @Override
    public boolean admit(ByteString token, boolean page) {
        return hasRoom || !token.isEmpty();
    }

    @Override
    public InetAddress address() {
        return address;
    }

    @Override
    public void cut(String sentence) {
        assertThat(sentence).isNotEmpty();
        ended = true;
    }

    @Override
    public void close(CloseReason reason, String sentence) {
        ended = true;
    }

    @Override
    public boolean isAllowed() {
        return true;
    }

    private static boolean answers(HostMessage message, int request) {
        return switch (message.getMessageCase()) {
            case CHALLENGE -> true;
            case ENTERED -> message.getEntered().getRequest() == request;
            case GRANTED -> message.getGranted().getRequest() == request;
            case REFUSED -> message.getRefused().getRequest() == request;
            case PONG -> message.getPong().getRequest() == request;
            default -> false;
        };
    }
}
