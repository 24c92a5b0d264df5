package org.tiengow.presentation.start;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.start.StartScreen.Away;
import org.tiengow.presentation.start.StartScreen.Deed;
import org.tiengow.presentation.start.StartScreen.Game;
import org.tiengow.presentation.start.StartScreen.JoinKind;
import org.tiengow.presentation.start.StartScreen.Offer;
import org.tiengow.presentation.start.StartScreen.Row;
import org.tiengow.presentation.start.StartScreen.Target;
import org.tiengow.presentation.start.StartScreen.Way;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The start screen with its list of games, made from the hosts that answered.
 *
 * @param words the language
 */
public record StartModel(Words words) {
    private static final int COLOURS = Settings.COLOURS;

    /** The maximum number of absent hosts; more would hide the present ones. */
    private static final int MOST_AWAY = 3;

    /** The key of the interrupted night among the offers. */
    private static final String NIGHT = "night";

    /**
     * The user's history.
     *
     * @param guided whether the guided round was completed
     * @param last the last action on the start screen
     * @param night a summary of the user's interrupted night; empty if absent
     */
    public record Who(boolean guided, Settings.Begun last, String night) {
        /** The history of a new user. */
        public static final Who FIRST = new Who(false, Settings.Begun.NOTHING, "");
    }

    /** Returns a start screen with games only. */
    public StartScreen screen(List<FoundHost> hosts) {
        return screen(Who.FIRST, List.of(), hosts, List.of(), "", "", false, List.of());
    }

    /**
     * Returns the start screen.
     *
     * @param who the user's history
     * @param before the rows shown before, which keep their places; empty when the screen opens
     * @param hosts the hosts that answered, in that order
     * @param known the hosts met before, the last one first
     * @param problem the last problem; empty if absent
     * @param busy the operation in progress; empty if absent
     * @param endless whether that operation runs until the user stops it
     * @param kept the user's seats at other hosts, the latest first
     */
    public StartScreen screen(
            Who who,
            List<Row> before,
            List<FoundHost> hosts,
            List<LastAddresses.Met> known,
            String problem,
            String busy,
            boolean endless,
            List<KeptSeat> kept) {
        List<Game> games = games(hosts);
        Set<String> here = hosts.stream().map(FoundHost::fingerprint).collect(Collectors.toSet());
        return new StartScreen(
                gold(who, games, here, kept),
                words.get(who.guided() ? "start.guide.again" : "start.guide"),
                who.guided() ? "" : words.get("start.guide.about"),
                words.get("start.looking", games.size()),
                words.get(kept.isEmpty() ? "start.none" : "start.none.held"),
                rows(before, games, away(here, known)),
                problem,
                busy,
                endless ? words.get("start.stop") : "",
                offers(who.night(), kept));
    }

    private List<Game> games(List<FoundHost> hosts) {
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < hosts.size(); i++) {
            FoundHost host = hosts.get(i);
            int colour = (i + 3) % COLOURS;
            if (host.tables().isEmpty() && host.pinNeeded()) {
                games.add(closed(host, colour));
            }
            for (TableSummary table : host.tables()) {
                games.add(game(host, table, colour));
            }
        }
        return games;
    }

    /**
     * Returns the key of the likeliest action: returning to a seat at a present host, resuming an interrupted night, the first game for
     * those who joined one last, the guided round for a new user, or else the last action.
     */
    private static String gold(Who who, List<Game> games, Set<String> here, List<KeptSeat> kept) {
        Optional<KeptSeat> seat =
                kept.stream().filter(each -> here.contains(each.fingerprint())).findFirst();
        if (seat.isPresent()) {
            return key(seat.get());
        }
        if (!who.night().isEmpty()) {
            return NIGHT;
        }
        if (who.last() == Settings.Begun.JOIN && !games.isEmpty()) {
            return games.get(0).key();
        }
        return switch (who.last()) {
            case HOST, JOIN -> Deed.HOST.name();
            case PRACTICE -> Deed.PRACTISE.name();
            case NOTHING, GUIDE -> (who.guided() ? Deed.PRACTISE : Deed.GUIDE).name();
        };
    }

    /**
     * Returns the rows: those from before in their places, then new games, then new absent hosts. A host that no longer answers is an absent
     * one, until no other row stands below it.
     */
    private List<Row> rows(List<Row> before, List<Game> games, List<Away> away) {
        Map<String, Row> fresh = new LinkedHashMap<>();
        games.forEach(game -> fresh.put(game.key(), game));
        away.forEach(host -> fresh.putIfAbsent(host.key(), host));
        Set<String> current = Set.copyOf(fresh.keySet());
        List<Row> rows = new ArrayList<>();
        for (Row row : before) {
            Row now = fresh.remove(row.key());
            rows.add(now != null ? now : gone(row));
        }
        rows.addAll(fresh.values());
        while (!rows.isEmpty() && !current.contains(rows.get(rows.size() - 1).key())) {
            rows.remove(rows.size() - 1);
        }
        return rows;
    }

    private Row gone(Row row) {
        return row instanceof Game game ? away(game.key(), game.title(), game.target()) : row;
    }

    private List<Away> away(Set<String> here, List<LastAddresses.Met> known) {
        return known.stream()
                .filter(met -> !here.contains(met.fingerprint()))
                .limit(MOST_AWAY)
                .map(met -> away(met.fingerprint() + ".0", met.name(), new Target(met.address(), met.fingerprint(), 0)))
                .toList();
    }

    private Away away(String key, String name, Target target) {
        return new Away(key, name, words.get("start.away", target.address().toString()), target);
    }

    private List<Offer> offers(String night, List<KeptSeat> kept) {
        List<Offer> offers = new ArrayList<>();
        if (!night.isEmpty()) {
            offers.add(new Offer(NIGHT, words.get("brokenOff.title"), night, words.get("brokenOff.goOn"), true));
        }
        kept.forEach(seat -> offers.add(new Offer(
                key(seat),
                words.get("start.return.title", seat.host()),
                words.get("start.return.words", seat.name(), words.when(seat.since(), ZoneId.systemDefault())),
                words.get("start.return"),
                false)));
        return offers;
    }

    /** Returns the id of a kept seat on the screen. */
    public static String key(KeptSeat seat) {
        return seat.host() + "." + seat.table() + "." + seat.since().getEpochSecond();
    }

    /** Returns a game whose tables are hidden: a host with a PIN describes them only to those who know the PIN. */
    private Game closed(FoundHost host, int colour) {
        return new Game(
                place(host, 0),
                colour,
                host.name(),
                People.initial(host.name()),
                words.get("start.closed"),
                words.get("start.closed.rules"),
                0,
                0,
                "",
                true,
                List.of(
                        new Way(JoinKind.JOIN, OptionalInt.empty(), words.get("start.join")),
                        new Way(JoinKind.WATCH, OptionalInt.empty(), words.get("start.watch"))),
                new Target(host.address(), host.fingerprint(), 0));
    }

    private static String place(FoundHost host, int table) {
        return (host.fingerprint().isEmpty() ? host.id() : host.fingerprint()) + "." + table;
    }

    private Game game(FoundHost host, TableSummary table, int colour) {
        boolean several = host.tables().size() > 1;
        String title = several ? words.get("start.tableNumber", host.name(), table.table() + 1) : host.name();
        int taken = table.seats().size() - table.freeSeats();
        return new Game(
                place(host, table.table()),
                colour,
                title,
                People.initial(host.name()),
                players(table),
                new RulesWords(words).of(table),
                taken,
                table.seats().size(),
                host.seatsMore() && table.freeSeats() == 0
                        ? words.get("start.seats.more")
                        : words.get("start.seats", taken, table.seats().size()),
                host.pinNeeded(),
                ways(host, table),
                new Target(host.address(), host.fingerprint(), table.table()));
    }

    /**
     * Returns the ways to join: a free seat before a match; during one the bots' seats by name, first those that a person left; and
     * watching.
     */
    private List<Way> ways(FoundHost host, TableSummary table) {
        List<Way> ways = new ArrayList<>();
        if (table.stage() == TableStage.FAILED) {
            return ways;
        }
        if (table.stage() == TableStage.GATHERING
                && (table.freeSeats() > 0 || table.seats().isEmpty())) {
            ways.add(new Way(JoinKind.JOIN, OptionalInt.empty(), words.get("start.join")));
        } else {
            table.seats().stream()
                    .filter(seat -> seat.holder() == Holder.BOT && seat.next().isEmpty())
                    .sorted(Comparator.comparing(seat -> seat.left().isEmpty()))
                    .map(this::taking)
                    .forEach(ways::add);
        }
        if (ways.isEmpty() && host.seatsMore()) {
            ways.add(new Way(JoinKind.JOIN, OptionalInt.empty(), words.get("start.join")));
        }
        if (table.mayWatch()) {
            String watch = host.seatsMore() ? "seating.wish.ONLY_WATCH" : "start.watch";
            ways.add(new Way(JoinKind.WATCH, OptionalInt.empty(), words.get(watch)));
        }
        return ways;
    }

    private Way taking(SeatState seat) {
        String label = seat.name().isEmpty()
                ? words.get("start.takeBot")
                : seat.left().isEmpty()
                        ? words.get("start.takeSeat", seat.name())
                        : words.get("start.takeLeft", seat.left(), seat.name());
        return new Way(JoinKind.TAKE_BOT, OptionalInt.of(seat.seat()), label);
    }

    /** Returns why no host would grant a name, in a sentence; empty if one would. */
    public String nameProblem(String typed) {
        String name = typed.strip();
        int length = name.codePointCount(0, name.length());
        if (length > Settings.LONGEST_NAME) {
            return words.get("start.nameLong", length, Settings.LONGEST_NAME);
        }
        return Settings.isGoodName(name) ? "" : words.get("start.nameBad");
    }

    /** Returns the default name of a host, made from its owner's name and shortened to the limit. */
    public String hostName(String owner) {
        for (int length = owner.codePointCount(0, owner.length()); length > 0; length--) {
            String name = words.get("start.hostName", owner.substring(0, owner.offsetByCodePoints(0, length)));
            if (name.codePointCount(0, name.length()) <= Settings.LONGEST_NAME) {
                return name;
            }
        }
        return words.get("window.title");
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
}
