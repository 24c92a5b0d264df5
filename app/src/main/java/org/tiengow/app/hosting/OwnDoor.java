package org.tiengow.app.hosting;

import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.page.PageOpener;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.web.door.OwnProgram;

/**
 * The door of this window's host for browsers: to the page, to the program, to both, or closed. May be called from any thread; opening
 * and closing take some tenths of a second.
 */
final class OwnDoor {
    private static final String DOWNLOAD = "download";

    private final PageOpener opener;
    private final Supplier<PageAsked> asked;
    private final Supplier<String> ip;
    private final boolean hasFile = OwnProgram.own().isPresent();
    private boolean page;
    private boolean program;
    private boolean leadsToPage;
    private @Nullable OpenPage open;
    private volatile PageState pageState = PageState.of(PageState.Stage.OFF);
    private volatile HandOutState handOutState = handOut(hasFile ? HandOutState.Stage.OFF : HandOutState.Stage.NO_FILE);

    /** A closed door; {@code ip} gives the address by which others reach this machine. */
    OwnDoor(PageOpener opener, Supplier<PageAsked> asked, Supplier<String> ip) {
        this.opener = opener;
        this.asked = asked;
        this.ip = ip;
    }

    PageState page() {
        return pageState;
    }

    HandOutState handOut() {
        return handOutState;
    }

    /** Lets phones join, or sends them away; the program is handed out as before. */
    synchronized void page(boolean on) {
        page = on;
        turn();
    }

    /** Begins or ends to hand the program out; the page stays as it was. Nothing happens where there is no file. */
    synchronized void handOut(boolean on) {
        if (hasFile) {
            program = on;
            turn();
        }
    }

    /** Closes it. */
    synchronized void close() {
        page = false;
        program = false;
        turn();
    }

    private void turn() {
        OpenPage before = open;
        if (before != null && (page != leadsToPage || !(page || program))) {
            open = null;
            before.close();
        }
        boolean failed = false;
        if (open == null && (page || program)) {
            failed = !opens();
        }
        OpenPage now = open;
        if (now != null) {
            now.handOut(program);
        }
        pageState = pageState(now, failed);
        handOutState = handOutState(now, failed);
        page &= !failed;
        program &= !failed;
    }

    private boolean opens() {
        try {
            open = opener.open(page ? asked.get() : asked.get().withoutSeats());
            leadsToPage = page;
            return true;
        } catch (IOException noPort) {
            return false;
        }
    }

    private PageState pageState(@Nullable OpenPage now, boolean failed) {
        if (!page) {
            return PageState.of(PageState.Stage.OFF);
        } else if (failed || now == null) {
            return PageState.of(PageState.Stage.FAILED);
        }
        return new PageState(PageState.Stage.ON, now.address(ip.get()), now.invitation(ip.get()));
    }

    private HandOutState handOutState(@Nullable OpenPage now, boolean failed) {
        if (!hasFile) {
            return handOut(HandOutState.Stage.NO_FILE);
        } else if (!program) {
            return handOut(HandOutState.Stage.OFF);
        } else if (failed || now == null) {
            return handOut(HandOutState.Stage.FAILED);
        }
        return new HandOutState(HandOutState.Stage.ON, now.address(ip.get()) + DOWNLOAD);
    }

    private static HandOutState handOut(HandOutState.Stage stage) {
        return new HandOutState(stage, "");
    }
}
