package org.tiengow.presentation.flow;

import java.util.List;
import java.util.function.Consumer;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;

/** A host that runs inside this program, for the table that is shown. */
public interface EmbeddedHost {
    /** Checks whether it runs the table of the guided round. */
    boolean isLesson();

    /** Checks whether others may join. The night of an open host outlives this program. */
    boolean isOpen();

    /** Returns the join target of its owner. */
    JoinTarget joinTarget(String name);

    /** Returns the addresses at which others join, the likeliest first; empty for practice. */
    List<String> addresses();

    /** Returns the PIN for joining; empty if no PIN is required. */
    String pin();

    /** Returns the words of this host's fingerprint, which guests compare with the words they see; empty for practice. */
    String fingerprintWords();

    /** Returns whether, and where, this host offers the program for download. */
    HandOutState handOut();

    /** Starts or stops offering the program for download. Calls {@code done} on the thread of the flow. */
    void handOut(boolean on, Runnable done);

    /** Returns whether, and where, phones can join through the page of this host. */
    PageState page();

    /** Opens or closes the page. Calls {@code done} on the thread of the flow. */
    void page(boolean on, Runnable done);

    /** Returns the message key of the title of the question asked before this host ends. */
    String leaveTitle();

    /** Returns the message key of the text of the question asked before leaving ends this table. */
    String leaveText();

    /** Registers a listener for failed handovers. It receives the reason, on the thread of the flow. */
    void onHandoverFailure(Consumer<String> told);

    /** Ends the host. */
    void close();
}
