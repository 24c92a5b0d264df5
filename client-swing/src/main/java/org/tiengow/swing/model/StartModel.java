package org.tiengow.swing.model;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.session.Holder;
import org.tiengow.client.session.SeatState;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.TableSummary;
import org.tiengow.swing.model.StartScreen.Game;
import org.tiengow.swing.model.StartScreen.JoinKind;
import org.tiengow.swing.model.StartScreen.Target;

/**
 * The list of games on the start screen, made from the hosts that answered.
 *
 * @param words the language
 */
public record StartModel(Words words) {
    private static final int COLOURS = 4;

    /** A list without anything else to say. */
    public StartScreen screen(List<FoundHost> hosts) {
        return screen(hosts, "", "");
    }

    /**
     * What the start screen shows.
     *
     * @param hosts who answered, in the order they did
     * @param problem what went wrong last; empty for nothing
     * @param busy what is being done now; empty for nothing
     */
    public StartScreen screen(List<FoundHost> hosts, String problem, String busy) {
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < hosts.size(); i++) {
            for (TableSummary table : hosts.get(i).tables()) {
                games.add(game(hosts.get(i), table, (i + 3) % COLOURS));
            }
        }
        return new StartScreen(words.get("start.looking", games.size()), games, problem, busy);
    }

    private Game game(FoundHost host, TableSummary table, int colour) {
        boolean several = host.tables().size() > 1;
        String title = several ? words.get("start.tableNumber", host.name(), table.table() + 1) : host.name();
        int taken = table.seats().size() - table.freeSeats();
        JoinKind kind = kind(table);
        return new Game(
                host.id() + "." + table.table(),
                colour,
                title,
                SeatPlates.initial(host.name()),
                players(table),
                rules(table),
                taken,
                table.seats().size(),
                words.get("start.seats", taken, table.seats().size()),
                host.pinNeeded(),
                kind,
                words.get(
                        switch (kind) {
                            case JOIN -> "start.join";
                            case TAKE_BOT -> "start.takeBot";
                            case WATCH -> "start.watch";
                        }),
                new Target(host.address(), host.fingerprint(), table.table()));
    }

    private static JoinKind kind(TableSummary table) {
        if (table.stage() == TableStage.GATHERING && table.freeSeats() > 0) {
            return JoinKind.JOIN;
        }
        boolean botSits = table.seats().stream().anyMatch(seat -> seat.holder() == Holder.BOT);
        return botSits ? JoinKind.TAKE_BOT : JoinKind.WATCH;
    }

    private String players(TableSummary table) {
        List<String> names = new ArrayList<>();
        int bots = 0;
        for (SeatState seat : table.seats()) {
            if (seat.holder() == Holder.PERSON && !seat.name().isEmpty()) {
                names.add(seat.name());
            }
            bots += seat.holder() == Holder.BOT ? 1 : 0;
        }
        if (bots > 0) {
            names.add(words.get("start.players.bots", bots));
        }
        return names.isEmpty() ? words.get("start.players.none") : Words.capital(words.list(names));
    }

    private String rules(TableSummary table) {
        String rules = new RulesWords(words).nameOfId(table.rulesId());
        return switch (table.stage()) {
            case GATHERING -> words.get("start.stage.open", rules, table.rounds());
            case PLAYING, BETWEEN_ROUNDS ->
                table.rounds() == 0
                        ? words.get("start.stage.runningOpen", rules, table.round())
                        : words.get("start.stage.running", rules, table.round(), table.rounds());
            case MATCH_OVER -> words.get("start.stage.over", rules);
            case FAILED -> words.get("start.stage.failed", rules);
        };
    }
}
