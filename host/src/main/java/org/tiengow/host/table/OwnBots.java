package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.Map;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.table.seats.BotLevel;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Said;

/** Calls and dismisses the bots that a table starts for its own seats. */
final class OwnBots {
    /**
     * The maximum number of times that a seat calls a bot in one match or before it, so that a bot that crashes again and again is
     * given up. Then safe plays are made for the seat during a match; without a match the seat becomes free.
     */
    private static final int CALLS_A_SEAT = 5;

    /** The level that plays in place of a network that this host does not have. */
    private static final String INSTEAD = "strong";

    private final TableData state;
    private final Map<Integer, Integer> calls = new HashMap<>();

    OwnBots(TableData state) {
        this.state = state;
    }

    /** Resets the number of calls of every seat for a new match. */
    void newMatch() {
        calls.clear();
    }

    boolean knows(String level) {
        return bots().levels().contains(level);
    }

    /** Replaces the holder of a seat, if any, by one of the table's own bots. */
    void hold(int seat, String level) {
        hold(seat, state.seats().freeBotName(), here(level));
    }

    /** Replaces the person at a seat by a bot like the one that had the seat before; without one, by a bot of the default level. */
    void holdAgain(int seat) {
        BotLevel before = state.seats().get(seat).levelBefore();
        hold(
                seat,
                state.seats().freeBotName(),
                before.isNone() ? here(state.settings().level()) : before);
    }

    private void hold(int seat, String name, BotLevel wanted) {
        BotLevel level = levelHere(wanted);
        ByteString token = state.services().tokens().get();
        state.seats().get(seat).reserve(name, level, token);
        if (!state.isRunning()) {
            state.seats().dress(seat);
        }
        call(seat, name, level.name(), token);
        state.changes().forEverybody();
    }

    private BotSource bots() {
        return state.services().bots();
    }

    /** Returns the level with this name at this host. */
    private BotLevel here(String name) {
        return new BotLevel(name, bots().networkDigest(name));
    }

    /**
     * Returns the level, or the one that replaces it if this host does not have it. A table from another host, or from this one before a
     * restart, may have such bots.
     */
    private BotLevel levelHere(BotLevel wanted) {
        if (knows(wanted.name()) && wanted.equals(here(wanted.name()))) {
            return wanted;
        }
        if (wanted.isNetwork()) {
            say(SafeText.quoted(wanted.name()));
        }
        return here(
                wanted.isNetwork() && knows(INSTEAD)
                        ? INSTEAD
                        : state.settings().level());
    }

    /** Says once that this host does not have a network. */
    private void say(String network) {
        if (state.chat().stream().noneMatch(said -> said.getMissingNetwork().equals(network))) {
            state.say(Said.newBuilder()
                    .setSeat(Seats.NONE)
                    .setText("This host has no " + network + ", or a different one, so " + INSTEAD
                            + " plays in its place.")
                    .setMissingNetwork(network)
                    .build());
        }
    }

    /** Lets one of the table's own bots play for a lost holder. */
    void standIn(int seat) {
        TableSeat lost = state.seats().get(seat);
        ByteString token = state.services().tokens().get();
        lost.standIn(token);
        call(seat, lost.name(), levelHere(here(state.standInLevel())).name(), token);
        state.changes().forEverybody();
    }

    /**
     * Calls the bot of a seat again after a crash of the bot or a restart of the host. The bot keeps its name and level and gets a
     * new token.
     */
    void callAgain(int seat) {
        TableSeat held = state.seats().get(seat);
        hold(seat, held.name(), held.level());
    }

    /** Checks whether the bot of a seat has crashed so often that none is called any more. */
    boolean isGivenUp(int seat) {
        return calls.getOrDefault(seat, 0) >= CALLS_A_SEAT;
    }

    /** Dismisses the bot that plays from a seat, so that another player can take it. A bot from outside only leaves the seat. */
    void relieve(int seat) {
        calls.remove(seat); // the bot has done its work, so later crashes are counted from 0
        TableSeat held = state.seats().get(seat);
        ByteString token = held.botToken();
        Participant bot = held.guest();
        if (bot != null) {
            bot.send(HostMessage.newBuilder()
                    .setLeftTable(
                            LeftTable.newBuilder().setTable(state.settings().number()))
                    .build());
            bot.becomes(Participant.Standing.AWAY);
        }
        if (!token.isEmpty()) {
            bots().dismiss(token);
        }
    }

    private void call(int seat, String name, String level, ByteString token) {
        if (calls.merge(seat, 1, Integer::sum) <= CALLS_A_SEAT) {
            bots().call(name, level, token);
        }
        state.match().ifPresent(match -> match.playerChanged(seat));
    }
}
