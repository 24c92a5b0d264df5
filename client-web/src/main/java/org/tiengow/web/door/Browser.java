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

        /** Ends the connection, with a sentence for whoever wrote the page. */
        void end(String why);
    }
}
