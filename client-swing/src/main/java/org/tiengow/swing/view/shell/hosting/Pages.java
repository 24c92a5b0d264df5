package org.tiengow.swing.view.shell.hosting;

import java.io.IOException;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.page.PageOpener;
import org.tiengow.web.page.WebPage;

/** Opens pages for hosts of this program: it is here that the two meet, which know nothing of each other. */
public final class Pages implements PageOpener {
    @Override
    public OpenPage open(PageAsked asked) throws IOException {
        return new Opened(
                asked.seats()
                        ? WebPage.open(asked.hostPort(), asked.pin(), asked.port(), asked.tls())
                        : WebPage.withoutSeats(asked.port(), asked.tls()));
    }

    private record Opened(WebPage page) implements OpenPage {
        @Override
        public int port() {
            return page.port();
        }

        @Override
        public String address(String ip) {
            return page.address(ip);
        }

        @Override
        public String invitation(String ip) {
            return page.invitation(ip);
        }

        @Override
        public void handOut(boolean on) {
            page.handOut(on);
        }

        @Override
        public void close() {
            page.close();
        }
    }
}
