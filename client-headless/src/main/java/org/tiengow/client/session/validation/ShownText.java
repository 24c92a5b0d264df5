package org.tiengow.client.session.validation;

import java.util.Optional;
import org.tiengow.protocol.text.SafeText;

/** The checks of a stranger's text before it is shown: {@link SafeText} for frontends that do not know the protocol. */
public final class ShownText {
    /** The longest name, in code points. */
    public static final int LONGEST_NAME = SafeText.LONGEST_NAME;

    /** The longest note, in code points. */
    public static final int LONGEST_NOTE = SafeText.LONGEST_CHAT;

    private ShownText() {}

    /** Checks whether a text is safe on any screen. */
    public static boolean isHarmless(String text) {
        return SafeText.isSafe(text);
    }

    /** Returns a name without surrounding blanks; empty when no host would grant it. */
    public static Optional<String> name(String wanted) {
        return SafeText.line(wanted, LONGEST_NAME);
    }

    /** Returns a note without surrounding blanks; empty when no host would accept it. */
    public static Optional<String> note(String wanted) {
        return SafeText.line(wanted, LONGEST_NOTE);
    }

    /** Returns a host's sentence as one line that is safe for a person, a terminal and a log. */
    public static String shown(String sentence) {
        return SafeText.masked(sentence, HostBounds.TEXT);
    }
}
