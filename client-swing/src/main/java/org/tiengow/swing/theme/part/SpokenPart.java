package org.tiengow.swing.theme.part;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A drawn component that a screen reader tells by a sentence. */
public abstract class SpokenPart extends JComponent implements Accessible {
    private final AccessibleRole role;

    /** A part that a screen reader takes for this. */
    protected SpokenPart(AccessibleRole role) {
        this.role = role;
    }

    /** What a screen reader says. */
    protected abstract String spoken();

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public String getAccessibleName() {
                    return spoken();
                }

                @Override
                public AccessibleRole getAccessibleRole() {
                    return role;
                }
            };
        }
        return accessibleContext;
    }
}
