package org.tiengow.client.settling;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;

/**
 * The payments between people that settle a night.
 *
 * <p>The chips of the people of a match need not sum to zero: bots sit among them, and some rules pay to and from a bank. Nobody can
 * collect from a bot, so its chips are not settled. The people of that match share them equally, as they would share the costs of a
 * fourth player who is their common guest. Any two people of a match then differ by as much as before, and a match against bots alone
 * settles nothing. Following single payments instead would let somebody end in debt only because a bot happened to pay another person.
 *
 * <p>The amounts have as many decimals as the value of a chip. They are rounded down, and what is missing to zero goes to those with
 * the largest fractions, the first in the list among equals; so they sum to zero, and nobody gains or loses a whole smallest amount.
 *
 * @param balances the amount that each person receives, or pays if it is negative, in the order of their names; the sum is
 *     zero
 * @param transfers the payments that settle all balances: the fewest possible among up to 16 people, and always fewer than people
 * @param shared whether people share the chips of bots or a bank
 * @param rounded whether any balance was rounded
 */
public record SettlingUp(Map<String, BigInteger> balances, List<Transfer> transfers, boolean shared, boolean rounded) {
    /** The most people for whom every grouping is tried. */
    private static final int MOST_GROUPED = 16;

    public SettlingUp {
        balances = new LinkedHashMap<>(balances);
        transfers = List.copyOf(transfers);
    }

    /** Settles these matches. */
    public static SettlingUp of(List<FinishedMatch> matches, ChipValue value) {
        long shares = matches.stream()
                .mapToLong(match -> people(match).size())
                .filter(people -> people > 0)
                .distinct()
                .reduce(1, (a, b) -> a / gcd(a, b) * b);
        Map<String, BigInteger> chips = new TreeMap<>(); // programs hear of matches in different orders
        boolean shared = false;
        for (FinishedMatch match : matches) {
            List<Player> people = people(match);
            long rest = people.stream().mapToLong(Player::chips).sum();
            shared |= rest != 0;
            for (Player player : people) {
                long share = player.chips() * shares - rest * (shares / people.size());
                chips.merge(player.name(), BigInteger.valueOf(share), BigInteger::add);
            }
        }
        BigInteger price = value.amount().unscaledValue();
        Map<String, BigInteger> exact = new LinkedHashMap<>();
        chips.forEach((name, share) -> exact.put(name, share.multiply(price)));
        BigInteger divisor = BigInteger.valueOf(shares);
        boolean rounded =
                exact.values().stream().anyMatch(amount -> amount.mod(divisor).signum() != 0);
        Map<String, BigInteger> balances = rounded(exact, divisor);
        return new SettlingUp(balances, transfers(balances), shared, rounded);
    }

    private static List<Player> people(FinishedMatch match) {
        return match.players().stream().filter(player -> !player.bot()).toList();
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Divides amounts that sum to zero, so that the results do too: by the method of the largest remainder. */
    private static Map<String, BigInteger> rounded(Map<String, BigInteger> exact, BigInteger divisor) {
        Map<String, BigInteger> balances = new LinkedHashMap<>();
        BigInteger fractions = BigInteger.ZERO;
        for (Map.Entry<String, BigInteger> each : exact.entrySet()) {
            BigInteger fraction = each.getValue().mod(divisor);
            fractions = fractions.add(fraction);
            balances.put(each.getKey(), each.getValue().subtract(fraction).divide(divisor));
        }
        exact.entrySet().stream()
                .sorted(Comparator.comparing(
                        each -> each.getValue().mod(divisor).negate()))
                .limit(fractions.divide(divisor).longValueExact())
                .forEach(each -> balances.merge(each.getKey(), BigInteger.ONE, BigInteger::add));
        return balances;
    }

    /** Returns the transfers that settle the balances, group by group. A group of people needs one transfer fewer than it has people. */
    private static List<Transfer> transfers(Map<String, BigInteger> balances) {
        List<Due> due = new ArrayList<>();
        balances.forEach((name, amount) -> {
            if (amount.signum() != 0) {
                due.add(new Due(name, amount));
            }
        });
        List<Transfer> transfers = new ArrayList<>();
        for (List<Due> group : due.size() <= MOST_GROUPED ? groups(due) : List.of(due)) {
            settle(group, transfers);
        }
        return transfers;
    }

    /**
     * Splits people into the largest number of groups that settle among themselves. {@code most[set]} is the most such groups that lie one
     * after the other when the people of a set are put in a row; the last one in the row is {@code last[set]}.
     */
    private static List<List<Due>> groups(List<Due> due) {
        int sets = 1 << due.size();
        int[] most = new int[sets];
        int[] last = new int[sets];
        BigInteger[] sum = new BigInteger[sets];
        sum[0] = BigInteger.ZERO;
        for (int set = 1; set < sets; set++) {
            int first = Integer.numberOfTrailingZeros(set);
            sum[set] = sum[set & (set - 1)].add(due.get(first).amount());
            most[set] = -1;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                int person = Integer.numberOfTrailingZeros(rest);
                if (most[set ^ 1 << person] > most[set]) {
                    most[set] = most[set ^ 1 << person];
                    last[set] = person;
                }
            }
            most[set] += sum[set].signum() == 0 ? 1 : 0;
        }
        List<List<Due>> groups = new ArrayList<>();
        for (int set = sets - 1; set != 0; set ^= 1 << last[set]) {
            if (sum[set].signum() == 0) {
                groups.add(0, new ArrayList<>());
            }
            groups.get(0).add(0, due.get(last[set]));
        }
        return groups;
    }

    /** Lets the person with the largest debt pay the one with the largest claim until nothing is left. Each transfer settles somebody. */
    private static void settle(List<Due> group, List<Transfer> transfers) {
        List<Due> open = new ArrayList<>(group);
        while (open.size() > 1) {
            int debtor = most(open, Comparator.comparing(due -> due.amount().negate()));
            int creditor = most(open, Comparator.comparing(Due::amount));
            Due from = open.get(debtor);
            Due to = open.get(creditor);
            BigInteger paid = from.amount().negate().min(to.amount());
            transfers.add(new Transfer(from.name(), to.name(), paid));
            open.set(debtor, new Due(from.name(), from.amount().add(paid)));
            open.set(creditor, new Due(to.name(), to.amount().subtract(paid)));
            open.removeIf(due -> due.amount().signum() == 0);
        }
    }

    private static int most(List<Due> open, Comparator<Due> order) {
        return IntStream.range(0, open.size())
                .boxed()
                .max(Comparator.comparing(open::get, order).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** A person and the amount to receive; negative for an amount to pay. */
    private record Due(String name, BigInteger amount) {}
}
