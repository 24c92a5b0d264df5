package org.tiengow.engine.rules;

/**
 * The range of player counts that a rule set allows.
 *
 * @param min 2 to {@code max}
 * @param max up to 4
 */
public record PlayerRange(int min, int max) {
    public static final PlayerRange FOUR = new PlayerRange(4, 4);

    public PlayerRange {
        if (min < 2 || max > 4 || min > max) {
            throw new IllegalArgumentException(
                    "players must be from 2 to 4, the least first, not " + min + " to " + max);
        }
    }

    public boolean allows(int players) {
        return min <= players && players <= max;
    }

    @Override
    public String toString() {
        return min == max ? Integer.toString(min) : min + "–" + max;
    }
}
