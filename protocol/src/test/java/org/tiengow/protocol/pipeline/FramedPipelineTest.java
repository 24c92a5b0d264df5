package org.tiengow.protocol.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.MessageLite;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.EncoderException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Ping;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.Say;

class FramedPipelineTest {
    private static final ClientMessage HELLO = ClientMessage.newBuilder()
            .setRequest(1)
            .setHello(
                    Hello.newBuilder().addVersions(1).setKind(Kind.KIND_PERSON).setName("Mei"))
            .build();
    private static final ClientMessage PING = ClientMessage.newBuilder()
            .setRequest(2)
            .setPing(Ping.getDefaultInstance())
            .build();

    private final List<Breach> breaches = new ArrayList<>();
    private final EmbeddedChannel host = new EmbeddedChannel();

    FramedPipelineTest() {
        FramedPipeline.addHostStages(host.pipeline(), null);
        host.pipeline().addLast(new ChannelInboundHandlerAdapter() {
            @Override
            public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
                if (event instanceof Breach breach) {
                    breaches.add(breach);
                }
            }
        });
    }

    @AfterEach
    void nothingWasThrown() {
        host.finishAndReleaseAll();
        host.checkException();
    }

    @Test
    void aMessageIsReadWhereverTheStreamIsSplit() {
        byte[] stream = join(frame(HELLO), frame(PING));
        for (int split = 1; split < stream.length; split++) {
            EmbeddedChannel channel = new EmbeddedChannel();
            FramedPipeline.addHostStages(channel.pipeline(), null);
            channel.writeInbound(Unpooled.wrappedBuffer(stream, 0, split));
            channel.writeInbound(Unpooled.wrappedBuffer(stream, split, stream.length - split));
            assertThat(read(channel)).as("split after byte %d", split).containsExactly(HELLO, PING);
            channel.finishAndReleaseAll();
        }
    }

    @Test
    void aMessageIsReadByteByByte() {
        for (byte each : join(frame(HELLO), frame(PING))) {
            host.writeInbound(Unpooled.wrappedBuffer(new byte[] {each}));
        }
        assertThat(read(host)).containsExactly(HELLO, PING);
    }

    @Test
    void bothEndsSpeakToEachOther() {
        EmbeddedChannel client = new EmbeddedChannel();
        FramedPipeline.addClientStages(client.pipeline(), null);
        client.writeOutbound(HELLO);
        host.writeInbound((Object) client.readOutbound());
        assertThat((Object) host.readInbound()).isEqualTo(HELLO);

        HostMessage answer = HostMessage.newBuilder()
                .setRevealed(Revealed.newBuilder().addRecords("x".repeat(60_000)))
                .build();
        host.writeOutbound(answer);
        client.writeInbound((Object) host.readOutbound());
        assertThat((Object) client.readInbound()).isEqualTo(answer);
        client.finishAndReleaseAll();
    }

    @Test
    void aGibibyteIsCutAsSoonAsItIsAnnounced() {
        // The first byte of that length is that of neither TLS nor a frame, so it is announced second.
        host.writeInbound(Unpooled.wrappedBuffer(frame(HELLO)), Unpooled.wrappedBuffer(new byte[] {0x40, 0, 0, 0}));
        assertThat(read(host)).containsExactly(HELLO);
        assertCut(Breach.Reason.TOO_LONG, "A frame of 1073741824 bytes was announced; at most 1024 are allowed now.");
    }

    @Test
    void aLengthWithItsHighestBitSetIsLongAndNotNegative() {
        FrameDecoder decoder = new FrameDecoder(Limits.MESSAGE);
        EmbeddedChannel channel = new EmbeddedChannel(decoder, Farewell.ofClient());
        channel.writeInbound(Unpooled.wrappedBuffer(new byte[] {-1, -1, -1, -1}));
        assertThat(channel.isOpen()).isFalse();
        channel.finishAndReleaseAll();
    }

    @Test
    void aStrangerMaySend1024BytesAndNotOneMore() {
        ClientMessage longest = ofSize(1_024);
        host.writeInbound(Unpooled.wrappedBuffer(frame(longest)));
        assertThat(read(host)).containsExactly(longest);

        host.writeInbound(Unpooled.wrappedBuffer(frame(ofSize(1_025))));
        assertCut(Breach.Reason.TOO_LONG, "A frame of 1025 bytes was announced; at most 1024 are allowed now.");
    }

    @Test
    void allows65536BytesAndNotOneMoreOnceEntered() {
        host.writeInbound(Unpooled.wrappedBuffer(frame(HELLO)));
        assertThat(read(host)).containsExactly(HELLO);
        FramedPipeline.enterGranted(host);

        ClientMessage longest = ofSize(65_536);
        host.writeInbound(Unpooled.wrappedBuffer(frame(longest)));
        assertThat(read(host)).containsExactly(longest);

        host.writeInbound(Unpooled.wrappedBuffer(frame(ofSize(65_537))));
        assertCut(Breach.Reason.TOO_LONG, "A frame of 65537 bytes was announced; at most 65536 are allowed now.");
    }

    @Test
    void theLimitRisesBetweenTwoFramesOfOneRead() {
        host.pipeline().addLast(new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext ctx, Object message) {
                FramedPipeline.enterGranted(ctx.channel());
                ctx.fireChannelRead(message);
            }
        });
        ClientMessage big = ofSize(2_000);
        host.writeInbound(Unpooled.wrappedBuffer(join(frame(HELLO), frame(big))));
        assertThat(read(host)).containsExactly(HELLO, big);
    }

    @Test
    void aFrameOfNoBytesIsCut() {
        host.writeInbound(Unpooled.wrappedBuffer(new byte[] {0, 0, 0, 0}));
        assertCut(Breach.Reason.EMPTY, "A frame without a message came.");
    }

    @Test
    void bytesThatAreNoMessageAreCut() {
        host.writeInbound(Unpooled.wrappedBuffer(new byte[] {0, 0, 0, 3, 0x0a, 0x7f, 0x01}));
        assertCut(Breach.Reason.NO_MESSAGE, "A frame of 3 bytes is not a message.");
    }

    @Test
    void textThatIsNotUtf8IsCut() {
        byte[] say = {0, 0, 0, 6, 0x52, 4, 0x0a, 2, (byte) 0xc3, 0x28};
        host.writeInbound(Unpooled.wrappedBuffer(say));
        assertCut(Breach.Reason.NO_MESSAGE, "A frame of 6 bytes is not a message.");
    }

    @Test
    void aStreamThatEndsInsideAFrameSaysNothing() {
        byte[] whole = frame(HELLO);
        ByteBuf part = Unpooled.copiedBuffer(whole, 0, whole.length - 1);
        host.writeInbound(part);
        host.finish();
        assertThat(read(host)).isEmpty();
        assertThat(breaches).isEmpty();
        assertThat(part.refCnt()).isZero();
    }

    @Test
    void aStrangersFirstByteIsCut() {
        host.writeInbound(Unpooled.copiedBuffer("GET / HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII)));
        assertCut(Breach.Reason.FIRST_BYTE, "A connection begins with a frame or with TLS, not with the byte 0x47.");
    }

    @Test
    void aTlsHelloWithoutTlsIsCut() {
        host.writeInbound(Unpooled.wrappedBuffer(new byte[] {0x16, 3, 1, 0, 1}));
        assertCut(Breach.Reason.NO_TLS, "This host offers no TLS; connect without it.");
    }

    @Test
    void afterABreachNothingIsReadAndNothingIsKept() {
        EmbeddedChannel channel = new EmbeddedChannel(new FrameDecoder(Limits.MESSAGE_OF_STRANGER));
        byte[] tooLong = {1, 2, 3, 4};
        assertThatThrownBy(() -> channel.writeInbound(Unpooled.wrappedBuffer(tooLong)))
                .hasMessage("A frame of 16909060 bytes was announced; at most 1024 are allowed now.");
        ByteBuf more = Unpooled.copiedBuffer(frame(HELLO));
        channel.writeInbound(more);
        assertThat(more.refCnt()).isZero();
        assertThat(read(channel)).isEmpty();
    }

    @Test
    void aLaterStageCutsThroughTheSameDoor() {
        FramedPipeline.cut(host, new Breach(Breach.Reason.OUT_OF_PLACE, "Enter came before Hello."));
        FramedPipeline.cut(host, new Breach(Breach.Reason.OUT_OF_PLACE, "And again."));
        assertCut(Breach.Reason.OUT_OF_PLACE, "Enter came before Hello.");
    }

    @Test
    void anEndThatIsNoBreachSaysItsReason() {
        FramedPipeline.close(host, CloseReason.CLOSE_REASON_HOST_ENDS, "Good night.");
        assertThat(lastWords()).isEqualTo(closing(CloseReason.CLOSE_REASON_HOST_ENDS, "Good night."));
        assertThat(host.isOpen()).isFalse();
        assertThat(breaches).isEmpty();
    }

    @Test
    void silenceEndsTheConnection() {
        host.freezeTime();
        host.advanceTimeBy(Limits.SILENCE.toMillis() + 1, TimeUnit.MILLISECONDS);
        host.runScheduledPendingTasks();
        assertThat(lastWords()).isEqualTo(closing(CloseReason.CLOSE_REASON_SILENT, "Nothing came for 15 seconds."));
        assertThat(host.isOpen()).isFalse();
    }

    @Test
    void silenceErrorNamesItsLengthToFrequentPingers() {
        FramedPipeline.enterGranted(host, Limits.silenceOf(1_000));
        host.freezeTime();
        host.advanceTimeBy(3_501, TimeUnit.MILLISECONDS);
        host.runScheduledPendingTasks();
        assertThat(lastWords()).isEqualTo(closing(CloseReason.CLOSE_REASON_SILENT, "Nothing came for 3.5 seconds."));
    }

    @Test
    void overlongMessageFailsWithoutClosingTheConnection() {
        HostMessage tooLong = HostMessage.newBuilder()
                .setRevealed(Revealed.newBuilder().addRecords("x".repeat(65_536)))
                .build();
        assertThat(host.write(tooLong).cause()).isInstanceOf(EncoderException.class);
        assertThat(host.isOpen()).isTrue();
    }

    @Test
    void whatAHostSaysIsLimitedToo() {
        EmbeddedChannel client = new EmbeddedChannel();
        FramedPipeline.addClientStages(client.pipeline(), null);
        client.writeInbound(Unpooled.wrappedBuffer(new byte[] {0, 1, 0, 1}));
        assertThat(client.isOpen()).isFalse();
        client.finishAndReleaseAll();
    }

    private void assertCut(Breach.Reason reason, String sentence) {
        assertThat(breaches).containsExactly(new Breach(reason, sentence));
        assertThat(lastWords()).isEqualTo(closing(CloseReason.CLOSE_REASON_BREACH, sentence));
        assertThat(host.isOpen()).isFalse();
    }

    private HostMessage lastWords() {
        EmbeddedChannel client = new EmbeddedChannel();
        FramedPipeline.addClientStages(client.pipeline(), null);
        client.writeInbound((Object) host.readOutbound());
        HostMessage message = client.readInbound();
        client.finishAndReleaseAll();
        return message;
    }

    private static HostMessage closing(CloseReason reason, String sentence) {
        return HostMessage.newBuilder()
                .setClosing(Closing.newBuilder().setReason(reason).setSentence(sentence))
                .build();
    }

    private static ClientMessage ofSize(int size) {
        ClientMessage message = said(size - 8);
        while (message.getSerializedSize() < size) {
            message = said(message.getSay().getText().length() + 1);
        }
        assertThat(message.getSerializedSize()).isEqualTo(size);
        return message;
    }

    private static ClientMessage said(int characters) {
        return ClientMessage.newBuilder()
                .setSay(Say.newBuilder().setText("x".repeat(characters)))
                .build();
    }

    private static List<Object> read(EmbeddedChannel channel) {
        List<Object> messages = new ArrayList<>();
        for (Object message = channel.readInbound(); message != null; message = channel.readInbound()) {
            messages.add(message);
        }
        return messages;
    }

    private static byte[] frame(MessageLite message) {
        ByteBuf frame = Unpooled.buffer();
        frame.writeInt(message.getSerializedSize());
        frame.writeBytes(message.toByteArray());
        return ByteBufUtil.getBytes(frame);
    }

    private static byte[] join(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
