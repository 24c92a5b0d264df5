package org.tiengow.client.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;

/** The laws of settling up on nights drawn by chance. What is checked is recomputed here with fractions, debts and purses of its own. */
@DisplayName("Settling up")
class SettlingUpTest {
    private static final long SEED = Long.getLong("settling.seed", System.nanoTime());
    private static final int NIGHTS = Integer.getInteger("settling.nights", 1_000);
    private static final int MOST_MATCHES = 12;
    private static final int EXACT = 30;

    @Test
    @DisplayName("sums to zero, takes fewer transfers than there are people, and settles everybody")
    void laws() {
        for (int night = 0; night < NIGHTS; night++) {
            Random random = new Random(SEED + night);
            List<FinishedMatch> matches = matches(random, 1 + random.nextInt(16));
            ChipValue value = value(random);
            SettlingUp settled = SettlingUp.of(matches, value);
            String seed = "settling.seed " + (SEED + night);

            Map<String, BigDecimal> owed = owed(matches, value);
            assertThat(settled.balances()).as(seed).containsOnlyKeys(owed.keySet());
            BigInteger sum = settled.balances().values().stream().reduce(BigInteger.ZERO, BigInteger::add);
            assertThat(sum).as(seed).isZero();
            settled.balances()
                    .forEach((name, balance) -> assertThat(new BigDecimal(balance)
                                    .subtract(owed.get(name))
                                    .abs())
                            .as("%s: %s is paid what they won, but for the rounding", seed, name)
                            .isLessThan(BigDecimal.ONE));

            long open = settled.balances().values().stream()
                    .filter(balance -> balance.signum() != 0)
                    .count();
            assertThat((long) settled.transfers().size()).as(seed).isLessThanOrEqualTo(Math.max(0, open - 1));
            Map<String, BigInteger> purses = new HashMap<>(settled.balances());
            for (Transfer transfer : settled.transfers()) {
                assertThat(transfer.amount()).as(seed).isPositive();
                assertThat(transfer.from()).as(seed).isNotEqualTo(transfer.to());
                purses.merge(transfer.from(), transfer.amount(), BigInteger::add);
                purses.merge(transfer.to(), transfer.amount().negate(), BigInteger::add);
            }
            assertThat(purses.values()).as(seed).allMatch(purse -> purse.signum() == 0);

            Collections.shuffle(matches, random);
            assertThat(SettlingUp.of(matches, value))
                    .as("%s: heard of in another order", seed)
                    .isEqualTo(settled);
        }
        System.out.println("settling.seed " + SEED + ", " + NIGHTS + " nights");
    }

    @Test
    @DisplayName("takes no more transfers than the best of all ways, which are tried one by one")
    void fewest() {
        int saved = 0;
        for (int night = 0; night < NIGHTS / 5; night++) {
            Random random = new Random(SEED + night);
            List<FinishedMatch> matches = matches(random, 2 + random.nextInt(5));
            SettlingUp settled = SettlingUp.of(matches, new ChipValue(BigDecimal.ONE, ""));
            List<Long> debts = new ArrayList<>(settled.balances().values().stream()
                    .map(BigInteger::longValueExact)
                    .filter(debt -> debt != 0)
                    .toList());
            assertThat(settled.transfers()).as("settling.seed %d", SEED + night).hasSize(fewest(debts));
            saved += Math.max(0, debts.size() - 1) - settled.transfers().size();
        }
        assertThat(saved).as("nights in which a group settles apart").isPositive();
    }

    @Test
    @DisplayName("of sixteen people is done at once")
    void many() {
        List<Player> all = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            all.add(new Player("P" + i, false, null, i < 8 ? 3 + i : -(3 + i - 8), 1));
        }
        SettlingUp settled =
                SettlingUp.of(List.of(new FinishedMatch("0", "lai", 1, all)), new ChipValue(BigDecimal.ONE, ""));
        assertThat(settled.transfers()).hasSize(8);
    }

    @Test
    @DisplayName("shares the chips of bots among the people of a match, so that differences stay")
    void bots() {
        SettlingUp settled = SettlingUp.of(
                List.of(match(player("Kit", 20), player("Mei", 4), bot(-24)), match(player("Kit", 50), bot(-50))),
                new ChipValue(new BigDecimal("0.5"), "HKD"));
        assertThat(settled.balances()).isEqualTo(Map.of("Kit", BigInteger.valueOf(40), "Mei", BigInteger.valueOf(-40)));
        assertThat(settled.transfers()).containsExactly(new Transfer("Mei", "Kit", BigInteger.valueOf(40)));
        assertThat(settled.shared()).isTrue();
        assertThat(settled.rounded()).isFalse();
    }

    @Test
    @DisplayName("rounds thirds so that nothing is left over")
    void thirds() {
        SettlingUp settled = SettlingUp.of(
                List.of(match(player("Kit", 1), player("Mei", 0), player("Lam", 0), bot(-1))),
                new ChipValue(new BigDecimal("0.10"), "HKD"));
        assertThat(settled.balances())
                .isEqualTo(Map.of(
                        "Kit", BigInteger.valueOf(7), "Lam", BigInteger.valueOf(-3), "Mei", BigInteger.valueOf(-4)));
        assertThat(settled.rounded()).isTrue();
    }

    private static FinishedMatch match(Player... players) {
        return new FinishedMatch("0", "lai", 1, List.of(players));
    }

    private static Player player(String name, int chips) {
        return new Player(name, false, null, chips, 1);
    }

    private static Player bot(int chips) {
        return new Player("Kit", true, null, chips, 1);
    }

    /** Matches of two to four players out of some people, with bots among them, and now and then a bank. */
    private static List<FinishedMatch> matches(Random random, int people) {
        List<FinishedMatch> matches = new ArrayList<>();
        for (int number = random.nextInt(MOST_MATCHES) + 1; number > 0; number--) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < people; i++) {
                names.add("P" + i);
            }
            Collections.shuffle(names, random);
            int seats = 2 + random.nextInt(3);
            List<Player> players = new ArrayList<>();
            int rest = random.nextInt(5) == 0 ? random.nextInt(7) : 0;
            for (int seat = 0; seat < seats; seat++) {
                boolean bot = seat >= names.size() || random.nextInt(4) == 0;
                int chips = seat == seats - 1 ? rest : random.nextInt(2 * EXACT + 1) - EXACT;
                rest -= chips;
                players.add(new Player(bot ? "Bo " + seat : names.get(seat), bot, null, chips, 1));
            }
            matches.add(new FinishedMatch("0" + number, "lai", 8, players));
        }
        return matches;
    }

    private static ChipValue value(Random random) {
        return new ChipValue(BigDecimal.valueOf(1 + random.nextInt(999_999), random.nextInt(5)), "HKD");
    }

    /** What each person is owed, in the smallest amounts: the own chips less the average of the people of the match. */
    private static Map<String, BigDecimal> owed(List<FinishedMatch> matches, ChipValue value) {
        Map<String, BigDecimal> owed = new LinkedHashMap<>();
        for (FinishedMatch match : matches) {
            int people = 0;
            int chips = 0;
            for (Player player : match.players()) {
                people += player.bot() ? 0 : 1;
                chips += player.bot() ? 0 : player.chips();
            }
            for (Player player : match.players()) {
                if (!player.bot()) {
                    BigDecimal average =
                            BigDecimal.valueOf(chips).divide(BigDecimal.valueOf(people), 20, RoundingMode.HALF_EVEN);
                    BigDecimal mine = BigDecimal.valueOf(player.chips())
                            .subtract(average)
                            .multiply(value.amount())
                            .movePointRight(value.amount().scale());
                    owed.merge(player.name(), mine, BigDecimal::add);
                }
            }
        }
        return owed;
    }

    /** The fewest transfers: the first person with a debt or a claim settles it with each of the others in turn. */
    private static int fewest(List<Long> debts) {
        int first = 0;
        while (first < debts.size() && debts.get(first) == 0) {
            first++;
        }
        int fewest = Integer.MAX_VALUE;
        for (int other = first + 1; other < debts.size(); other++) {
            if (debts.get(first) * debts.get(other) < 0) {
                List<Long> rest = new ArrayList<>(debts);
                rest.set(other, debts.get(first) + debts.get(other));
                rest.set(first, 0L);
                fewest = Math.min(fewest, 1 + fewest(rest));
            }
        }
        return first == debts.size() ? 0 : fewest;
    }
}
