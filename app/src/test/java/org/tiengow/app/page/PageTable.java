package org.tiengow.app.page;

import java.util.Optional;
import org.tiengow.app.hosting.Pages;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.web.door.PageDoor;

/** Opens the page at a table with bots until it is stopped, for whoever works on the page. */
public final class PageTable {
    private PageTable() {}

    /** With the port of the page, the id of the rules, the number of rounds, and the number of bots; each may be left out. */
    public static void main(String[] args) throws Exception {
        int port = args.length > 0 ? Integer.parseInt(args[0]) : PageDoor.USUAL_PORT;
        TableRules rules = TableRules.named(args.length > 1 ? args[1] : "lai")
                .with(Parameter.ROUNDS, args.length > 2 ? Integer.parseInt(args[2]) : 8);
        int bots = args.length > 3 ? Integer.parseInt(args[3]) : 3;
        TablePlan plan =
                TablePlan.oneTable().with(rules).withBots(bots, "steady").with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Lam’s Friday table").with(plan));
                OpenPage page = new Pages()
                        .open(new PageAsked(
                                "Lam’s Friday table",
                                host.port(),
                                "",
                                port,
                                Optional.empty(),
                                true,
                                Optional.empty()))) {
            System.out.println(page.address("127.0.0.1"));
            Thread.currentThread().join();
        }
    }
}
