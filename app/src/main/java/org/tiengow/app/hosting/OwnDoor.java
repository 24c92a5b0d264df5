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
 * The web access to this window's host: the page, the download of the program, both, or neither. All methods may be called from any thread.
 * Opening and closing take some tenths of a second.
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

    /** Creates a closed door. {@code ip} supplies the address at which other machines reach this one. */
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

    /** Opens or closes the page for phones. The download of the program stays as it was. */
    synchronized void page(boolean on) {
        page = on;
        turn();
    }

    /** Opens or closes the download of the program. The page stays as it was. Does nothing if the program has no file of its own. */
    synchronized void handOut(boolean on) {
        if (hasFile) {
            program = on;
            turn();
        }
    }

    /** Closes both the page and the download. */
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
