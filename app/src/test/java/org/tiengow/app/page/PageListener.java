package org.tiengow.app.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.tiengow.client.connection.Sniffer;

/** Somebody on the way between a browser and a door, who takes the mask off what browsers say. */
final class PageListener implements AutoCloseable {
    private static final int MASKED_TEXT = 0x81;
    private static final int MASK = 4;

    private final Sniffer sniffer;

    PageListener(int door) throws IOException {
        this.sniffer = new Sniffer(door);
    }

    int port() {
        return sniffer.port();
    }

    /** Whether a text went by, in either direction. */
    boolean heard(String text) {
        return letters(sniffer.fromHost()).contains(text)
                || letters(sniffer.toHost()).contains(text)
                || unmasked().contains(text);
    }

    int bytes() {
        return sniffer.fromHost().length + sniffer.toHost().length;
    }

    /** Wherever a short text of a browser could begin, what it would say. */
    private String unmasked() {
        byte[] said = sniffer.toHost();
        StringBuilder all = new StringBuilder();
        for (int at = 0; at + 2 + MASK < said.length; at++) {
            int length = said[at + 1] & 0x7F;
            int skip = length == 126 ? 4 : 2;
            if ((said[at] & 0xFF) == MASKED_TEXT && (said[at + 1] & 0x80) != 0 && at + skip + MASK < said.length) {
                int whole = length == 126 ? (said[at + 2] & 0xFF) << 8 | said[at + 3] & 0xFF : length;
                byte[] mask = Arrays.copyOfRange(said, at + skip, at + skip + MASK);
                int from = at + skip + MASK;
                for (int i = 0; i < whole && from + i < said.length; i++) {
                    all.append((char) ((said[from + i] ^ mask[i % MASK]) & 0xFF));
                }
            }
        }
        return all.toString();
    }

    private static String letters(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        sniffer.close();
    }
}
