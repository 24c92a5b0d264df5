package org.tiengow.swing.view;

import javax.accessibility.AccessibleRole;
import org.tiengow.swing.theme.part.SpokenPart;

/**
 * An accessible status bar whose name is the latest message, so that a screen reader announces each change. It draws nothing, but needs one
 * pixel of room, because screen readers ignore components that are not showing.
 */
public class Status extends SpokenPart {
    private String words;

    /** Creates a status with its first message. */
    public Status(String first) {
        super(AccessibleRole.STATUS_BAR);
        words = first;
        setName("announcer");
        setFocusable(false);
    }

    /** Announces a message. An empty message is ignored. */
    public final void say(String sentence) {
        if (!sentence.isEmpty()) {
            words = sentence;
            getAccessibleContext().setAccessibleName(sentence); // the change of the name triggers the announcement
        }
    }

    /** Repeats the latest message. The name is cleared first, because an unchanged name is not announced again. */
    public final void sayAgain() {
        getAccessibleContext().setAccessibleName("");
        getAccessibleContext().setAccessibleName(words);
    }

    @Override
    protected final String spoken() {
        return words;
    }
}
