package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.Map;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;

/** The bots a table calls for its own seats, and sends home. */
final class OwnBots {
    /**
     * How often a seat's bot is called in one match, or before it: a bot that keeps breaking is given up. Safe plays are made instead,
     * and without a match the seat is free.
     */
    private static final int CALLS_A_SEAT = 5;

    private final TableContents state;
    private final Map<Integer, Integer> calls = new HashMap<>();

    OwnBots(TableContents state) {
        this.state = state;
    }

    /** A new match: every seat may call again. */
    void newMatch() {
        calls.clear();
    }

    boolean knows(String level) {
        return state.services().bots().levels().contains(level);
    }

    /** Whoever held the seat, one of the table's own bots holds it from now on. */
    void hold(int seat, String level) {
        hold(seat, state.seats().freeBotName(), level);
    }

    private void hold(int seat, String name, String wanted) {
        String level = levelHere(wanted);
        ByteString token = state.services().tokens().get();
        state.seats().get(seat).reserve(name, level, token);
        call(seat, name, level, token);
        state.changes().forEverybody();
    }

    /** A table that comes from another program may have bots of a level that is not known here. */
    private String levelHere(String level) {
        return knows(level) ? level : state.settings().level();
    }

    /** One of the table's own bots plays for a holder who is lost. */
    void standIn(int seat) {
        TableSeat lost = state.seats().get(seat);
        ByteString token = state.services().tokens().get();
        lost.standIn(token);
        call(seat, lost.name(), levelHere(state.standInLevel()), token);
        state.changes().forEverybody();
    }

    /** The bot of a seat broke, or the host was gone: it is called again as what it was, with a token of its own. */
    void callAgain(int seat) {
        TableSeat held = state.seats().get(seat);
        hold(seat, held.name(), held.level());
    }

    /** Whether the bot of a seat broke so often that none is called any more. */
    boolean isGivenUp(int seat) {
        return calls.getOrDefault(seat, 0) >= CALLS_A_SEAT;
    }

    /** The bot that plays from a seat goes, and somebody else will play from it; a bot from outside only leaves the seat. */
    void relieve(int seat) {
        calls.remove(seat); // it did its work: what breaks later is counted anew
        TableSeat held = state.seats().get(seat);
        ByteString token = held.botToken();
        Guest bot = held.guest();
        if (bot != null) {
            bot.send(HostMessage.newBuilder()
                    .setLeftTable(
                            LeftTable.newBuilder().setTable(state.settings().number()))
                    .build());
            bot.becomes(Guest.Standing.AWAY);
        }
        if (!token.isEmpty()) {
            state.services().bots().dismiss(token);
        }
    }

    private void call(int seat, String name, String level, ByteString token) {
        if (calls.merge(seat, 1, Integer::sum) <= CALLS_A_SEAT) {
            state.services().bots().call(name, level, token);
        }
        state.match().ifPresent(match -> match.playerChanged(seat));
    }
}
