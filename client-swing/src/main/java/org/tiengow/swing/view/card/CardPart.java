package org.tiengow.swing.view.card;

import org.tiengow.presentation.rules.CardScreen;

/** What of the card is shown at once. */
enum CardPart {
    /** All of it. */
    WHOLE,
    /** The suits, the Supreme and how to remember the tiles. */
    TILES,
    /** The sets, what beats what and what is paid. */
    PLAY;

    /** What it is called on a card. */
    String title(CardScreen screen) {
        return switch (this) {
            case WHOLE -> screen.title();
            case TILES -> screen.pages().tiles();
            case PLAY -> screen.pages().play();
        };
    }
}
