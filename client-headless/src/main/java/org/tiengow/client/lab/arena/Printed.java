package org.tiengow.client.lab.arena;

import java.util.Locale;

/** Numbers inside texts, printed alike on every machine, whatever its language. */
public final class Printed {
    private Printed() {}

    /** A format of {@link String#format} with its values. */
    public static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
