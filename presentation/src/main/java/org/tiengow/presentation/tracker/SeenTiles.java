package org.tiengow.presentation.tracker;

import java.util.List;
import java.util.stream.Collectors;
import org.tiengow.engine.tile.TileKind;

/**
 * The tile tracker: which of the 32 tiles have been seen. Texts are ready for display.
 *
 * @param tab the label of the tab
 * @param words a sentence above the tiles, or in their place
 * @param turn the label of the button that turns the tracker on or off; empty if the host forbids it
 * @param on whether the tiles are shown
 * @param suits the tiles by suit and rank; empty while the tracker is off
 * @param signs the meanings of the marks on the tiles
 * @param hidden the players who have played tiles face down
 */
public record SeenTiles(
        String tab, String words, String turn, boolean on, List<Suit> suits, List<Sign> signs, List<Hidden> hidden) {
    public SeenTiles {
        suits = List.copyOf(suits);
        signs = List.copyOf(signs);
        hidden = List.copyOf(hidden);
    }

    /** Returns all of it as one text for a screen reader. */
    public String accessible() {
        return words + " "
                + suits.stream()
                        .map(suit -> suit.name() + " · "
                                + suit.ranks().stream()
                                        .map(rank -> rank.name() + " " + rank.out())
                                        .collect(Collectors.joining(" · ")))
                        .collect(Collectors.joining(" · "))
                + hidden.stream()
                        .map(each -> " · " + each.who() + " " + each.words())
                        .collect(Collectors.joining());
    }

    /** The location of a tile, as far as the player can know. Each has its own sign. */
    public enum Mark {
        /** Not seen yet. */
        OUT,
        /** Held in the player's hand. */
        HELD,
        /** Played face up. */
        PLAYED,
        /** Forfeited by the player. */
        FORFEITED
    }

    /**
     * A suit.
     *
     * @param name its name
     * @param ranks from high to low
     */
    public record Suit(String name, List<Rank> ranks) {
        public Suit {
            ranks = List.copyOf(ranks);
        }
    }

    /**
     * The tiles of a rank.
     *
     * @param name their name
     * @param tiles those not seen first
     * @param out the number of tiles not seen, in words
     */
    public record Rank(String name, List<Seen> tiles, String out) {
        public Rank {
            tiles = List.copyOf(tiles);
        }
    }

    /** A tile and its location. */
    public record Seen(TileKind kind, Mark mark) {}

    /** The meaning of a mark. */
    public record Sign(Mark mark, String words) {}

    /**
     * The face-down tiles of a player.
     *
     * @param colour the seat's colour
     * @param who the player
     * @param words their number
     */
    public record Hidden(int colour, String who, String words) {}
}
