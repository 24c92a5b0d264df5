package org.tiengow.client.session.hosting;

import java.util.Optional;
import org.tiengow.protocol.opening.SafeText;

/** Text of strangers as frontends may show it: {@link SafeText} for those that know no protocol. */
public final class ShownText {
    /** The longest name, in code points. */
    public static final int LONGEST_NAME = SafeText.LONGEST_NAME;

    private ShownText() {}

    /** Checks whether a text disturbs no screen. */
    public static boolean isHarmless(String text) {
        return SafeText.isSafe(text);
    }

    /** Returns a name without the blanks around it; empty when no host would grant it. */
    public static Optional<String> name(String wanted) {
        return SafeText.line(wanted, LONGEST_NAME);
    }

    /** Returns what a host says to a person, a terminal or a log, so that it is one line there, and does nothing to it. */
    public static String shown(String sentence) {
        return SafeText.masked(sentence, HostBounds.TEXT);
    }
}
