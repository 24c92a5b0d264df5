package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.tracker.SeenTiles;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;

/**
 * The panel beside the felt.
 *
 * @param logTab the label of the log
 * @param log oldest line first
 * @param chatTab the label of the chat
 * @param chat oldest line first
 * @param unread the number of unread chat lines
 * @param prompt the prompt in the empty chat field
 * @param phrases the phrases that one click sends
 * @param reactions the reactions that the player can show at their own plate for a moment
 * @param seen the counting aid; null if absent
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
    public TableSide {
        log = List.copyOf(log);
        chat = List.copyOf(chat);
        phrases = List.copyOf(phrases);
    }

    /**
     * A line of the log.
     *
     * @param kind its kind
     * @param colour the seat's colour, 0 to 7; ignored without {@code who}
     * @param who the player, in bold before the words; empty if absent
     * @param words the rest
     * @param tiles the tiles at the end of the line
     * @param faceDown the number of tile backs at the end of the line
     * @param accessible the line as one text, with the names of the tiles
     */
    public record LogLine(
            LogKind kind, int colour, String who, String words, TileSet tiles, int faceDown, String accessible) {
        /** Creates a line without tile names in its text for a screen reader. */
        public LogLine(LogKind kind, int colour, String who, String words, TileSet tiles, int faceDown) {
            this(kind, colour, who, words, tiles, faceDown, who.isEmpty() ? words : who + " " + words);
        }

        /** Returns this line with a text for what is drawn at its end. */
        LogLine spokenWith(String drawn) {
            return new LogLine(kind, colour, who, words, tiles, faceDown, accessible + " " + drawn);
        }
    }

    /** The kinds of lines. */
    public enum LogKind {
        /** A small heading followed by a rule, such as "Trick 3". */
        HEADING,
        /** A play: disc, name, words, tiles. */
        PLAY,
        /** A sentence. */
        NOTE,
        /** The player on turn, highlighted. */
        NOW
    }

    /**
     * A line of the chat.
     *
     * @param colour the seat's colour, 0 to 7; −1 for a person without a seat
     * @param who the name; empty for a line by the table itself
     * @param words the text
     */
    public record ChatLine(int colour, String who, String words) {
        /** Returns lines as shown to the user. A sender who no longer holds the seat is shown as a person without one. */
        public static List<ChatLine> of(People people, List<org.tiengow.client.session.ChatLine> lines) {
            return lines.stream()
                    .map(line -> new ChatLine(
                            people.isAt(line.seat(), line.name()) ? people.colour(line.seat()) : Seats.NONE,
                            people.isAt(line.seat(), line.name()) && people.isMe(line.seat())
                                    ? people.words().get("you")
                                    : line.name(),
                            Phrases.text(people.words(), line)))
                    .toList();
        }
    }
}
