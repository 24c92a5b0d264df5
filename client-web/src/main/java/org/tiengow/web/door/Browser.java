package org.tiengow.web.door;

/** What the door tells of one browser. Called on the thread of its connection; nothing here may wait. */
public interface Browser {
    /** It says something: a text of at most {@link DoorLimits#ACT} bytes. */
    void says(String act);

    /** Its connection is gone, or has been silent for too long. */
    void gone();

    /** What the door lets a browser be told. May be called from any thread. */
    interface Line {
        /** Tells it something; while it is slow only the newest of what waits is kept. */
        void tell(String message);

        /** Tells it something that takes the place of all before, and that it has to have; one far too slow for that is cut. */
        default void insist(String message) {
            tell(message);
        }

        /** Whether nobody on the way to the browser can read along. */
        default boolean isPrivate() {
            return false;
        }

        /** Ends the connection, with a sentence for whoever wrote the page. */
        void end(String why);

        /**
         * Ends the connection for a reason that its page understands.
         *
         * @param code from 4000 to 4999
         * @param word at most 120 bytes, for the page
         */
        default void end(int code, String word) {
            end(word);
        }
    }
}
