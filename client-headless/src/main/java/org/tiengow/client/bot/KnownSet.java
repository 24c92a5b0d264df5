package org.tiengow.client.bot;

import org.tiengow.engine.tile.TileSet;

/**
 * A set that can be led, with concrete tiles.
 *
 * @param tiles the tiles
 * @param shape only sets of the same shape can beat each other (rules 4.3)
 * @param rank the strength within the shape; the higher rank beats
 */
record KnownSet(TileSet tiles, Shape shape, int rank) {
    enum Shape {
        CIVIL,
        MILITARY,
        CIVIL_PAIR,
        MILITARY_PAIR,
        SUPREME,
        MIXED_PAIR,
        TWO_CIVIL_ONE_MILITARY,
        ONE_CIVIL_TWO_MILITARY,
        QUARTET
    }

    int size() {
        return tiles.size();
    }

    boolean isBeatenBy(KnownSet other) {
        return shape == other.shape && rank < other.rank;
    }
}
