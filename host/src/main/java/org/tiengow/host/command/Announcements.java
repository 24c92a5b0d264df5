package org.tiengow.host.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tiengow.host.Host;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.table.Archive;

/** Prints the READY line of a host, and then the standings of its tables, which call on threads of their own. Each line is printed whole. */
final class Announcements {
    private final PrintWriter out;
    private final List<String> early = new ArrayList<>();
    private boolean isReady;

    Announcements(PrintWriter out) {
        this.out = out;
    }

    synchronized void ready(Host host, Optional<OpenPage> page) {
        print("READY " + HostLines.ready(host, page));
        early.forEach(this::print);
        isReady = true;
    }

    /** Prints standings. Those before the READY line are kept until then: a table that goes on must not wait for it. */
    synchronized void standings(Archive.Standings standings) {
        String line = "STANDINGS " + HostLines.standings(standings);
        if (isReady) {
            print(line);
        } else {
            early.add(line);
        }
    }

    private void print(String line) {
        out.println(line);
        out.flush();
    }
}
