package org.tiengow.client.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.FinishedMatch;

/**
 * A person in the book, with figures over all nights.
 *
 * @param ids the ids, as in {@link BookPeople}; at least one
 * @param name the chosen name, or else the one in the latest night
 * @param me whether this program's user sat in a seat of this person
 * @param nights the nights, the earliest first
 * @param best the round with the most chips won; null when no round was seen
 * @param worst the round with the most chips lost; null when no round was seen
 * @param opponents the people with whom chips were exchanged, those who lost most to this person first
 */
public record BookPerson(
        Set<String> ids,
        String name,
        boolean me,
        List<AtNight> nights,
        @Nullable InRound best,
        @Nullable InRound worst,
        List<Opponent> opponents) {
    public BookPerson {
        ids = Set.copyOf(ids);
        nights = List.copyOf(nights);
        opponents = List.copyOf(opponents);
    }

    /**
     * A night of a person.
     *
     * @param night the night
     * @param matches the number of matches played
     * @param rounds the number of rounds in them
     * @param won the number of matches won; a shared first place counts
     * @param chips the chips won or lost
     */
    public record AtNight(BookNight night, int matches, int rounds, int won, int chips) {}

    /**
     * The chips of a person in a round.
     *
     * @param night the night of the round
     * @param match the id of its match
     * @param round its number, 1 for the first
     * @param chips the chips won or lost in it
     */
    public record InRound(BookNight night, String match, int round, int chips) {}

    /**
     * An exchange of chips with another person.
     *
     * @param name the name of that person
     * @param chips the chips that person paid to this one, minus those the other way
     */
    public record Opponent(String name, int chips) {}

    /** Returns the chips over all nights. */
    public int chips() {
        return nights.stream().mapToInt(AtNight::chips).sum();
    }

    /** Returns the number of matches over all nights. */
    public int matches() {
        return nights.stream().mapToInt(AtNight::matches).sum();
    }

    /** Returns the number of matches won over all nights. */
    public int won() {
        return nights.stream().mapToInt(AtNight::won).sum();
    }

    /** Returns all people of these nights, those with the most nights first. Bots are no people. */
    public static List<BookPerson> all(List<BookNight> nights, BookPeople people) {
        Map<String, Sum> sums = new LinkedHashMap<>();
        List<BookNight> sorted =
                nights.stream().sorted(Comparator.comparing(BookNight::began)).toList();
        for (BookNight night : sorted) {
            Map<String, String> ids = night.ids();
            ids.forEach((name, id) -> sums.computeIfAbsent(first(people, id), any -> new Sum(people, id))
                    .meet(id, name));
            for (BookMatch match : night.matches()) {
                add(sums, night, match, seats(people, ids, match));
            }
        }
        Map<String, String> names = new HashMap<>();
        sums.forEach((id, sum) -> names.put(id, sum.name));
        return sums.values().stream()
                .map(sum -> sum.person(names))
                .sorted(Comparator.comparing((BookPerson person) -> -person.nights.size())
                        .thenComparing(person -> -person.chips()))
                .toList();
    }

    /** Returns the id by which the figures of a person are collected. */
    private static String first(BookPeople people, String id) {
        return people.find(id).map(named -> named.ids().get(0)).orElse(id);
    }

    /** Returns the id of the person in each seat of a match; null for a bot. */
    private static List<@Nullable String> seats(BookPeople people, Map<String, String> ids, BookMatch match) {
        List<@Nullable String> seats = new ArrayList<>();
        for (FinishedMatch.Player player : match.result().players()) {
            String id = player.bot() ? null : ids.get(player.name());
            seats.add(id == null ? null : first(people, id));
        }
        return seats;
    }

    private static void add(Map<String, Sum> sums, BookNight night, BookMatch match, List<@Nullable String> seats) {
        for (int seat = 0; seat < seats.size(); seat++) {
            Sum sum = seats.get(seat) == null ? null : sums.get(seats.get(seat));
            if (sum == null) {
                continue;
            }
            sum.me |= match.me() == seat;
            sum.play(night, match.result(), seat);
            for (BookRound round : match.rounds()) {
                sum.round(night, match, round, round.change().get(seat));
                for (BookRound.Transfer paid : round.paid()) {
                    String from = seats.get(paid.from());
                    String to = seats.get(paid.to());
                    if (paid.to() == seat && !Objects.equals(from, to)) {
                        sum.win(from, paid.chips());
                    } else if (paid.from() == seat && !Objects.equals(from, to)) {
                        sum.win(to, -paid.chips());
                    }
                }
            }
        }
    }

    /** The figures of a person while they are collected. */
    private static final class Sum {
        private final Set<String> ids = new LinkedHashSet<>();
        private final boolean isNamed;
        private final Map<String, AtNight> nights = new LinkedHashMap<>();
        private final Map<String, Integer> from = new LinkedHashMap<>();
        private String name;
        private boolean me;
        private @Nullable InRound best;
        private @Nullable InRound worst;

        Sum(BookPeople people, String id) {
            ids.addAll(people.idsOf(id));
            isNamed = people.find(id).isPresent();
            name = people.find(id).map(BookPeople.Named::name).orElse("");
        }

        void meet(String id, String met) {
            ids.add(id);
            name = isNamed ? name : met;
        }

        void play(BookNight night, FinishedMatch match, int seat) {
            FinishedMatch.Player player = match.players().get(seat);
            AtNight now = new AtNight(night, 1, match.rounds(), player.place() == 1 ? 1 : 0, player.chips());
            nights.merge(
                    night.night(),
                    now,
                    (a, b) -> new AtNight(
                            night, a.matches + b.matches, a.rounds + b.rounds, a.won + b.won, a.chips + b.chips));
        }

        void round(BookNight night, BookMatch match, BookRound round, int chips) {
            if (best == null || chips > best.chips) {
                best = new InRound(night, match.id(), round.round(), chips);
            }
            if (worst == null || chips < worst.chips) {
                worst = new InRound(night, match.id(), round.round(), chips);
            }
        }

        void win(@Nullable String other, int chips) {
            if (other != null) {
                from.merge(other, chips, Integer::sum);
            }
        }

        BookPerson person(Map<String, String> names) {
            List<Opponent> opponents = from.entrySet().stream()
                    .map(each -> new Opponent(names.getOrDefault(each.getKey(), ""), each.getValue()))
                    .sorted(Comparator.comparing(opponent -> -opponent.chips))
                    .toList();
            return new BookPerson(ids, name, me, List.copyOf(nights.values()), best, worst, opponents);
        }
    }
}
