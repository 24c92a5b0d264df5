package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.List;

/** Where a table's own bots come from. They come like anybody else, over a connection, with the token of a seat. */
public interface BotSource {
    /** No bots come. */
    BotSource NONE = new BotSource() {
        @Override
        public List<String> levels() {
            return List.of("");
        }

        @Override
        public void call(String name, String level, ByteString seatToken) {
            // nobody comes
        }

        @Override
        public void dismiss(ByteString seatToken) {
            // nobody has come
        }
    };

    /** The levels that can be called, weakest first; never empty. */
    List<String> levels();

    /**
     * Starts a bot that will come by itself; returns at once.
     *
     * @param name the name it is to be shown by
     * @param level one of {@link #levels()}
     * @param seatToken the token it comes with
     */
    void call(String name, String level, ByteString seatToken);

    /** Sends a bot home that was called with this token; does nothing when there is none. */
    void dismiss(ByteString seatToken);
}
