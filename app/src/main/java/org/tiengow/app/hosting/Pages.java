package org.tiengow.app.hosting;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.house.HouseRules;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.page.PageOpener;
import org.tiengow.web.page.WebPage;

/** The opener of pages for hosts of this program. It connects the host and the web client, which do not depend on each other. */
public final class Pages implements PageOpener {
    private static final Logger LOG = LoggerFactory.getLogger(Pages.class);
    private static final String NAME = "Tien Gow";

    /** The hosts of guided rounds and practice, which store no data and open no page. */
    private final InProcessHosts phoneTables =
            new InProcessHosts(new HostEnvironment(Path.of(""), Pages::onThreadOfItsOwn, Runnable::run, this));

    private final Supplier<HouseRules> house;

    /** Creates the opener of pages whose owners can choose among these house rules. */
    public Pages(HouseRules house) {
        this.house = () -> house;
    }

    /** Creates the opener for a program without a window, which reads the user's house rules when a page is opened. */
    public Pages() {
        this.house = Pages::ofUser;
    }

    private static HouseRules ofUser() {
        HouseRules house;
        try {
            house = HouseRules.in(DataFolder.ofUser());
        } catch (DataFolder.Unusable none) {
            return HouseRules.NONE;
        }
        for (String damaged : house.read()) {
            LOG.warn("The file {} with house rules is damaged. It was set aside.", damaged);
        }
        return house;
    }

    @Override
    public OpenPage open(PageAsked asked) throws IOException {
        return new Opened(
                asked.seats()
                        ? WebPage.open(
                                asked.hostPort(),
                                asked.pin(),
                                asked.port(),
                                asked.tls(),
                                phoneTables.forPhones(NAME, asked.data().orElse(null)),
                                asked.data().map(NightBook::in).orElse(null),
                                house.get())
                        : WebPage.withoutSeats(asked.port(), asked.tls()));
    }

    private static void onThreadOfItsOwn(Runnable work) {
        Thread thread = new Thread(work, "tiengow-phone-table");
        thread.setDaemon(true);
        thread.start();
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
