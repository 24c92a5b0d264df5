package org.tiengow.presentation.start;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import org.tiengow.presentation.start.StartScreen.DeedKind;
import org.tiengow.presentation.start.StartScreen.Game;
import org.tiengow.presentation.start.StartScreen.Gold;
import org.tiengow.presentation.start.StartScreen.JoinKind;
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
        return screen(Who.FIRST, hosts, List.of(), "", "", false, List.of());
    }

    /**
     * Returns the start screen.
     *
     * @param who the user's history
     * @param hosts the hosts that answered, in that order
     * @param known the hosts met before, the last one first
     * @param problem the last problem; empty if absent
     * @param busy the operation in progress; empty if absent
     * @param endless whether that operation runs until the user stops it
     * @param kept the user's seats at other hosts
     */
    public StartScreen screen(
            Who who,
            List<FoundHost> hosts,
            List<LastAddresses.Met> known,
            String problem,
            String busy,
            boolean endless,
            List<KeptSeat> kept) {
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
        Set<String> here = hosts.stream().map(FoundHost::fingerprint).collect(Collectors.toSet());
        List<KeptSeat> seats = kept.stream()
                .sorted(Comparator.comparing(seat -> !here.contains(seat.fingerprint())))
                .toList();
        boolean isSeatHere = !seats.isEmpty() && here.contains(seats.get(0).fingerprint());
        boolean isGameLikely = who.night().isEmpty() && who.last() == Settings.Begun.JOIN && !games.isEmpty();
        return new StartScreen(
                deeds(who),
                isSeatHere ? Gold.SEAT : isGameLikely ? Gold.GAME : Gold.DEED,
                words.get("start.looking", games.size()),
                words.get(kept.isEmpty() ? "start.none" : "start.none.held"),
                games,
                away(here, known),
                problem,
                busy,
                endless ? words.get("start.stop") : "",
                seats.stream().map(this::held).toList());
    }

    /**
     * Returns the actions, the likeliest first: resuming an interrupted night, the guided round for a new user, or else the last action.
     */
    private List<Deed> deeds(Who who) {
        List<Deed> deeds = new ArrayList<>();
        if (!who.night().isEmpty()) {
            deeds.add(new Deed(DeedKind.GO_ON, words.get("start.night"), who.night()));
        }
        Deed guide = new Deed(DeedKind.GUIDE, words.get("start.guide"), words.get("start.guide.about"));
        Deed practise = new Deed(DeedKind.PRACTISE, words.get("start.practise"), "");
        Deed host = new Deed(DeedKind.HOST, words.get("start.host"), "");
        if (who.guided()) {
            boolean hosts = who.last() == Settings.Begun.HOST || who.last() == Settings.Begun.JOIN;
            deeds.addAll(hosts ? List.of(host, practise) : List.of(practise, host));
        } else {
            switch (who.last()) {
                case NOTHING, GUIDE -> deeds.addAll(List.of(guide, practise, host));
                case PRACTICE -> deeds.addAll(List.of(practise, host, guide));
                case HOST, JOIN -> deeds.addAll(List.of(host, practise, guide));
            }
        }
        return deeds;
    }

    private List<Away> away(Set<String> here, List<LastAddresses.Met> known) {
        return known.stream()
                .filter(met -> !here.contains(met.fingerprint()))
                .limit(MOST_AWAY)
                .map(met -> new Away(
                        met.name(),
                        words.get("start.away", met.address().toString()),
                        new Target(met.address(), met.fingerprint(), 0)))
                .toList();
    }

    /** Returns the id of a kept seat on the screen. */
    public static String key(KeptSeat seat) {
        return seat.host() + "." + seat.table() + "." + seat.since().getEpochSecond();
    }

    private StartScreen.Held held(KeptSeat seat) {
        return new StartScreen.Held(
                key(seat),
                words.get("start.return.title", seat.host()),
                words.get("start.return.words", seat.name(), words.when(seat.since(), ZoneId.systemDefault())));
    }

    /** Returns a game whose tables are hidden: a host with a PIN describes them only to those who know the PIN. */
    private Game closed(FoundHost host, int colour) {
        return new Game(
                host.id(),
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

    private Game game(FoundHost host, TableSummary table, int colour) {
        boolean several = host.tables().size() > 1;
        String title = several ? words.get("start.tableNumber", host.name(), table.table() + 1) : host.name();
        int taken = table.seats().size() - table.freeSeats();
        return new Game(
                host.id() + "." + table.table(),
                colour,
                title,
                People.initial(host.name()),
                players(table),
                new RulesWords(words).of(table),
                taken,
                table.seats().size(),
                words.get("start.seats", taken, table.seats().size()),
                host.pinNeeded(),
                ways(table),
                new Target(host.address(), host.fingerprint(), table.table()));
    }

    /**
     * Returns the ways to join: a free seat before a match; during one the bots' seats by name, first those that a person left; and
     * watching.
     */
    private List<Way> ways(TableSummary table) {
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
        if (table.mayWatch()) {
            ways.add(new Way(JoinKind.WATCH, OptionalInt.empty(), words.get("start.watch")));
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
