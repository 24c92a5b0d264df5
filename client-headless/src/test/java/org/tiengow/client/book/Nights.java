package org.tiengow.client.book;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.tiengow.client.book.BookRound.Transfer;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;

/** Nights for tests. */
public final class Nights {
    /** When the first match of these nights is over. */
    public static final Instant START = Instant.parse("2026-11-20T20:15:00Z");

    private static final List<String> NAMES = List.of(
            "Mei", "Bo", "Uncle Lam", "阿明", "O'Neil, \"Kit\"", "=1+1", "-Ana", "@home", "'tick", "Küche", "a,b", "+");

    private Nights() {}

    /** Returns a night at a host of one match between people without keys, who win these chips in turn. */
    public static BookNight night(String id, Instant at, Object... namesAndChips) {
        return new BookNight(id, "Mei's table", "", "", List.of(match(id, at, namesAndChips)));
    }

    /** Returns a match of one round between people without keys, the user in the first seat. */
    public static BookMatch match(String id, Instant at, Object... namesAndChips) {
        List<Player> players = new ArrayList<>();
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < namesAndChips.length; i += 2) {
            int chips = (Integer) namesAndChips[i + 1];
            players.add(new Player((String) namesAndChips[i], false, SeatColour.values()[i], chips, chips > 0 ? 1 : 2));
            keys.add("");
        }
        return new BookMatch(at, 0, new FinishedMatch(id, "lai", 1, players), keys, List.of());
    }

    /** Returns the match with these keys. */
    public static BookMatch keyed(BookMatch match, String... keys) {
        return new BookMatch(match.at(), match.me(), match.result(), List.of(keys), match.rounds());
    }

    /** Returns a night drawn at random: one to six matches of two to four players, whose rounds were seen or not. */
    public static BookNight drawn(Random random, Instant begin) {
        List<BookMatch> matches = new ArrayList<>();
        Instant at = begin;
        int count = 1 + random.nextInt(6);
        for (int i = 0; i < count; i++) {
            matches.add(drawnMatch(random, at));
            at = at.plus(Duration.ofMinutes(1 + random.nextInt(60)));
        }
        return new BookNight(
                matches.get(0).id(),
                name(random),
                random.nextBoolean() ? hex(random, 32) : "",
                random.nextBoolean() ? "0.50 HKD" : "",
                matches);
    }

    private static BookMatch drawnMatch(Random random, Instant at) {
        int players = 2 + random.nextInt(3);
        List<String> names = new ArrayList<>(NAMES);
        Collections.shuffle(names, random);
        List<BookRound> rounds = new ArrayList<>();
        int[] chips = new int[players];
        int count = 1 + random.nextInt(8);
        for (int round = 1; round <= count; round++) {
            rounds.add(drawnRound(random, round, chips));
        }
        List<Player> all = new ArrayList<>();
        List<String> keys = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            boolean bot = seat > 1 && random.nextInt(3) == 0;
            int own = chips[seat];
            int place =
                    1 + (int) Arrays.stream(chips).filter(other -> other > own).count();
            all.add(new Player(
                    names.get(seat),
                    bot,
                    SeatColour.values()[random.nextInt(SeatColour.values().length)],
                    random.nextBoolean() ? null : SeatFace.values()[random.nextInt(SeatFace.values().length)],
                    own,
                    place,
                    random.nextInt(3),
                    random.nextInt(5),
                    random.nextInt(60),
                    random.nextInt(8)));
            // a name has one key in all nights, as in life
            keys.add(
                    bot || names.get(seat).length() % 2 == 0
                            ? ""
                            : hex(new Random(names.get(seat).hashCode()), 32));
        }
        boolean seen = random.nextInt(4) > 0;
        return new BookMatch(
                at,
                random.nextInt(players + 1) - 1,
                new FinishedMatch(hex(random, 8), "lai", count, all),
                keys,
                seen ? rounds : List.of());
    }

    private static BookRound drawnRound(Random random, int round, int[] chips) {
        List<Transfer> paid = new ArrayList<>();
        int[] change = new int[chips.length];
        int winner = random.nextInt(chips.length);
        for (int from = 0; from < chips.length; from++) {
            if (from != winner) {
                int amount = 1 + random.nextInt(20);
                paid.add(new Transfer(from, winner, amount));
                change[from] -= amount;
                change[winner] += amount;
            }
        }
        List<Integer> changes = new ArrayList<>();
        for (int seat = 0; seat < chips.length; seat++) {
            chips[seat] += change[seat];
            changes.add(change[seat]);
        }
        return new BookRound(round, winner, changes, random.nextInt(4) > 0 ? paid : List.of());
    }

    private static String name(Random random) {
        return NAMES.get(random.nextInt(NAMES.size()));
    }

    private static String hex(Random random, int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
