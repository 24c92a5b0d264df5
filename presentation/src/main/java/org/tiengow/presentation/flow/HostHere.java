package org.tiengow.presentation.flow;

import java.util.List;
import java.util.function.Consumer;
import org.tiengow.client.connection.Entrance;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;

/** A host that runs in this program, for the table that is shown. */
public interface HostHere {
    /** Whether it is the table of the guided round. */
    boolean isLesson();

    /** Checks whether others may join, and its night outlives this program. */
    boolean isOpen();

    /** How its owner comes in. */
    Entrance entrance(String name);

    /** Where others join, the likeliest first; nowhere for practice. */
    List<String> addresses();

    /** The PIN for whoever joins; empty if there is none. */
    String pin();

    /** The words of this host's key, to be compared with what a guest sees; empty for practice. */
    String words();

    /** Whether the program is handed out here, and where. */
    HandOutState handOut();

    /** Begins or ends to hand the program out; {@code done} is called on the thread of the flow. */
    void handOut(boolean on, Runnable done);

    /** Whether phones can join by the page here, and where. */
    PageState page();

    /** Opens or closes the page; {@code done} is called on the thread of the flow. */
    void page(boolean on, Runnable done);

    /** The key of the question that stands above what happens when this host goes. */
    String leaveTitle();

    /** The key of the text that is asked when this table would end by leaving it. */
    String leaveText();

    /** Tells somebody why, on the thread of the flow, whenever it could not be handed over. */
    void whenStaying(Consumer<String> told);

    /** Ends it. */
    void close();
}
