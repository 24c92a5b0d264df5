package org.tiengow.presentation.settings;

/**
 * How things look and move.
 *
 * @param dark whether the dark theme is worn
 * @param tiles what the tiles are made of
 * @param scale of text and controls, 1 to 3
 * @param speed how fast things move at the table
 * @param reducedMotion whether nothing travels at all, whatever the speed
 */
public record Look(boolean dark, TileChoice tiles, float scale, Speed speed, boolean reducedMotion) {
    /** The smallest text. */
    public static final float LEAST_SCALE = 1;

    /** The largest text. */
    public static final float LARGEST_SCALE = 3;

    /** How things look at first. */
    public static final Look FIRST = new Look(true, TileChoice.LIKE_THEME, LEAST_SCALE, Speed.NORMAL, false);

    /** Keeps the scale in its range. */
    public Look {
        scale = Float.isNaN(scale) ? LEAST_SCALE : Math.max(LEAST_SCALE, Math.min(LARGEST_SCALE, scale));
    }

    /** The speed that is kept to: none under reduced motion. */
    public Speed pace() {
        return reducedMotion ? Speed.OFF : speed;
    }

    /** Whether tiles are black ones: chosen, or in the dark theme where they follow it. */
    public boolean hasBlackTiles() {
        return switch (tiles) {
            case LIKE_THEME -> dark;
            case BLACK -> true;
            case IVORY -> false;
        };
    }

    /** The same in the dark theme or the light one. */
    public Look withDark(boolean changed) {
        return new Look(changed, tiles, scale, speed, reducedMotion);
    }

    /** The same with other tiles. */
    public Look withTiles(TileChoice changed) {
        return new Look(dark, changed, scale, speed, reducedMotion);
    }

    /** The same with smaller or larger text; what is out of range is brought back into it. */
    public Look withScale(float changed) {
        return new Look(dark, tiles, changed, speed, reducedMotion);
    }

    /** The same, moving at another speed. */
    public Look withSpeed(Speed changed) {
        return new Look(dark, tiles, scale, changed, reducedMotion);
    }

    /** The same with or without things that travel. */
    public Look withReducedMotion(boolean changed) {
        return new Look(dark, tiles, scale, speed, changed);
    }
}
