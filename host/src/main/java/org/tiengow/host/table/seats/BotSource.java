package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.List;

/** The source of a table's own bots. Each bot connects like any other client, with the token of its seat. */
public interface BotSource {
    /** A source without bots. */
    BotSource NONE = new BotSource() {
        @Override
        public List<String> levels() {
            return List.of("");
        }

        @Override
        public void call(String name, String level, ByteString seatToken) {
            // no bot exists
        }

        @Override
        public void dismiss(ByteString seatToken) {
            // no bot was called
        }
    };

    /** Returns the available levels, weakest first, and then those of networks; never empty. */
    List<String> levels();

    /** Returns the SHA-256 of a network's file; empty for any other level. */
    default ByteString networkDigest(String level) {
        return ByteString.EMPTY;
    }

    /**
     * Starts a bot, which connects by itself. Returns at once.
     *
     * @param name the name of the bot at the table
     * @param level one of {@link #levels()}
     * @param seatToken the token with which the bot takes its seat
     */
    void call(String name, String level, ByteString seatToken);

    /** Dismisses the bot that was called with this token. Does nothing if no such bot exists. */
    void dismiss(ByteString seatToken);
}
