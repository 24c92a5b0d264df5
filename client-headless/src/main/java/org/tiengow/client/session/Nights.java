package org.tiengow.client.session;

import java.util.List;
import java.util.OptionalInt;
import org.tiengow.client.session.night.NightPerson;
import org.tiengow.client.session.night.NightPlace;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.NightTable;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.wire.ProposedTable;

/** The translator of the wire message {@code NightState} and of what its requests name. */
final class Nights {
    private static final EnumPairs<SeatingMode, org.tiengow.protocol.wire.SeatingMode> SEATINGS =
            EnumPairs.of("seating", SeatingMode.class, org.tiengow.protocol.wire.SeatingMode.class);

    private static final EnumPairs<TurnOrder, org.tiengow.protocol.wire.TurnOrder> TURNS =
            EnumPairs.of("order of turns", TurnOrder.class, org.tiengow.protocol.wire.TurnOrder.class);

    private static final EnumPairs<PlayWish, org.tiengow.protocol.wire.PlayWish> WISHES =
            EnumPairs.of("wish to play", PlayWish.class, org.tiengow.protocol.wire.PlayWish.class);

    private static final EnumPairs<NightPlace, org.tiengow.protocol.wire.NightPlace> PLACES =
            EnumPairs.of("place of a person", NightPlace.class, org.tiengow.protocol.wire.NightPlace.class);

    private Nights() {}

    static org.tiengow.protocol.wire.SeatingMode write(SeatingMode seating) {
        return SEATINGS.write(seating);
    }

    static org.tiengow.protocol.wire.TurnOrder write(TurnOrder turns) {
        return TURNS.write(turns);
    }

    static org.tiengow.protocol.wire.PlayWish write(PlayWish wish) {
        return WISHES.write(wish);
    }

    static NightState read(org.tiengow.protocol.wire.NightState night, long now) {
        return new NightState(
                SEATINGS.read(night.getSeating()),
                TURNS.find(night.getTurns()).orElse(TurnOrder.LONGEST),
                night.getPeopleList().stream().map(Nights::person).toList(),
                night.hasProposal() ? proposal(night.getProposal(), now) : null,
                night.getTablesList().stream().map(Nights::table).toList(),
                night.getChip(),
                night.getId());
    }

    private static NightPerson person(org.tiengow.protocol.wire.NightPerson person) {
        return new NightPerson(
                person.getName(),
                PLACES.read(person.getPlace()),
                person.hasTable() ? OptionalInt.of(person.getTable()) : OptionalInt.empty(),
                WISHES.read(person.getWish()),
                person.getSatOut(),
                person.getLost(),
                Evenings.read(person.getColor()),
                Faces.read(person.getFace()),
                person.getOwner());
    }

    private static NightTable table(org.tiengow.protocol.wire.NightTable table) {
        return new NightTable(table.getTable(), Tables.stage(table.getStage()), table.getRound(), table.getRounds());
    }

    private static SeatingProposal proposal(org.tiengow.protocol.wire.SeatingProposal proposal, long now) {
        int millis = proposal.getMillisLeft();
        return new SeatingProposal(
                proposal.getNumber(),
                proposal.getTablesList().stream().map(Nights::proposed).toList(),
                List.copyOf(proposal.getSitOutList()),
                proposal.getFirstMeetingsList().stream()
                        .map(pair -> new SeatingProposal.Pair(pair.getName(), pair.getOther()))
                        .toList(),
                millis == 0 ? null : Deadline.after(now, millis));
    }

    private static SeatingProposal.Table proposed(ProposedTable table) {
        return new SeatingProposal.Table(table.getTable(), table.getNamesList(), table.getBots());
    }
}
