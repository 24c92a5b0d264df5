package org.tiengow.host.handout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The page that says what the file is and how to start it. */
final class HandOutPage {
    private static final String FILE = "page.html";

    private HandOutPage() {}

    static byte[] bytes() {
        try (InputStream in = Objects.requireNonNull(HandOutPage.class.getResourceAsStream(FILE), FILE)) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
