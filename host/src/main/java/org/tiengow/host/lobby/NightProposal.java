package org.tiengow.host.lobby;

import org.tiengow.host.night.NightHistory;
import org.tiengow.host.night.SeatingPlan;
import org.tiengow.protocol.wire.FirstMeeting;
import org.tiengow.protocol.wire.ProposedTable;
import org.tiengow.protocol.wire.SeatingProposal;

/**
 * A proposal that stands.
 *
 * @param number its number, unique at this host
 * @param plan the seats
 * @param until the time in milliseconds at which everybody is seated without a request; {@link #NEVER} without one
 */
record NightProposal(int number, SeatingPlan plan, long until) {
    static final long NEVER = Long.MAX_VALUE;

    SeatingProposal message(NightHistory history, int seats, long now) {
        SeatingProposal.Builder message =
                SeatingProposal.newBuilder().setNumber(number).addAllSitOut(plan.sitOut());
        for (int table = 0; table < plan.tables().size(); table++) {
            message.addTables(ProposedTable.newBuilder()
                    .setTable(table)
                    .addAllNames(plan.tables().get(table))
                    .setBots(Math.max(0, seats - plan.tables().get(table).size())));
        }
        plan.firstMeetings(history)
                .forEach(pair -> message.addFirstMeetings(
                        FirstMeeting.newBuilder().setName(pair.first()).setOther(pair.second())));
        if (until != NEVER) {
            message.setMillisLeft((int) Math.max(1, until - now));
        }
        return message.build();
    }
}
