package org.tiengow.app.robot;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Somebody's hand in an English window, as far as a robot can read it, and how it is played by clicks or by keys. Looks at
 * what is selected before it selects: a tile clicked once too often is put back, and the play after it refused, again and again.
 */
final class Hand {
    /** Tiles of a hand with four players. */
    static final int MOST_TILES = 8;

    private final Driver driver;
    private final Way way;

    /** How tiles and buttons are reached. */
    private interface Way {
        /** Puts back whatever is selected. */
        void putBack();

        void select(int tile);

        void play();

        void forfeit();

        /** Throws away a set that can beat, when asked. */
        void throwAway();
    }

    private Hand(Driver driver, Way way) {
        this.driver = driver;
        this.way = way;
    }

    /** A hand played by clicks. */
    static Hand byMouse(Driver driver) {
        return new Hand(driver, new Mouse(driver));
    }

    /** A hand played by keys alone. */
    static Hand byKeys(Driver driver) {
        return new Hand(driver, new Keys(driver));
    }

    /** A hand played without mouse or keys, by pressing what has a name. */
    static Hand byNames(Driver driver) {
        return new Hand(driver, new Names(driver));
    }

    /** Two people at one table play until the round is over and both see its payments. */
    static void playTogether(Driver one, Driver other) {
        Hand first = byMouse(one);
        Hand second = byMouse(other);
        while (!first.isRoundOver() || !second.isRoundOver()) {
            one.waitInRound(
                    "somebody's turn or the end",
                    () -> first.isMyTurn() || second.isMyTurn() || first.isRoundOver() && second.isRoundOver());
            first.playIfAsked();
            second.playIfAsked();
        }
    }

    /** Plays until the round is over and its payments show. */
    void playRound() {
        awaitTurnOrEnd();
        while (!isRoundOver()) {
            playIfAsked();
            awaitTurnOrEnd();
        }
    }

    /**
     * Plays if it is the turn to: what beats if one tile can, else a forfeit. The only legal play is made by the table itself,
     * so the turn may end before anything is done.
     */
    void playIfAsked() {
        if (!isMyTurn()) {
            return;
        }
        int before = tiles();
        int led = led();
        boolean forfeits = isForfeit(led);
        select(wanted(led));
        if (forfeits) {
            way.forfeit();
        } else {
            way.play();
        }
        driver.waitInRound(
                "the play after " + led + " tiles led",
                () -> driver.isShown("throw-away") || tiles() < before || isRoundOver());
        if (driver.isShown("throw-away")) {
            way.throwAway();
            driver.waitInRound("the play after the question", () -> tiles() < before || isRoundOver());
        }
    }

    /** Does one thing towards a play if it is the turn to, and returns whether it was. */
    boolean playStep() {
        if (driver.isShown("throw-away")) {
            way.throwAway();
            return true;
        }
        if (!isMyTurn()) {
            return false;
        }
        int led = led();
        List<Integer> wanted = wanted(led);
        List<Integer> selected = IntStream.rangeClosed(1, MOST_TILES)
                .filter(this::isSelected)
                .boxed()
                .toList();
        Optional<Integer> missing =
                wanted.stream().filter(tile -> !selected.contains(tile)).findFirst();
        if (!wanted.containsAll(selected)) {
            way.putBack();
        } else if (missing.isPresent()) {
            way.select(missing.get());
        } else if (isForfeit(led)) {
            way.forfeit();
        } else {
            way.play();
        }
        return true;
    }

    private boolean isForfeit(int led) {
        return led > 1 || led == 1 && firstBeating() == 0;
    }

    private List<Integer> wanted(int led) {
        if (!isForfeit(led)) {
            return List.of(led == 0 ? 1 : Math.max(1, firstBeating()));
        }
        int tiles = tiles();
        return IntStream.rangeClosed(tiles - led + 1, tiles).boxed().toList();
    }

    /** Waits until there is something to do, or until the payments show. */
    void awaitTurnOrEnd() {
        driver.waitInRound("my turn or the end of the round", () -> isMyTurn() || isRoundOver());
    }

    /** Whether the player must act now. */
    boolean isMyTurn() {
        return driver.title().contains("Your turn");
    }

    /** Whether the payments of the round show. */
    boolean isRoundOver() {
        return driver.isShown("settlement");
    }

    /** How many tiles are left. */
    int tiles() {
        return Driver.onEventThread(() -> (int) IntStream.rangeClosed(1, MOST_TILES)
                .filter(tile -> driver.isShown("tile-" + tile))
                .count());
    }

    /** How many tiles were led, read off the button; 0 when it is the player's lead. */
    int led() {
        String forfeit = driver.textOf("act-forfeit");
        return forfeit.matches("Forfeit \\d") ? forfeit.charAt(forfeit.length() - 1) - '0' : 0;
    }

    /** The first tile that beats a single one; 0 for none. */
    int firstBeating() {
        return firstTile(spoken -> spoken.contains("can beat"));
    }

    private void select(List<Integer> wanted) {
        if (IntStream.rangeClosed(1, MOST_TILES).anyMatch(tile -> isSelected(tile) && !wanted.contains(tile))) {
            way.putBack();
            driver.waitInRound("nothing selected", () -> firstTile(Hand::saysSelected) == 0);
        }
        for (int tile : wanted) {
            if (!isSelected(tile) && isMyTurn()) {
                way.select(tile);
                driver.waitInRound("tile " + tile + " selected", () -> isSelected(tile) || !isMyTurn());
            }
        }
    }

    private boolean isSelected(int tile) {
        return saysSelected(driver.spoken("tile-" + tile));
    }

    private static boolean saysSelected(String spoken) {
        return spoken.contains("selected");
    }

    private int firstTile(Predicate<String> spoken) {
        return IntStream.rangeClosed(1, MOST_TILES)
                .filter(tile -> spoken.test(driver.spoken("tile-" + tile)))
                .findFirst()
                .orElse(0);
    }

    private record Mouse(Driver driver) implements Way {
        @Override
        public void putBack() {
            driver.click("felt"); // which only ends what moves, if anything does
            driver.click("felt");
        }

        @Override
        public void select(int tile) {
            driver.clickIfShown("tile-" + tile);
        }

        @Override
        public void play() {
            driver.clickIfShown("act-play");
        }

        @Override
        public void forfeit() {
            driver.clickIfShown("act-forfeit");
        }

        @Override
        public void throwAway() {
            driver.clickIfShown("throw-away");
        }
    }

    private record Names(Driver driver) implements Way {
        @Override
        public void putBack() {
            IntStream.rangeClosed(1, MOST_TILES)
                    .filter(tile -> saysSelected(driver.spoken("tile-" + tile)))
                    .forEach(this::select);
        }

        @Override
        public void select(int tile) {
            driver.pressIfShown("tile-" + tile);
        }

        @Override
        public void play() {
            driver.pressIfShown("act-play");
        }

        @Override
        public void forfeit() {
            driver.pressIfShown("act-forfeit");
        }

        @Override
        public void throwAway() {
            driver.pressIfShown("throw-away");
        }
    }

    private record Keys(Driver driver) implements Way {
        @Override
        public void putBack() {
            driver.press(KeyEvent.VK_ESCAPE);
        }

        @Override
        public void select(int tile) {
            driver.press(KeyEvent.VK_0 + tile);
        }

        @Override
        public void play() {
            driver.press(KeyEvent.VK_ENTER);
        }

        @Override
        public void forfeit() {
            driver.press(KeyEvent.VK_F);
        }

        @Override
        public void throwAway() {
            driver.tabTo("throw-away");
            driver.press(KeyEvent.VK_SPACE);
        }
    }
}
