package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;

@DisplayName("A wire")
class WireSocketTest {
    private static final DoorKey PIN = DoorKey.of("4711", "ABCDEFGHJKLMNPQR", () -> 0);

    @Test
    @DisplayName("to a host with a PIN ends when it says to be a page, whose wrong PINs are counted apart")
    void isNoPage() {
        EmbeddedChannel wire = wire(PIN);
        wire.writeInbound(enter(true));
        CloseWebSocketFrame last = wire.readOutbound();
        assertThat(last.statusCode()).isEqualTo(1008);
        last.release();
        assertThat(wire.isOpen()).isFalse();
    }

    @Test
    @DisplayName("goes on when it comes as what it is, or where no PIN is guessed")
    void isAnybody() {
        EmbeddedChannel guest = wire(PIN);
        guest.writeInbound(enter(false));
        guest.writeInbound(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(new byte[] {-1, -1, -1})));
        assertThat(guest.isOpen()).isTrue();
        EmbeddedChannel page = wire(DoorKey.NONE);
        page.writeInbound(enter(true));
        assertThat(page.isOpen()).isTrue();
    }

    private static EmbeddedChannel wire(DoorKey key) {
        InetSocketAddress nowhere = InetSocketAddress.createUnresolved("nowhere.invalid", 1);
        return new EmbeddedChannel(new WireSocket(new WireTarget(nowhere, Optional.empty(), new byte[32]), key));
    }

    private static BinaryWebSocketFrame enter(boolean throughPage) {
        ClientMessage enter = ClientMessage.newBuilder()
                .setEnter(Enter.newBuilder().setThroughPage(throughPage))
                .build();
        return new BinaryWebSocketFrame(Unpooled.wrappedBuffer(enter.toByteArray()));
    }
}
