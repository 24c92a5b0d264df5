package org.tiengow.engine.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.ListedSeat.Kind;

class FairShuffleTest {
    private static final FairShuffle SHUFFLE = new FairShuffle(FairShuffleTest::sha256);
    private static final ShuffleContext CONTEXT = new ShuffleContext(bytes(5), "9f2c", 3);
    private static final byte[] CONTEXT_BYTES =
            joined(bytes(5).toArray(), new byte[] {4, '9', 'f', '2', 'c', 0, 0, 0, 3});
    private static final String SIGNATURE = "0a".repeat(ListedSeat.SIGNATURE);

    @Test
    void aLinkIsTheHashOfExactlyTheseBytes() {
        byte[] secret = bytes(7).toArray();
        assertThat(SHUFFLE.back(CONTEXT, FairShuffle.HOST, bytes(7), 1).toArray())
                .isEqualTo(sha256(
                        joined(label("tiengow-shuffle/3 link"), CONTEXT_BYTES, new byte[] {(byte) 0xFF}, secret)));
        assertThat(SHUFFLE.back(CONTEXT, 2, bytes(7), 1).toArray())
                .isEqualTo(sha256(joined(label("tiengow-shuffle/3 link"), CONTEXT_BYTES, new byte[] {2}, secret)));
        assertThat(SHUFFLE.back(CONTEXT, 2, bytes(7), 0)).isEqualTo(bytes(7));
    }

    @Test
    void aChainIsWhatNaiveHashingMakes() {
        LinkChain chain = new LinkChain(SHUFFLE, CONTEXT, 1, bytes(8));
        byte[] head = joined(label("tiengow-shuffle/3 link"), CONTEXT_BYTES, new byte[] {1});
        byte[] link = bytes(8).toArray();
        for (int round = FairShuffle.ROUNDS; round > 0; round--) {
            assertThat(chain.link(round).toArray()).as("link %d", round).isEqualTo(link);
            link = sha256(joined(head, link));
        }
        assertThat(chain.anchor().toArray()).isEqualTo(link);
        assertThat(chain.context()).isEqualTo(CONTEXT);
    }

    @Test
    void aLinkFitsNoOtherHostMatchEpochOrParty() {
        Set<Bytes32> all = new HashSet<>();
        List<ShuffleContext> contexts = List.of(
                CONTEXT,
                new ShuffleContext(bytes(6), "9f2c", 3),
                new ShuffleContext(bytes(5), "9f2d", 3),
                new ShuffleContext(bytes(5), "9f2c", 4));
        for (ShuffleContext context : contexts) {
            for (int party = FairShuffle.HOST; party < 4; party++) {
                all.add(SHUFFLE.back(context, party, bytes(1), 1));
            }
        }
        assertThat(all).hasSize(4 * 5);
    }

    @Test
    void aListIsTheHashOfExactlyTheseBytes() {
        byte[] zeros = new byte[32];
        byte[] person = joined(
                new byte[] {1, 2, 0, 0, 0, 6},
                "Bo 七".getBytes(StandardCharsets.UTF_8),
                bytes(1).toArray(),
                bytes(2).toArray(),
                filled(64, 0x0a));
        byte[] bot = joined(
                new byte[] {2, 0, 0, 0, 0, 3}, "Oak".getBytes(StandardCharsets.UTF_8), zeros, zeros, zeros, zeros);
        byte[] whole = joined(
                label("tiengow-shuffle/3 list"),
                CONTEXT_BYTES,
                new byte[] {0, 0, 1, 0, 2, 2},
                bytes(9).toArray(),
                person,
                bot);
        assertThat(SHUFFLE.digest(list()).toArray()).isEqualTo(sha256(whole));
    }

    @Test
    void everythingInAListCounts() {
        ShuffleList list = list();
        ListedSeat person = list.seats().get(0);
        ListedSeat bot = list.seats().get(1);
        List<ShuffleList> others = new ArrayList<>(List.of(
                list,
                new ShuffleList(new ShuffleContext(bytes(5), "9f2c", 2), 256, 2, bytes(9), list.seats()),
                new ShuffleList(CONTEXT, 257, 2, bytes(9), list.seats()),
                new ShuffleList(CONTEXT, 256, 1, bytes(9), list.seats()),
                new ShuffleList(CONTEXT, 256, 2, bytes(8), list.seats()),
                with(List.of(bot, person)),
                with(List.of(person, bot, bot))));
        Optional<Bytes32> key = person.key();
        Optional<Bytes32> anchor = person.anchor();
        String signature = person.signature();
        for (ListedSeat other : List.of(
                new ListedSeat(Kind.PAGE, 2, "Bo 七", key, anchor, signature),
                new ListedSeat(Kind.PERSON, 1, "Bo 七", key, anchor, signature),
                new ListedSeat(Kind.PERSON, 2, "Bo", key, anchor, signature),
                new ListedSeat(Kind.PERSON, 2, "Bo 七", Optional.empty(), anchor, signature),
                new ListedSeat(Kind.PERSON, 2, "Bo 七", Optional.of(bytes(3)), anchor, signature),
                new ListedSeat(Kind.PERSON, 2, "Bo 七", key, Optional.of(bytes(3)), signature),
                new ListedSeat(Kind.PERSON, 2, "Bo 七", key, anchor, ""),
                new ListedSeat(Kind.PERSON, 2, "Bo 七", key, anchor, signature.replace('a', 'b')))) {
            others.add(with(List.of(other, bot)));
        }
        assertThat(others.stream().map(SHUFFLE::digest)).doesNotHaveDuplicates();
    }

    @Test
    void aSeedIsTheHashOfExactlyTheseBytes() {
        Links links = new Links(bytes(1), List.of(Optional.of(bytes(2)), Optional.empty(), Optional.of(bytes(3))));
        assertThat(SHUFFLE.seed(bytes(4), links).toArray())
                .isEqualTo(sha256(joined(
                        label("tiengow-shuffle/3 seed"),
                        bytes(4).toArray(),
                        bytes(1).toArray(),
                        bytes(2).toArray(),
                        new byte[32],
                        bytes(3).toArray())));
    }

    @Test
    void bytesThatWouldFavourLowNumbersArePassedOver() {
        byte[] bytes = new byte[32];
        bytes[0] = (byte) 240; // the first of those below 256 that 24 does not divide evenly
        bytes[1] = (byte) 255;
        bytes[2] = (byte) 239;
        bytes[3] = 25;
        HashedChance chance = new HashedChance(block -> bytes.clone());
        assertThat(chance.applyAsInt(24)).isEqualTo(23);
        assertThat(chance.applyAsInt(24)).isEqualTo(1);
    }

    @Test
    void everyByteOfABlockIsDrawnOnceThenTheNextBlock() {
        HashedChance chance = new HashedChance(block -> {
            byte[] bytes = new byte[32];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (block * 32 + i);
            }
            return bytes;
        });
        for (int expected = 0; expected < 256; expected++) {
            assertThat(chance.applyAsInt(256)).isEqualTo(expected);
        }
    }

    @Test
    void lotAndDealAreDrawnApart() {
        Set<Integer> lots = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            lots.add(SHUFFLE.lot(bytes(i), 3));
        }
        assertThat(lots).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(SHUFFLE.deal(bytes(1), 3))
                .isEqualTo(SHUFFLE.deal(bytes(1), 3))
                .isNotEqualTo(SHUFFLE.deal(bytes(2), 3));
    }

    @Test
    void aListSaysWhoIsAskedAndAProofWhoWasLeftOut() {
        ListedSeat asked = list().seats().get(0);
        ListedSeat bot = list().seats().get(1);
        ListedSeat other =
                new ListedSeat(Kind.PERSON, 0, "Li", Optional.of(bytes(3)), Optional.of(bytes(6)), SIGNATURE);
        ShuffleList list = with(List.of(asked, bot, other));
        assertThat(list.asked()).containsExactly(0, 2);
        Links links = new Links(bytes(1), List.of(Optional.of(bytes(2)), Optional.empty(), Optional.empty()));
        assertThat(new ShuffleProof(list, links).leftOut()).containsExactly(2);
        assertThat(links.of(FairShuffle.HOST)).contains(bytes(1));
        assertThat(links.of(0)).contains(bytes(2));
        assertThat(links.of(2)).isEmpty();
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> new ShuffleContext(bytes(1), "", 0)).hasMessageContaining("1 to 64");
        assertThatThrownBy(() -> new ShuffleContext(bytes(1), "a b", 0)).hasMessageContaining("ASCII");
        assertThatThrownBy(() -> new ShuffleContext(bytes(1), "天", 0)).hasMessageContaining("ASCII");
        assertThatThrownBy(() -> new ShuffleContext(bytes(1), "x".repeat(65), 0))
                .hasMessageContaining("1 to 64");
        assertThatThrownBy(() -> new ShuffleContext(bytes(1), "a", -1)).hasMessageContaining("count from 0");
        assertThatThrownBy(() -> new ShuffleList(CONTEXT, 0, 1, bytes(1), list().seats()))
                .hasMessageContaining("1 to 10000");
        assertThatThrownBy(() -> new ShuffleList(CONTEXT, FairShuffle.ROUNDS + 1, 1, bytes(1), list().seats()))
                .hasMessageContaining("1 to 10000");
        assertThatThrownBy(() -> new ShuffleList(CONTEXT, 1, 256, bytes(1), list().seats()))
                .hasMessageContaining("byte");
        assertThatThrownBy(() -> with(List.of())).hasMessageContaining("2 to 4");
        assertThatThrownBy(() -> ListedSeat.without(Kind.BOT, 256, "")).hasMessageContaining("0 to 255");
        assertThatThrownBy(() -> new ListedSeat(Kind.BOT, 0, "", Optional.empty(), Optional.empty(), "0A"))
                .hasMessageContaining("hexadecimal");
        assertThatThrownBy(() -> new ShuffleProof(list(), new Links(bytes(1), List.of())))
                .hasMessageContaining("each seat");
        assertThatThrownBy(() -> Bytes32.of(new byte[31])).hasMessageContaining("32");
    }

    @Test
    void aSecretDoesNotStandInALog() {
        assertThat(new Links(bytes(1), List.of(Optional.of(bytes(2)))).toString())
                .doesNotContain(bytes(1).toHex(), bytes(2).toHex());
        assertThat(new LinkChain(SHUFFLE, CONTEXT, 0, bytes(3)).toString()).doesNotContain(bytes(3).toHex());
    }

    private static ShuffleList list() {
        return with(List.of(
                new ListedSeat(Kind.PERSON, 2, "Bo 七", Optional.of(bytes(1)), Optional.of(bytes(2)), SIGNATURE),
                ListedSeat.without(Kind.BOT, 0, "Oak")));
    }

    private static ShuffleList with(List<ListedSeat> seats) {
        return new ShuffleList(CONTEXT, 256, 2, bytes(9), seats);
    }

    private static Bytes32 bytes(int number) {
        return Bytes32.of(filled(Bytes32.LENGTH, number + 1));
    }

    private static byte[] filled(int length, int value) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    private static byte[] label(String label) {
        return (label + "\0").getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] joined(byte[]... parts) {
        byte[] all = new byte[0];
        for (byte[] part : parts) {
            int old = all.length;
            all = Arrays.copyOf(all, old + part.length);
            System.arraycopy(part, 0, all, old, part.length);
        }
        return all;
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
