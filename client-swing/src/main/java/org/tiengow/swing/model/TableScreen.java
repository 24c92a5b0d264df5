package org.tiengow.swing.model;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * All that the table shows at one moment: engine values for what is drawn, and finished words for what is written.
 *
 * <p>Every text is in the player's language and ready to be painted; a view adds none of its own. Every
 * {@code accessible} text is what a screen reader says of that thing.
 *
 * @param bar the strip along the top
 * @param clockwise whether the next player sits on the left (rules 2.1)
 * @param seats the viewer first, then in playing order; for a spectator the seat shown at the bottom first
 * @param trick what lies in the middle
 * @param hand the viewer's tiles; no group for a spectator
 * @param turn whose turn it is, above the hand; null before the first deal
 * @param acts the buttons below the hand, from left to right
 * @param reason the sentence below the buttons; null when nothing has to be said
 * @param question what must be answered first; null when nothing is asked
 * @param notice a short note that nobody must answer; null when there is none
 * @param banner what is wrong with the connection; null when nothing is
 * @param side the panel with log and chat
 * @param recall the last trick, looked at again; null while nobody does
 */
public record TableScreen(
        Bar bar,
        boolean clockwise,
        List<Seat> seats,
        Trick trick,
        Hand hand,
        @Nullable Turn turn,
        List<Act> acts,
        @Nullable Reason reason,
        @Nullable Question question,
        @Nullable String notice,
        @Nullable Banner banner,
        Side side,
        @Nullable Recall recall) {
    /** Copies the lists. */
    public TableScreen {
        seats = List.copyOf(seats);
        acts = List.copyOf(acts);
    }

    /**
     * This screen at the moment when its last trick still lies on the table: nobody has taken it yet, and nobody is to
     * move.
     *
     * @param before what was shown until now; the stacks are taken from it
     */
    public TableScreen withLastTrick(TableScreen before) {
        LastTrick last = trick.last();
        if (last == null) {
            return this;
        }
        List<Seat> waiting = seats.stream()
                .map(seat -> seat.waiting(before.stacksOf(seat.seat()).orElse(seat.stacks())))
                .toList();
        Trick lying = new Trick(last.number(), last.plays(), "", -1, null);
        return with(waiting, lying, null);
    }

    /** This screen with nothing on the table, after the last trick was taken and before the next lead. */
    public TableScreen withEmptyTable() {
        return with(seats, new Trick(trick.number(), List.of(), "", -1, trick.last()), null);
    }

    /** This screen while nothing is to be done: without the buttons below the hand and what is said about them. */
    public TableScreen atRest() {
        return with(seats, trick, turn, List.of(), null);
    }

    /** This screen before anything was paid since another one: the chips of that one. */
    public TableScreen withChipsOf(TableScreen before) {
        List<Seat> unpaid = seats.stream()
                .map(seat -> before.seats().stream()
                        .filter(each -> each.seat() == seat.seat())
                        .findFirst()
                        .map(each -> seat.withChips(each.chips(), each.figure()))
                        .orElse(seat))
                .toList();
        return with(unpaid, trick, turn);
    }

    private TableScreen with(List<Seat> otherSeats, Trick otherTrick, @Nullable Turn otherTurn) {
        return with(otherSeats, otherTrick, otherTurn, acts, reason);
    }

    private TableScreen with(
            List<Seat> otherSeats,
            Trick otherTrick,
            @Nullable Turn otherTurn,
            List<Act> otherActs,
            @Nullable Reason otherReason) {
        return new TableScreen(
                bar,
                clockwise,
                otherSeats,
                otherTrick,
                hand,
                otherTurn,
                otherActs,
                otherReason,
                question,
                notice,
                banner,
                side,
                recall);
    }

    private Optional<Counted> stacksOf(int seat) {
        return seats.stream()
                .filter(each -> each.seat() == seat)
                .map(Seat::stacks)
                .findFirst();
    }

    /**
     * The strip along the top.
     *
     * @param back what leaving is called, for a screen reader
     * @param title the table's name
     * @param rules the rule set, such as "Rules: Lai"
     * @param differing what differs from the default, such as "6 differ"; empty when nothing does
     * @param progress such as "Round 3 of 8 · Trick 3"
     * @param tools the buttons at the right, from left to right
     */
    public record Bar(String back, String title, String rules, String differing, String progress, List<Tool> tools) {
        /** Copies the list. */
        public Bar {
            tools = List.copyOf(tools);
        }
    }

    /**
     * A button of the bar.
     *
     * @param kind which
     * @param words its label, and its name for a screen reader where only the picture is shown
     * @param whyNot why it may not be pressed now, in a sentence; empty when it may
     */
    public record Tool(ToolKind kind, String words, String whyNot) {
        /** A tool that may be pressed. */
        public Tool(ToolKind kind, String words) {
            this(kind, words, "");
        }
    }

    /** The buttons a bar may have. */
    public enum ToolKind {
        LAST_TRICK(true),
        CARD(true),
        /** The table is heard; silences it. */
        SOUND_ON(false),
        /** The table is silent; lets it be heard. */
        SOUND_OFF(false),
        KEYS(false),
        SETTINGS(false),
        ROUNDS(true),
        SHARE(true),
        /** The table as on a television, or as usual again. */
        BIG_SCREEN(true);

        private final boolean labelled;

        ToolKind(boolean labelled) {
            this.labelled = labelled;
        }

        /** Whether the words stand beside the picture. */
        public boolean isLabelled() {
            return labelled;
        }
    }

    /**
     * A figure with its word, such as 4 and "tiles".
     *
     * @param count 0 or more
     * @param words the word after the figure, in the right number
     */
    public record Counted(int count, String words) {}

    /**
     * A time that runs out.
     *
     * @param totalMillis how long it was at first
     * @param deadlineNanos when it ends, on the scale of {@link System#nanoTime()}
     */
    public record Countdown(long totalMillis, long deadlineNanos) {
        /** Milliseconds left at a moment of {@link System#nanoTime()}, never below 0. */
        public long millisLeft(long nowNanos) {
            return Math.max(0, (deadlineNanos - nowNanos) / 1_000_000);
        }
    }

    /** How a seat stands. */
    public enum Presence {
        /** Present, or a bot's own seat. */
        PRESENT,
        /** The connection is lost, the seat is kept. */
        LOST,
        /** Ready for the next round. */
        READY
    }

    /**
     * Somebody at the table.
     *
     * @param seat the engine's seat
     * @param colour 0 to 7, the colour chosen in the lobby
     * @param name "You" for the viewer
     * @param initial one letter for the disc
     * @param note beside the name, such as a bot's level; empty for none
     * @param bot whether a robot stands beside the note
     * @param standIn whether a bot plays for somebody, shown at the disc
     * @param caption below the name, such as "chips"
     * @param figure after the caption, in bold; empty for none
     * @param chips what the figure says where it speaks of chips; negative for who owes
     * @param presence how the seat stands
     * @param onTurn whether it must act
     * @param time what is left of its time; null without a limit
     * @param tilesLeft tiles held; drawn as backs, but not for the viewer
     * @param stacks stacks won
     * @param banker the banker's mark; null for everybody else
     * @param open the tiles held, where they lie open for all to see; null where they stand
     */
    public record Seat(
            int seat,
            int colour,
            String name,
            String initial,
            String note,
            boolean bot,
            boolean standIn,
            String caption,
            String figure,
            int chips,
            Presence presence,
            boolean onTurn,
            @Nullable Countdown time,
            Counted tilesLeft,
            Counted stacks,
            @Nullable Banker banker,
            String accessible,
            @Nullable List<Tile> open) {
        /** Copies the list. */
        public Seat {
            open = open == null ? null : List.copyOf(open);
        }

        /** A seat whose tiles stand. */
        public Seat(
                int seat,
                int colour,
                String name,
                String initial,
                String note,
                boolean bot,
                boolean standIn,
                String caption,
                String figure,
                int chips,
                Presence presence,
                boolean onTurn,
                @Nullable Countdown time,
                Counted tilesLeft,
                Counted stacks,
                @Nullable Banker banker,
                String accessible) {
            this(
                    seat,
                    colour,
                    name,
                    initial,
                    note,
                    bot,
                    standIn,
                    caption,
                    figure,
                    chips,
                    presence,
                    onTurn,
                    time,
                    tilesLeft,
                    stacks,
                    banker,
                    accessible,
                    null);
        }

        /** The same seat with its tiles lying open, and what is said of it then. */
        Seat holding(List<Tile> tiles, String spoken) {
            return new Seat(
                    seat, colour, name, initial, note, bot, standIn, caption, figure, chips, presence, onTurn, time,
                    tilesLeft, stacks, banker, spoken, tiles);
        }

        private Seat waiting(Counted otherStacks) {
            return with(figure, chips, false, null, otherStacks);
        }

        private Seat withChips(int otherChips, String otherFigure) {
            boolean shows = !figure.isEmpty() && !otherFigure.isEmpty();
            return with(shows ? otherFigure : figure, otherChips, onTurn, time, stacks);
        }

        private Seat with(
                String otherFigure,
                int otherChips,
                boolean otherTurn,
                @Nullable Countdown otherTime,
                Counted otherStacks) {
            return new Seat(
                    seat,
                    colour,
                    name,
                    initial,
                    note,
                    bot,
                    standIn,
                    caption,
                    otherFigure,
                    otherChips,
                    presence,
                    otherTurn,
                    otherTime,
                    tilesLeft,
                    otherStacks,
                    banker,
                    accessible,
                    open);
        }
    }

    /**
     * The banker's mark.
     *
     * @param words "Banker"
     * @param rate what the dice add up to, 2 to 12; 0 where there is no rate, the coin alone
     * @param figure such as "×3"; empty without a rate
     */
    public record Banker(String words, int rate, String figure) {}

    /**
     * The trick on the table, and the one before it.
     *
     * @param number 1 for the first of the round; 0 before the first
     * @param plays in playing order, the lead first
     * @param empty below the empty frame, such as "Your lead"
     * @param owner the seat the empty frame points at, or −1
     * @param last the finished trick before this one; null in the first
     */
    public record Trick(
            int number,
            List<TablePlay> plays,
            String empty,
            int owner,
            @Nullable LastTrick last) {
        /** Copies the list. */
        public Trick {
            plays = List.copyOf(plays);
        }
    }

    /**
     * A finished trick, shown until it has been seen.
     *
     * @param number 1 for the first of the round
     * @param plays in playing order, the set that won marked {@link PlayState#BEST}
     * @param winner the engine's seat that takes it
     */
    public record LastTrick(int number, List<TablePlay> plays, int winner) {
        /** Copies the list. */
        public LastTrick {
            plays = List.copyOf(plays);
        }
    }

    /** What became of a play. */
    public enum PlayState {
        /** The set to beat, or the one that won. */
        BEST,
        /** Face up, and beaten. */
        BEATEN,
        /** Face down. */
        FORFEITED
    }

    /**
     * A play on the table.
     *
     * @param seat the engine's seat that played it
     * @param state what became of it
     * @param count how many tiles
     * @param tiles the tiles to be drawn face up; none for a forfeit, the viewer's own too
     * @param title in bold below it, such as "To beat: Man–seven" or "Forfeited"
     * @param detail below that, such as "Mei, a mixed pair"; empty for none
     * @param compact both in one line, for small windows
     */
    public record TablePlay(
            int seat,
            PlayState state,
            int count,
            TileSet tiles,
            String title,
            String detail,
            String compact,
            String accessible) {}

    /**
     * The viewer's tiles.
     *
     * @param groups sets that lie together, then single tiles
     */
    public record Hand(List<Group> groups) {
        /** Copies the list. */
        public Hand {
            groups = List.copyOf(groups);
        }

        /** How many tiles are held. */
        public int size() {
            return groups.stream().mapToInt(group -> group.tiles().size()).sum();
        }

        /** The tiles from left to right. */
        public List<HandTile> tiles() {
            return groups.stream().flatMap(group -> group.tiles().stream()).toList();
        }
    }

    /**
     * Tiles that lie together.
     *
     * @param name below the bracket
     * @param tiles from left to right; one alone has no bracket
     */
    public record Group(String name, List<HandTile> tiles) {
        /** Copies the list. */
        public Group {
            tiles = List.copyOf(tiles);
        }
    }

    /**
     * A tile of the hand.
     *
     * @param tile which
     * @param key the key that selects it, as shown below it
     * @param selected whether it is selected
     * @param playable whether it can beat, alone or in a set, while that is worth showing
     * @param offered whether it completes the selected tiles to a set
     * @param hinted whether a hint names it
     */
    public record HandTile(
            Tile tile,
            String key,
            boolean selected,
            boolean playable,
            boolean offered,
            boolean hinted,
            String accessible) {}

    /**
     * Whose turn it is.
     *
     * @param yours in gold; otherwise quiet text
     * @param head in bold, such as "Your turn"; empty for none
     * @param task what is to be done, or "Mei is choosing"
     */
    public record Turn(boolean yours, String head, String task) {}

    /** The acts below the hand. */
    public enum ActKind {
        HINT,
        FORFEIT,
        PLAY,
        DECLARE,
        DECLINE
    }

    /**
     * A button below the hand.
     *
     * @param kind what it does
     * @param words its label
     * @param main whether it is the one main button
     * @param enabled whether it may be done; a button that may not stays focusable and tells why
     * @param whyNot why not, for a screen reader; empty when enabled
     */
    public record Act(ActKind kind, String words, boolean main, boolean enabled, String whyNot) {}

    /**
     * The sentence below the buttons.
     *
     * @param fine whether it says that all is well, with a tick; otherwise what is in the way
     * @param words the sentence
     * @param about the button its notch points at; null for none
     * @param why the rules behind it; null for none
     */
    public record Reason(
            boolean fine,
            String words,
            @Nullable ActKind about,
            @Nullable Why why) {
        /** A sentence that no rule stands behind. */
        public Reason(boolean fine, String words, @Nullable ActKind about) {
            this(fine, words, about, null);
        }
    }

    /**
     * Asks before a winning set is thrown away.
     *
     * @param title the question
     * @param body what would happen
     * @param dontAsk the label of the box that stops asking
     * @param goOn the second button
     * @param keep the main button
     */
    public record Question(String title, String body, String dontAsk, String goOn, String keep) {}

    /**
     * A strip over the table when the connection is lost.
     *
     * @param words what happens
     * @param retry the first word to click; empty for none
     * @param leave the way out
     */
    public record Banner(String words, String retry, String leave) {}

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
     * @param seen the counting aid; null where there is none
     */
    public record Side(
            String logTab,
            List<LogLine> log,
            String chatTab,
            List<ChatLine> chat,
            int unread,
            String prompt,
            List<String> phrases,
            @Nullable SeenTiles seen) {
        /** Copies the lists. */
        public Side {
            log = List.copyOf(log);
            chat = List.copyOf(chat);
            phrases = List.copyOf(phrases);
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
     * A line of the log.
     *
     * @param kind how it looks
     * @param colour the seat's colour, 0 to 7; ignored without {@code who}
     * @param who in bold before the words; empty for none
     * @param words the rest
     * @param tiles drawn at the end of the line
     * @param faceDown backs drawn at the end of the line
     */
    public record LogLine(LogKind kind, int colour, String who, String words, TileSet tiles, int faceDown) {
        /** The line as one text. */
        public String accessible() {
            return who.isEmpty() ? words : who + " " + words;
        }
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
