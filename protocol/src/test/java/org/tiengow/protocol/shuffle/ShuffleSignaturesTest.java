package org.tiengow.protocol.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.IdentityKey;

@DisplayName("What programs sign for a shuffle")
class ShuffleSignaturesTest {
    private static final IdentityKey MEI = IdentityKey.fresh();
    private static final IdentityKey BO = IdentityKey.fresh();
    private static final Bytes32 HOST = bytes("host");
    private static final Bytes32 ANCHOR = bytes("anchor");
    private static final ShuffleContext CONTEXT = new ShuffleContext(HOST, "9f2c", 258);

    @Test
    @DisplayName("is written byte by byte as the page says")
    void bytesSigned() {
        byte[] anchor =
                join(HOST.toArray(), new byte[] {4}, ascii("9f2c"), new byte[] {0, 0, 1, 2, 3}, ANCHOR.toArray());
        assertThat(ShuffleSignatures.anchor(MEI, CONTEXT, 3, ANCHOR))
                .isEqualTo(hex(MEI.sign("tiengow-shuffle/3 anchor\0", anchor)));
        byte[] record = join(new byte[] {1}, ANCHOR.toArray());
        assertThat(ShuffleSignatures.record(MEI, true, ANCHOR))
                .isEqualTo(hex(MEI.sign("tiengow-record/2 signature\0", record)));
    }

    @Test
    @DisplayName("counts for one anchor of one seat, match, epoch and host")
    void anchors() {
        String signature = ShuffleSignatures.anchor(MEI, CONTEXT, 1, ANCHOR);
        assertThat(isAnchor(MEI, CONTEXT, 1, ANCHOR, signature)).isTrue();
        assertThat(isAnchor(BO, CONTEXT, 1, ANCHOR, signature)).isFalse();
        assertThat(isAnchor(MEI, CONTEXT, 2, ANCHOR, signature)).isFalse();
        assertThat(isAnchor(MEI, CONTEXT, 1, HOST, signature)).isFalse();
        for (ShuffleContext other : List.of(
                new ShuffleContext(ANCHOR, "9f2c", 258),
                new ShuffleContext(HOST, "9f2d", 258),
                new ShuffleContext(HOST, "9f2c", 259))) {
            assertThat(isAnchor(MEI, other, 1, ANCHOR, signature)).isFalse();
        }
    }

    @Test
    @DisplayName("is no signature when it is cut, empty or of no digits")
    void malformedSignatures() {
        String signature = ShuffleSignatures.anchor(MEI, CONTEXT, 1, ANCHOR);
        String record = ShuffleSignatures.record(MEI, true, ANCHOR);
        for (String wrong : List.of("", "00", signature.substring(2), signature + "00", "x".repeat(128), record)) {
            assertThat(isAnchor(MEI, CONTEXT, 1, ANCHOR, wrong)).as(wrong).isFalse();
        }
        for (String wrong : List.of("", "00", record.substring(2), record + "00", "x".repeat(128), signature)) {
            assertThat(ShuffleSignatures.isRecord(MEI.identity().hex(), true, ANCHOR, wrong))
                    .as(wrong)
                    .isFalse();
        }
        for (String noKey : List.of("", "00", "x".repeat(64), "00".repeat(32))) {
            assertThat(ShuffleSignatures.isRecord(noKey, true, ANCHOR, record))
                    .as(noKey)
                    .isFalse();
        }
    }

    @Test
    @DisplayName("is looked up in a list by seat")
    void anchorsInLists() {
        String signature = ShuffleSignatures.anchor(MEI, CONTEXT, 1, ANCHOR);
        assertThat(ShuffleSignatures.isAnchor(list(seat(MEI, signature)), 1)).isTrue();
        assertThat(ShuffleSignatures.isAnchor(list(seat(BO, signature)), 1)).isFalse();
        assertThat(ShuffleSignatures.isAnchor(list(seat(MEI, "00".repeat(64))), 1))
                .isFalse();
        assertThat(ShuffleSignatures.isAnchor(list(seat(MEI, "")), 1)).isFalse();
        assertThat(ShuffleSignatures.isAnchor(list(seat(MEI, signature)), 0))
                .as("a bot")
                .isFalse();
        ListedSeat keyless =
                new ListedSeat(ListedSeat.Kind.PERSON, 0, "Mei", Optional.empty(), Optional.of(ANCHOR), signature);
        assertThat(ShuffleSignatures.isAnchor(list(keyless), 1)).isFalse();
    }

    @Test
    @DisplayName("counts for one record, and says whether its end was seen")
    void records() {
        String signature = ShuffleSignatures.record(MEI, false, ANCHOR);
        String key = MEI.identity().hex();
        assertThat(ShuffleSignatures.isRecord(key, false, ANCHOR, signature)).isTrue();
        assertThat(ShuffleSignatures.isRecord(key, true, ANCHOR, signature)).isFalse();
        assertThat(ShuffleSignatures.isRecord(key, false, HOST, signature)).isFalse();
        assertThat(ShuffleSignatures.isRecord(BO.identity().hex(), false, ANCHOR, signature))
                .isFalse();
    }

    private static boolean isAnchor(
            IdentityKey key, ShuffleContext context, int seat, Bytes32 anchor, String signature) {
        return ShuffleSignatures.isAnchor(key.identity(), context, seat, anchor, signature);
    }

    private static ListedSeat seat(IdentityKey key, String signature) {
        return new ListedSeat(
                ListedSeat.Kind.PERSON,
                0,
                "Mei",
                Optional.of(Bytes32.of(key.identity().bytes())),
                Optional.of(ANCHOR),
                signature);
    }

    private static ShuffleList list(ListedSeat second) {
        return new ShuffleList(CONTEXT, 1, 1, HOST, List.of(ListedSeat.without(ListedSeat.Kind.BOT, 0, "Chi"), second));
    }

    private static Bytes32 bytes(String text) {
        return Bytes32.of(Sha256.of(ascii(text)));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
