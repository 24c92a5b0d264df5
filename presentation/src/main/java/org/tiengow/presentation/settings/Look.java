package org.tiengow.presentation.settings;

/**
 * Appearance and motion.
 *
 * @param dark whether the dark theme is used
 * @param tiles the material of the tiles
 * @param scale the scale of text and controls, 1 to 3
 * @param speed the speed of motion at the table
 * @param reducedMotion whether to omit all motion, whatever the speed
 */
public record Look(boolean dark, TileChoice tiles, float scale, Speed speed, boolean reducedMotion) {
    public static final float LEAST_SCALE = 1;

    public static final float LARGEST_SCALE = 3;

    /** The default appearance. */
    public static final Look FIRST = new Look(true, TileChoice.LIKE_THEME, LEAST_SCALE, Speed.NORMAL, false);

    /** Limits the scale to its range; a scale that is no number becomes the smallest. */
    public Look {
        scale = Float.isNaN(scale) ? LEAST_SCALE : Math.max(LEAST_SCALE, Math.min(LARGEST_SCALE, scale));
    }

    /** Returns the effective speed: {@link Speed#OFF} under reduced motion. */
    public Speed pace() {
        return reducedMotion ? Speed.OFF : speed;
    }

    /** Checks whether tiles are black: by choice, or because they follow the dark theme. */
    public boolean hasBlackTiles() {
        return switch (tiles) {
            case LIKE_THEME -> dark;
            case BLACK -> true;
            case IVORY -> false;
        };
    }

    public Look withDark(boolean changed) {
        return new Look(changed, tiles, scale, speed, reducedMotion);
    }

    public Look withTiles(TileChoice changed) {
        return new Look(dark, changed, scale, speed, reducedMotion);
    }

    /** Returns a copy with another text size, clamped to the allowed range. */
    public Look withScale(float changed) {
        return new Look(dark, tiles, changed, speed, reducedMotion);
    }

    public Look withSpeed(Speed changed) {
        return new Look(dark, tiles, scale, changed, reducedMotion);
    }

    public Look withReducedMotion(boolean changed) {
        return new Look(dark, tiles, scale, speed, changed);
    }
}
