package org.tiengow.swing.view.card;

import org.tiengow.swing.view.paper.CardFile;

/** What somebody does with the reference card. */
public interface CardInput {
    /** Puts it away. */
    void close();

    /** Writes it into a file. */
    void save(CardFile kind);
}
