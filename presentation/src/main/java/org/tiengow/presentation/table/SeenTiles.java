package org.tiengow.presentation.table;

import java.util.List;
import java.util.stream.Collectors;
import org.tiengow.engine.tile.TileKind;

/**
 * The counting aid: which of the 32 tiles have been seen, in finished words.
 *
 * @param tab what the page is called
 * @param words a sentence above the tiles, or in their place
 * @param turn what turning the aid on or off is called; empty where the host forbids it
 * @param on whether the tiles are shown
 * @param suits the tiles by suit and rank; none while the aid is off
 * @param signs what the marks on the tiles mean
 * @param hidden who has played tiles face down
 */
public record SeenTiles(
        String tab, String words, String turn, boolean on, List<Suit> suits, List<Sign> signs, List<Hidden> hidden) {
    /** Copies the lists. */
    public SeenTiles {
        suits = List.copyOf(suits);
        signs = List.copyOf(signs);
        hidden = List.copyOf(hidden);
    }

    /** All of it as one text, for a screen reader. */
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

    /** Where a tile is, as far as the reader can know; each has a sign of its own. */
    public enum Mark {
        /** Not seen yet. */
        OUT,
        /** In the reader's hand. */
        HELD,
        /** Played face up. */
        PLAYED,
        /** Forfeited by the reader. */
        FORFEITED
    }

    /**
     * A suit.
     *
     * @param name its name
     * @param ranks from high to low
     */
    public record Suit(String name, List<Rank> ranks) {
        /** Copies the list. */
        public Suit {
            ranks = List.copyOf(ranks);
        }
    }

    /**
     * The tiles of a rank.
     *
     * @param name what they are called
     * @param tiles those not seen first
     * @param out how many have not been seen, in words
     */
    public record Rank(String name, List<Seen> tiles, String out) {
        /** Copies the list. */
        public Rank {
            tiles = List.copyOf(tiles);
        }
    }

    /** A tile and where it is. */
    public record Seen(TileKind kind, Mark mark) {}

    /** What a mark means. */
    public record Sign(Mark mark, String words) {}

    /**
     * Somebody's tiles that lie face down.
     *
     * @param colour the seat's colour
     * @param who whose they are
     * @param words how many
     */
    public record Hidden(int colour, String who, String words) {}
}
