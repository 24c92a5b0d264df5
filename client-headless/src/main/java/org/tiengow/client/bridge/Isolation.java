package org.tiengow.client.bridge;

import java.util.List;

/** The means of an operating system to isolate a bot program from everything else. */
interface Isolation {
    /** The environment variable of a program, and of all processes that it starts, that identifies the program. */
    String MARK = "TIENGOW_BOT_PROGRAM";

    /** Returns the best isolation that this machine offers. */
    static Isolation ofThisMachine() {
        return LinuxIsolation.find().<Isolation>map(linux -> linux).orElseGet(WatchedIsolation::new);
    }

    /**
     * Returns the words of the command to start in place of the program's own. It keeps the program within its bounds, as far as the system
     * enforces them.
     */
    List<String> command(List<String> words, ProgramBounds bounds);

    /** Checks whether a program leads a session of its own. */
    boolean ownSession();

    /** Returns the processes that are running now. */
    ProcessTable processes();

    /**
     * Kills, in one step, all processes of a program's own session that are still in its process group. Does nothing where programs have no
     * session.
     */
    void killTogether(long session);
}
