package org.tiengow.lab.arena;

import java.util.Locale;

/** Formats numbers in texts the same way on every machine, independent of its locale. */
public final class Printed {
    private Printed() {}

    /** Formats a text as {@link String#format} does. */
    public static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
