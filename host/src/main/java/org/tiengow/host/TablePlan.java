package org.tiengow.host;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TableOptions;

/**
 * The initial setup of a host's tables, which is the same for all.
 *
 * @param tables the number of tables, 1 to {@link HostLimits#TABLES}
 * @param rules the rules of the tables
 * @param options the options of the tables
 * @param seats the number of seats per table; 0 for the most the rules allow
 * @param bots the number of seats per table that are filled with bots at once
 * @param level the default level of bots
 * @param start the condition on which a match starts
 * @param deal the hands of every round; null shuffles them
 * @param playsToEnd whether a match that ends by itself is played to its end after the last person has left
 * @param seating how people are seated for each match, until the owner chooses otherwise
 */
public record TablePlan(
        int tables,
        TableRules rules,
        TableOptions options,
        int seats,
        int bots,
        String level,
        StartMode start,
        @Nullable GivenDeal deal,
        boolean playsToEnd,
        SeatingChoice seating) {
    /** Returns a plan of one table with the default rules and options and without bots; its owner starts the match. */
    public static TablePlan oneTable() {
        return new TablePlan(
                1,
                TableRules.named(RuleSets.DEFAULT_ID),
                TableOption.defaults(),
                0,
                0,
                LoopbackBots.standardLevel(),
                StartMode.OWNER,
                null,
                false,
                SeatingChoice.FREE);
    }

    /** Returns this plan with another number of tables. */
    public TablePlan times(int number) {
        return new TablePlan(number, rules, options, seats, bots, level, start, deal, playsToEnd, seating);
    }

    /** Returns this plan with other rules. */
    public TablePlan with(TableRules changed) {
        return new TablePlan(tables, changed, options, seats, bots, level, start, deal, playsToEnd, seating);
    }

    /** Returns this plan with other options. */
    public TablePlan with(TableOptions changed) {
        return new TablePlan(tables, rules, changed, seats, bots, level, start, deal, playsToEnd, seating);
    }

    /** Returns this plan with another start mode. */
    public TablePlan with(StartMode changed) {
        return new TablePlan(tables, rules, options, seats, bots, level, changed, deal, playsToEnd, seating);
    }

    /** Returns a copy with this number of seats a table; 0 for the most that the rules allow. */
    public TablePlan withSeats(int number) {
        return new TablePlan(tables, rules, options, number, bots, level, start, deal, playsToEnd, seating);
    }

    /** Returns a copy with this number of bots a table. Bots added later have the same level. */
    public TablePlan withBots(int number, String botLevel) {
        return new TablePlan(tables, rules, options, seats, number, botLevel, start, deal, playsToEnd, seating);
    }

    /** Returns a copy in which every round has these hands instead of shuffled ones. */
    public TablePlan withDeal(GivenDeal given) {
        return new TablePlan(tables, rules, options, seats, bots, level, start, given, playsToEnd, seating);
    }

    /** Returns this plan with another seating. */
    public TablePlan with(SeatingChoice changed) {
        return new TablePlan(tables, rules, options, seats, bots, level, start, deal, playsToEnd, changed);
    }

    /**
     * Checks the numbers against the rules and the limits of a host.
     *
     * @param levels the levels of bots at the host
     * @throws IllegalArgumentException with one sentence for the user
     */
    void check(List<String> levels) {
        int mostSeats = seats == 0 ? rules.set().players().max() : seats;
        require(
                tables >= 1 && tables <= HostLimits.TABLES,
                "A host has 1 to " + HostLimits.TABLES + " tables, not " + tables + ".");
        require(rules.set().players().allows(mostSeats), "These rules are not for " + seats + " players.");
        require(
                tables == 1 || seating.seating() != SeatingMode.SEATING_MODE_TURNS,
                "People take turns at one table, not at " + tables + ".");
        require(
                deal == null || deal.players() == mostSeats,
                "The hands that were given are not for " + mostSeats + " players.");
        require(
                levels.contains(level),
                "There is no level \"" + level + "\"; there are " + String.join(", ", levels) + ".");
        String standIn = options.getStandInLevel();
        require(
                standIn.isEmpty() || levels.contains(standIn),
                "There is no level \"" + standIn + "\"; there are " + String.join(", ", levels) + ".");
        require(
                bots >= 0 && bots <= mostSeats,
                "From 0 to " + mostSeats + " seats can be filled with bots, not " + bots + ".");
        TableOption.faultIn(options).ifPresent(option -> {
            throw new IllegalArgumentException("The option " + option.key() + " is out of range.");
        });
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
