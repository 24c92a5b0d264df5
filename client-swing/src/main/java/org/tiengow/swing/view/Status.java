package org.tiengow.swing.view;

import javax.accessibility.AccessibleRole;
import org.tiengow.swing.theme.part.SpokenPart;

/**
 * A status whose name is the latest news, so that a screen reader is told each time it changes. Nothing of it is seen, but it needs
 * a pixel of room, as only what is shown is told of.
 */
public class Status extends SpokenPart {
    private String words;

    /** A status that says this first. */
    public Status(String first) {
        super(AccessibleRole.STATUS_BAR);
        words = first;
        setName("announcer");
        setFocusable(false);
    }

    /** Says a sentence; an empty one says nothing. */
    public final void say(String sentence) {
        if (!sentence.isEmpty()) {
            words = sentence;
            getAccessibleContext().setAccessibleName(sentence); // who listens is told of it
        }
    }

    /** Says the latest news once more: without a change of the name nobody would be told, so an empty one comes between. */
    public final void sayAgain() {
        getAccessibleContext().setAccessibleName("");
        getAccessibleContext().setAccessibleName(words);
    }

    @Override
    protected final String spoken() {
        return words;
    }
}
