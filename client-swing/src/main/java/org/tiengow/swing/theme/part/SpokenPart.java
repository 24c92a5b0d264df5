package org.tiengow.swing.theme.part;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A painted component that a screen reader describes by a sentence. */
public abstract class SpokenPart extends JComponent implements Accessible {
    private final AccessibleRole role;

    /** Creates a component with a role for screen readers. */
    protected SpokenPart(AccessibleRole role) {
        this.role = role;
    }

    /** Returns the sentence that a screen reader says. */
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
