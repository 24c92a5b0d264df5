package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.face.Bubble;

/**
 * The panel beside the felt.
 *
 * @param logTab the name of the log
 * @param log oldest first
 * @param chatTab the name of the chat
 * @param chat oldest first
 * @param unread chat lines not seen yet
 * @param prompt in the empty field
 * @param phrases what one click says
 * @param reactions what the reader may show at the own plate for a moment
 * @param seen the counting aid; null where there is none
 */
public record TableSide(
        String logTab,
        List<LogLine> log,
        String chatTab,
        List<ChatLine> chat,
        int unread,
        String prompt,
        List<String> phrases,
        Bubble.Offer reactions,
        @Nullable SeenTiles seen) {
    /** Copies the lists. */
    public TableSide {
        log = List.copyOf(log);
        chat = List.copyOf(chat);
        phrases = List.copyOf(phrases);
    }

    /**
     * A line of the log.
     *
     * @param kind how it looks
     * @param colour the seat's colour, 0 to 7; ignored without {@code who}
     * @param who in bold before the words; empty if there is none
     * @param words the rest
     * @param tiles drawn at the end of the line
     * @param faceDown backs drawn at the end of the line
     * @param accessible the line as one text, with the names of the tiles
     */
    public record LogLine(
            LogKind kind, int colour, String who, String words, TileSet tiles, int faceDown, String accessible) {
        /** A line whose words say all. */
        public LogLine(LogKind kind, int colour, String who, String words, TileSet tiles, int faceDown) {
            this(kind, colour, who, words, tiles, faceDown, who.isEmpty() ? words : who + " " + words);
        }

        /** The same line, said with what is drawn at its end. */
        LogLine spokenWith(String drawn) {
            return new LogLine(kind, colour, who, words, tiles, faceDown, accessible + " " + drawn);
        }
    }

    /** How a line of the log looks. */
    public enum LogKind {
        /** A small heading with a line after it, such as "Trick 3". */
        HEADING,
        /** Somebody played: disc, name, words, tiles. */
        PLAY,
        /** A sentence. */
        NOTE,
        /** Whose turn it is, lit. */
        NOW
    }

    /**
     * A line of the chat.
     *
     * @param colour the seat's colour, 0 to 7; −1 for somebody without a seat
     * @param who the name; empty for what the table says itself
     * @param words what was said
     */
    public record ChatLine(int colour, String who, String words) {}
}
