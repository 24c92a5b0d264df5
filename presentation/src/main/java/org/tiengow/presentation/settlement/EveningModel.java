package org.tiengow.presentation.settlement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.settlement.EveningScreen.Cell;
import org.tiengow.presentation.settlement.EveningScreen.Row;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The evening at a table: the sum of its matches for each person. */
public final class EveningModel {
    /** The number of latest matches with a column of their own; the earlier ones share one. */
    private static final int OWN_COLUMNS = 5;

    /** The minimum number of successive rounds as banker that is worth mentioning. */
    private static final int LEAST_BANK = 2;

    private final Words words;
    private final List<FinishedMatch> matches;
    private final String me;
    private final List<Person> people;

    private EveningModel(Words words, List<FinishedMatch> matches, String me) {
        this.words = words;
        this.matches = matches;
        this.me = me;
        this.people = people(matches);
    }

    /** Returns the evening at a session's table; empty before its first match is over. */
    public static Optional<EveningModel> of(Words words, SessionState state) {
        return of(words, state.finishedMatches(), state.self().name());
    }

    /**
     * Returns the evening of some matches; empty without any.
     *
     * @param me the user's name
     */
    public static Optional<EveningModel> of(Words words, List<FinishedMatch> matches, String me) {
        return matches.isEmpty() ? Optional.empty() : Optional.of(new EveningModel(words, matches, me));
    }

    /** Returns the label of the link to the sheet. */
    public String link() {
        return words.get("evening.link", matches.size());
    }

    public EveningScreen screen() {
        int together = matches.size() > OWN_COLUMNS + 1 ? matches.size() - OWN_COLUMNS : 0;
        List<String> columns = new ArrayList<>();
        if (together > 0) {
            columns.add(words.get("evening.columns", 1, together));
        }
        for (int match = together; match < matches.size(); match++) {
            columns.add(String.valueOf(match + 1));
        }
        return new EveningScreen(
                words.get("evening.title"),
                subtitle(),
                columns,
                words.get("standings.place"),
                words.get("standings.player"),
                words.get("evening.won"),
                words.get("evening.total"),
                people.stream().map(person -> row(person, together)).toList(),
                honours(),
                lines(),
                words.get("evening.close"));
    }

    private String subtitle() {
        List<String> leaders = people.stream()
                .filter(person -> place(person) == 1)
                .map(person -> inSentence(person.key))
                .toList();
        if (leaders.size() > 1) {
            return words.get("evening.shared", matches.size(), words.list(leaders));
        }
        Person leader = people.get(0);
        String key = leader.isMe(me) ? "evening.leads.you" : "evening.leads";
        return words.get(key, matches.size(), name(leader.key), Words.signed(leader.total()));
    }

    private List<String> honours() {
        return Stream.of(
                        honour(
                                "evening.captures",
                                "evening.captures.each",
                                1,
                                person -> person.sum(Player::captures),
                                String::valueOf),
                        honour(
                                "evening.bank",
                                "evening.bank.each",
                                LEAST_BANK,
                                person -> person.most(Player::longestBank),
                                String::valueOf),
                        honour(
                                "evening.best",
                                "evening.best.each",
                                1,
                                person -> person.most(Player::bestRound),
                                Words::signed))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Names the leaders in one figure, all of them if several share it; empty if the figure is below {@code least}. */
    private Optional<String> honour(
            String key, String ofSeveral, int least, ToIntFunction<Person> figure, IntFunction<String> shown) {
        int most = people.stream().mapToInt(figure).max().orElse(0);
        List<String> names = people.stream()
                .filter(person -> figure.applyAsInt(person) == most)
                .map(person -> inSentence(person.key))
                .toList();
        return most < least
                ? Optional.empty()
                : Optional.of(words.get(names.size() > 1 ? ofSeveral : key, words.list(names), shown.apply(most)));
    }

    private Row row(Person person, int together) {
        List<Cell> cells = new ArrayList<>();
        if (together > 0) {
            List<Player> earlier = IntStream.range(0, together)
                    .mapToObj(person.played::get)
                    .filter(played -> played != null)
                    .toList();
            int sum = earlier.stream().mapToInt(Player::chips).sum();
            cells.add(new Cell(earlier.isEmpty() ? "" : Words.signed(sum), false));
        }
        for (int match = together; match < matches.size(); match++) {
            Player played = person.played.get(match);
            cells.add(
                    played == null ? new Cell("", false) : new Cell(Words.signed(played.chips()), played.place() == 1));
        }
        return new Row(
                place(person),
                colour(person),
                person.last().face(),
                People.initial(name(person.key)),
                person.isMe(me) ? words.get("you") : name(person.key),
                cells,
                person.won(),
                Words.signed(person.total()),
                person.isMe(me));
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int number = matches.size(); number >= 1; number--) {
            FinishedMatch match = matches.get(number - 1);
            List<String> winners = match.players().stream()
                    .filter(player -> player.place() == 1)
                    .map(player -> inSentence(Key.of(player)))
                    .toList();
            lines.add(words.get(
                    "evening.match",
                    number,
                    new RulesWords(words).nameOfId(match.rulesId()),
                    match.rounds(),
                    words.list(winners)));
        }
        return lines;
    }

    private String inSentence(Key key) {
        return !key.bot && key.name.equals(me) ? words.get("you.inSentence") : name(key);
    }

    private String name(Key key) {
        return People.name(words, key.name, key.bot);
    }

    private int place(Person person) {
        return 1
                + (int) people.stream()
                        .filter(other -> other.total() > person.total())
                        .count();
    }

    /** Returns the colour in the last match; if the host assigns none, it follows from the place in the list. */
    private int colour(Person person) {
        SeatColour colour = person.last().colour();
        return colour == null ? people.indexOf(person) % SeatColour.values().length : colour.ordinal();
    }

    /** Returns the players, the best first; ties are in the order in which they first played. */
    private static List<Person> people(List<FinishedMatch> matches) {
        Map<Key, Person> people = new LinkedHashMap<>();
        for (int match = 0; match < matches.size(); match++) {
            for (Player player : matches.get(match).players()) {
                people.computeIfAbsent(Key.of(player), Person::new).played.put(match, player);
            }
        }
        return people.values().stream()
                .sorted(Comparator.comparing(Person::total).reversed())
                .toList();
    }

    /** The identity of a player across matches. */
    private record Key(String name, boolean bot) {
        static Key of(Player player) {
            return new Key(player.name(), player.bot());
        }
    }

    private static final class Person {
        private final Key key;
        private final Map<Integer, Player> played = new LinkedHashMap<>();

        Person(Key key) {
            this.key = key;
        }

        boolean isMe(String me) {
            return !key.bot && key.name.equals(me);
        }

        int total() {
            return played.values().stream().mapToInt(Player::chips).sum();
        }

        int sum(ToIntFunction<Player> figure) {
            return played.values().stream().mapToInt(figure).sum();
        }

        int most(ToIntFunction<Player> figure) {
            return played.values().stream().mapToInt(figure).max().orElse(0);
        }

        int won() {
            return (int)
                    played.values().stream().filter(match -> match.place() == 1).count();
        }

        Player last() {
            return List.copyOf(played.values()).get(played.size() - 1);
        }
    }
}
