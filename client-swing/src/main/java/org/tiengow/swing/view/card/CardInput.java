package org.tiengow.swing.view.card;

import org.tiengow.swing.view.paper.CardFile;

/** The user's actions on the reference card. */
public interface CardInput {
    /** Closes the card. */
    void close();

    /** Saves the card to a file of this kind. */
    void save(CardFile kind);
}
