package org.tiengow.swing.robot;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;

/** Somebody's hand in an English window, as far as a robot can read it, and how it plays by clicks or keys. */
final class Hand {
    /** Tiles of a hand with four players. */
    static final int MOST_TILES = 8;

    private final Driver driver;

    Hand(Driver driver) {
        this.driver = driver;
    }

    /**
     * Waits for the next chance to play or for the end, and plays by clicks: what beats if one tile can, else a forfeit. The
     * only legal play is made by the table itself, so what is to be clicked may be gone.
     */
    void playByMouse() {
        awaitTurnOrEnd();
        playIfAsked();
    }

    /** Plays by clicks if it is the turn to. */
    void playIfAsked() {
        if (!isMyTurn()) {
            return;
        }
        int led = led();
        if (led == 0) {
            driver.clickIfShown("tile-1");
            driver.clickIfShown("act-play");
        } else if (led == 1 && firstBeating() > 0) {
            driver.clickIfShown("tile-" + firstBeating());
            driver.clickIfShown("act-play");
        } else {
            for (int tile : forfeits(led)) {
                driver.clickIfShown("tile-" + tile);
            }
            driver.clickIfShown("act-forfeit");
            driver.clickIfShown("go-on");
        }
    }

    /** The same as {@link #playByMouse} by keys alone. */
    void playByKeys() {
        awaitTurnOrEnd();
        if (!isMyTurn()) {
            return;
        }
        int led = led();
        driver.press(KeyEvent.VK_ESCAPE);
        if (led == 0) {
            driver.press(KeyEvent.VK_1);
            driver.press(KeyEvent.VK_ENTER);
        } else if (led == 1 && firstBeating() > 0) {
            driver.press(KeyEvent.VK_0 + firstBeating());
            driver.press(KeyEvent.VK_ENTER);
        } else {
            for (int tile : forfeits(led)) {
                driver.press(KeyEvent.VK_0 + tile);
            }
            driver.press(KeyEvent.VK_F);
            if (driver.isShown("go-on")) {
                driver.tabTo("go-on");
                driver.press(KeyEvent.VK_SPACE);
            }
        }
    }

    void awaitTurnOrEnd() {
        driver.waitUntil("my turn or the end of the round", () -> isMyTurn() || driver.isShown("settlement"));
    }

    boolean isMyTurn() {
        return driver.title().startsWith("Your turn");
    }

    /** How many tiles were led, read off the button; 0 when it is the player's lead. */
    int led() {
        String forfeit = driver.textOf("act-forfeit");
        return forfeit.matches("Forfeit \\d") ? forfeit.charAt(forfeit.length() - 1) - '0' : 0;
    }

    int firstBeating() {
        for (int tile = 1; tile <= MOST_TILES; tile++) {
            if (driver.spoken("tile-" + tile).endsWith("can beat")) {
                return tile;
            }
        }
        return 0;
    }

    /** The last tiles of the hand that are there. */
    List<Integer> forfeits(int count) {
        List<Integer> tiles = new ArrayList<>();
        for (int tile = MOST_TILES; tile >= 1 && tiles.size() < count; tile--) {
            if (driver.isShown("tile-" + tile)) {
                tiles.add(tile);
            }
        }
        return tiles;
    }
}
