package org.tiengow.web.door;

import java.net.InetAddress;

/** The receiver of what one browser sends. Called on the event loop of its connection, so no method may block. */
public interface Browser {
    /** Receives a text message of at most {@link DoorLimits#ACT} bytes. */
    void says(String act);

    /** Notes that the connection is closed, or was closed because the browser was silent for too long. */
    void gone();

    /** The sending side of the connection to a browser. May be called from any thread. */
    interface Line {
        /** Sends a message. While the browser is slow, only the newest waiting message is kept. */
        void tell(String message);

        /** Sends a message that replaces all waiting ones and must arrive. A browser that is far too slow for it is disconnected. */
        default void insist(String message) {
            tell(message);
        }

        /** Returns the address of the browser. */
        default InetAddress address() {
            return InetAddress.getLoopbackAddress();
        }

        /** Checks whether the connection to the browser is encrypted. */
        default boolean isPrivate() {
            return false;
        }

        /** Closes the connection, with a sentence for the developer of the page. */
        void end(String why);

        /**
         * Closes the connection for a reason that the page understands.
         *
         * @param code the close code, from 4000 to 4999
         * @param word a reason for the page, at most 120 bytes
         */
        default void end(int code, String word) {
            end(word);
        }
    }
}
