package org.tiengow.host.table;

import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.TableOptions;

/** The owner's changes to a table before a match: rules, options, bots and the order of the seats. */
final class TableSetup {
    private final TableData state;
    private final OwnBots bots;

    TableSetup(TableData state, OwnBots bots) {
        this.state = state;
        this.bots = bots;
    }

    Reply addBot(OptionalInt seat, String wish) {
        if (state.isRunning()) {
            return HostRefusal.MATCH_RUNNING.answer();
        }
        String level = wish.isEmpty() ? state.settings().level() : wish;
        if (!bots.knows(level)) {
            return HostRefusal.UNKNOWN_LEVEL.about(SafeText.quoted(level));
        }
        if (seat.isEmpty()) {
            return fill(level);
        }
        if (!state.seats().has(seat.getAsInt())) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(seat.getAsInt());
        }
        if (!state.seats().get(seat.getAsInt()).isFree()) {
            return HostRefusal.SEAT_TAKEN.aboutSeat(seat.getAsInt());
        }
        bots.hold(seat.getAsInt(), level);
        return Reply.GRANTED;
    }

    Reply removeBot(int seat) {
        if (state.isRunning()) {
            return HostRefusal.MATCH_RUNNING.answer();
        }
        if (!state.seats().has(seat)) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(seat);
        }
        if (!state.seats().get(seat).isBots()) {
            return HostRefusal.NOT_A_BOT.aboutSeat(seat);
        }
        bots.relieve(seat);
        state.seats().get(seat).clear();
        state.changes().forEverybody();
        return Reply.GRANTED;
    }

    Reply changeRules(Rules message) {
        if (state.isRunning()) {
            return HostRefusal.MATCH_RUNNING.answer();
        }
        TableRules rules;
        try {
            rules = RulesTranslator.read(message);
        } catch (Malformed malformed) {
            return HostRefusal.BAD_RULES.about(malformed.word(), malformed.sentence());
        }
        int most = rules.set().players().max();
        int taken = state.seats().count(seat -> !seat.isFree());
        if (taken > most) {
            return HostRefusal.BAD_RULES.about(
                    "players", "These rules are for at most " + most + ", and " + taken + " seats are taken.");
        }
        state.seats().resize(Math.max(taken, state.settings().seatsUnder(rules)));
        state.setRules(rules);
        state.backToGathering();
        return Reply.GRANTED;
    }

    Reply changeOptions(TableOptions options) {
        if (state.isRunning()) {
            return HostRefusal.MATCH_RUNNING.answer();
        }
        Optional<TableOption> fault = TableOption.faultIn(options);
        if (fault.isPresent()) {
            return HostRefusal.BAD_OPTION.about(fault.get().key());
        }
        String standIn = options.getStandInLevel();
        if (!standIn.isEmpty() && !bots.knows(standIn)) {
            return HostRefusal.UNKNOWN_LEVEL.about(SafeText.quoted(standIn));
        }
        if (options.getReveal() != state.options().getReveal()) {
            // The new setting must not apply to the tiles of the last match, which was played under another promise.
            state.backToGathering();
        }
        state.setOptions(options);
        return Reply.GRANTED;
    }

    Reply swapSeats(int first, int second) {
        if (state.isRunning()) {
            return HostRefusal.MATCH_RUNNING.answer();
        }
        if (!state.seats().has(first) || !state.seats().has(second)) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(state.seats().has(first) ? second : first);
        }
        state.swapSeats(first, second);
        return Reply.GRANTED;
    }

    /** Fills the given number of free seats with bots of the default level, the last seats first. */
    void callBots(int count) {
        int left = count;
        for (int seat = state.seats().size() - 1; seat >= 0 && left > 0; seat--) {
            if (state.seats().get(seat).isFree()) {
                bots.hold(seat, state.settings().level());
                left--;
            }
        }
    }

    private Reply fill(String level) {
        if (!state.seats().any(TableSeat::isFree)) {
            return HostRefusal.TABLE_FULL.answer();
        }
        for (int seat = 0; seat < state.seats().size(); seat++) {
            if (state.seats().get(seat).isFree()) {
                bots.hold(seat, level);
            }
        }
        return Reply.GRANTED;
    }
}
