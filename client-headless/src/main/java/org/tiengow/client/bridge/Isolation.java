package org.tiengow.client.bridge;

import java.util.List;

/** How a system keeps a bot program apart from everything else. */
interface Isolation {
    /** The variable in the environment of a program, and of all it starts, that tells whose they are. */
    String MARK = "TIENGOW_BOT_PROGRAM";

    /** The best there is on this machine. */
    static Isolation ofThisMachine() {
        return LinuxIsolation.find().<Isolation>map(linux -> linux).orElseGet(WatchedIsolation::new);
    }

    /** The words to start instead of a program's own, so that it keeps within its bounds as far as the system sees to it. */
    List<String> command(List<String> words, ProgramBounds bounds);

    /** Whether a program is the leader of a session of its own. */
    boolean ownSession();

    /** What runs now. */
    ProcessTable processes();

    /** Kills all processes of a program's own session that it left together, in one step; nothing where there is none. */
    void killTogether(long session);
}
