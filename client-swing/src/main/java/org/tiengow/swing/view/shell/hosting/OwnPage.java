package org.tiengow.swing.view.shell.hosting;

import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.page.PageOpener;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.sheet.PageState.Stage;

/** The page at this window's host. May be called from any thread; opening and closing take some tenths of a second. */
final class OwnPage {
    private final PageOpener opener;
    private final Supplier<PageAsked> asked;
    private final Supplier<String> ip;
    private @Nullable OpenPage open;
    private volatile PageState state = PageState.of(Stage.OFF);

    /** A page that is not open; {@code ip} gives the address by which others reach this machine. */
    OwnPage(PageOpener opener, Supplier<PageAsked> asked, Supplier<String> ip) {
        this.opener = opener;
        this.asked = asked;
        this.ip = ip;
    }

    PageState state() {
        return state;
    }

    synchronized void open() {
        if (open != null) {
            return;
        }
        try {
            OpenPage opened = opener.open(asked.get());
            open = opened;
            state = new PageState(Stage.ON, opened.address(ip.get()), opened.invitation(ip.get()));
        } catch (IOException noPort) {
            state = PageState.of(Stage.FAILED);
        }
    }

    synchronized void close() {
        OpenPage over = open;
        open = null;
        state = PageState.of(Stage.OFF);
        if (over != null) {
            over.close();
        }
    }
}
