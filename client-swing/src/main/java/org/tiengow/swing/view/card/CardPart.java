package org.tiengow.swing.view.card;

import org.tiengow.presentation.rules.CardScreen;

/** The parts of the card that are shown at a time. */
enum CardPart {
    /** The whole card. */
    WHOLE,
    /** The suits, the Supreme and the aids to memory. */
    TILES,
    /** The sets, the payments, and which set beats which. */
    PLAY;

    /** Returns the title of this part. */
    String title(CardScreen screen) {
        return switch (this) {
            case WHOLE -> screen.title();
            case TILES -> screen.pages().tiles();
            case PLAY -> screen.pages().play();
        };
    }
}
