package org.tiengow.client.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetworkFileTest {
    private static final Shape SHAPE = new Shape(6, 4, 3);
    private static final NetworkFile FILE =
            new NetworkFile(Network.fresh(SHAPE, 1), Map.of("trained.minutes", "30", "trained.rules", "pagat lai"));

    @Test
    void readsWhatItWrote() throws IOException {
        assertThat(NetworkFile.read(new ByteArrayInputStream(bytes(FILE)))).isEqualTo(FILE);
    }

    @Test
    void roundsWeightsByLessThanHalfAStep() {
        float[] before = Network.fresh(SHAPE, 1).weights();
        float[] after = FILE.network().weights();
        for (int i = 0; i < before.length; i++) {
            assertThat(after[i]).isCloseTo(before[i], within(0.5f / 4096));
        }
    }

    @Test
    void beginsWithWordsForPeople() throws IOException {
        assertThat(new String(bytes(FILE), StandardCharsets.ISO_8859_1))
                .startsWith(
                        "tiengow-network/1\nfirst 4\ninputs 6\nsecond 3\ntrained.minutes 30\ntrained.rules pagat lai\n\n");
    }

    @Test
    void refusesAFileCutAtAnyByte() throws IOException {
        byte[] whole = bytes(FILE);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> NetworkFile.read(new ByteArrayInputStream(cut)))
                    .as("%d of %d bytes", length, whole.length)
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void refusesMoreWeightsThanItsSizesNeed() throws IOException {
        byte[] whole = bytes(FILE);
        assertThatThrownBy(() -> NetworkFile.read(new ByteArrayInputStream(Arrays.copyOf(whole, whole.length + 2))))
                .isInstanceOf(IOException.class)
                .hasMessage("This network is too long: its sizes need 47 weights.");
    }

    @Test
    void refusesWhatIsNoNetwork() {
        assertRefused("tiengow-network/2\nfirst 1\ninputs 1\nsecond 1\n\n", "its first line is not tiengow-network/1");
        assertRefused("tiengow-network/1\nfirst many\ninputs 1\nsecond 1\n\n", "the lines inputs, first and second");
        assertRefused("tiengow-network/1\nfirst 1\ninputs 1\n\n", "the lines inputs, first and second");
        assertRefused("tiengow-network/1\nfirst 9999\ninputs 9999\nsecond 1\n\n", "too large");
        assertRefused("tiengow-network/1\nfirst 99999\ninputs 1\nsecond 1\n\n", "the lines inputs, first and second");
    }

    private static void assertRefused(String text, String why) {
        assertThatThrownBy(() -> NetworkFile.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1))))
                .as(text)
                .isInstanceOf(IOException.class)
                .hasMessageContaining(why);
    }

    private static byte[] bytes(NetworkFile file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        file.write(bytes);
        return bytes.toByteArray();
    }
}
