package org.tiengow.client.session.validation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tiengow.client.session.night.NightState;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Moved;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.NightTable;
import org.tiengow.protocol.wire.ProposedTable;
import org.tiengow.protocol.wire.SeatingProposal;

/** The limits of what a host says of its people and their seats. */
final class NightBounds {
    private static final int PAIRS = NightState.PEOPLE * (NightState.PEOPLE - 1) / 2;

    /** The longest value of a chip: nine digits, their signs, and a unit. */
    private static final int CHIP = 24;

    private NightBounds() {}

    static void check(org.tiengow.protocol.wire.NightState night) {
        HostBounds.text("night", HostBounds.WORD, night.getId());
        HostBounds.within("people", 0, NightState.PEOPLE, night.getPeopleCount());
        Set<String> names = new HashSet<>();
        for (NightPerson person : night.getPeopleList()) {
            HostBounds.text("name", HostBounds.NAME, person.getName());
            once(names, person.getName());
            HostBounds.within("table", 0, HostBounds.TABLES - 1, person.getTable());
            HostBounds.within("matches sat out", 0, Integer.MAX_VALUE, person.getSatOut());
        }
        HostBounds.within("tables", 0, HostBounds.TABLES, night.getTablesCount());
        for (NightTable table : night.getTablesList()) {
            HostBounds.within("table", 0, HostBounds.TABLES - 1, table.getTable());
            HostBounds.within("round", 0, Integer.MAX_VALUE, table.getRound());
            HostBounds.within("rounds", 0, Integer.MAX_VALUE, table.getRounds());
        }
        HostBounds.text("value of a chip", CHIP, night.getChip());
        if (night.hasProposal()) {
            proposal(night.getProposal());
        }
    }

    static void check(Moved moved) {
        HostBounds.within("table", 0, HostBounds.TABLES - 1, moved.getTable());
        HostBounds.within("seat", Seats.NONE, HostBounds.SEATS - 1, moved.hasSeat() ? moved.getSeat() : Seats.NONE);
    }

    private static void proposal(SeatingProposal proposal) {
        HostBounds.within("proposal", 1, Integer.MAX_VALUE, proposal.getNumber());
        HostBounds.within("proposed tables", 0, NightState.PEOPLE, proposal.getTablesCount());
        HostBounds.within("time", 0, Integer.MAX_VALUE, proposal.getMillisLeft());
        Set<String> names = new HashSet<>();
        for (ProposedTable table : proposal.getTablesList()) {
            HostBounds.within("table", 0, HostBounds.TABLES - 1, table.getTable());
            HostBounds.within("people at a table", 1, HostBounds.SEATS, table.getNamesCount());
            HostBounds.within("bots", 0, HostBounds.SEATS - table.getNamesCount(), table.getBots());
            names(table.getNamesList(), names);
        }
        HostBounds.within("people who sit out", 0, NightState.PEOPLE, proposal.getSitOutCount());
        names(proposal.getSitOutList(), names);
        HostBounds.within("first meetings", 0, PAIRS, proposal.getFirstMeetingsCount());
        proposal.getFirstMeetingsList().forEach(pair -> {
            HostBounds.text("name", HostBounds.NAME, pair.getName());
            HostBounds.text("name", HostBounds.NAME, pair.getOther());
        });
    }

    private static void names(List<String> names, Set<String> known) {
        for (String name : names) {
            HostBounds.text("name", HostBounds.NAME, name);
            once(known, name);
        }
    }

    private static void once(Set<String> known, String name) {
        if (!known.add(name)) {
            throw new Malformed("name", "The name " + ShownText.shown(name) + " stands twice.");
        }
    }
}
