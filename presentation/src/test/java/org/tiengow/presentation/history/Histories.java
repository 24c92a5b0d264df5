package org.tiengow.presentation.history;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.tiengow.client.book.BookMatch;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookPeople;
import org.tiengow.client.book.BookRound;
import org.tiengow.client.book.BookRound.Transfer;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.presentation.words.Words;

/** Books for tests and pictures. */
public final class Histories {
    private static final Instant FIRST = Instant.parse("2026-08-07T20:15:00Z");
    private static final List<String> NAMES = List.of("Kit", "Mei", "Bo", "Uncle Lam", "Ana");
    private static final int ROUNDS = 8;

    private Histories() {}

    /** Returns the history of a group that meets on Fridays: five people, of whom four or three play. The user is Kit. */
    public static HistoryModel fridays(Words words, int nights) {
        return of(words, new NightBook.Contents(nights(nights), BookPeople.NONE, List.of(), 0));
    }

    /** Returns the history of a book in which the first match of each night was recorded on this computer. */
    public static HistoryModel of(Words words, NightBook.Contents contents) {
        Set<String> recorded = Set.copyOf(contents.nights().stream()
                .map(night -> night.matches().get(0).id())
                .toList());
        return HistoryModel.of(words, ZoneOffset.UTC, contents, recorded);
    }

    /** Returns nights, the latest first. */
    public static List<BookNight> nights(int count) {
        return nights(count, 5);
    }

    /** Returns nights drawn from a seed, the latest first. */
    static List<BookNight> nights(int count, long seed) {
        Random random = new Random(seed);
        List<BookNight> nights = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Instant at = FIRST.plus(Duration.ofDays(7L * i));
            List<BookMatch> matches = new ArrayList<>();
            for (int match = 0; match < 2 + random.nextInt(3); match++) {
                matches.add(match("a" + i + "b" + match, at.plus(Duration.ofMinutes(35L * match)), random));
            }
            nights.add(0, new BookNight(matches.get(0).id(), "Lam’s Friday table", "", "", matches));
        }
        return nights;
    }

    /**
     * Returns the nights with the keys of some people.
     *
     * @param namesAndKeys each name before its key
     */
    public static List<BookNight> keyed(List<BookNight> nights, String... namesAndKeys) {
        Map<String, String> keys = new HashMap<>();
        for (int i = 0; i < namesAndKeys.length; i += 2) {
            keys.put(namesAndKeys[i], namesAndKeys[i + 1]);
        }
        return nights.stream()
                .map(night -> new BookNight(
                        night.night(),
                        night.host(),
                        night.hostKey(),
                        night.chip(),
                        night.matches().stream()
                                .map(match -> new BookMatch(
                                        match.at(),
                                        match.me(),
                                        match.result(),
                                        match.result().players().stream()
                                                .map(player -> keys.getOrDefault(player.name(), ""))
                                                .toList(),
                                        match.rounds()))
                                .toList()))
                .toList();
    }

    private static BookMatch match(String id, Instant at, Random random) {
        int away = 1 + random.nextInt(NAMES.size() - 1);
        List<String> names = new ArrayList<>(NAMES);
        names.remove(away);
        if (random.nextInt(3) == 0) {
            names.set(3, "Orchid");
        }
        List<BookRound> rounds = new ArrayList<>();
        int[] chips = new int[names.size()];
        for (int round = 1; round <= ROUNDS; round++) {
            int winner = random.nextInt(names.size());
            List<Transfer> paid = new ArrayList<>();
            Integer[] change = new Integer[names.size()];
            Arrays.fill(change, 0);
            for (int seat = 0; seat < names.size(); seat++) {
                if (seat != winner) {
                    int amount = 1 + random.nextInt(12);
                    paid.add(new Transfer(seat, winner, amount));
                    change[seat] -= amount;
                    change[winner] += amount;
                }
            }
            for (int seat = 0; seat < names.size(); seat++) {
                chips[seat] += change[seat];
            }
            rounds.add(new BookRound(round, winner, List.of(change), paid));
        }
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            int own = chips[seat];
            int place =
                    1 + (int) Arrays.stream(chips).filter(other -> other > own).count();
            players.add(new Player(
                    names.get(seat), names.get(seat).equals("Orchid"), SeatColour.values()[seat], own, place));
        }
        return new BookMatch(at, 0, new FinishedMatch(id, "lai", ROUNDS, players), List.of("", "", "", ""), rounds);
    }
}
