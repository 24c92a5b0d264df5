package org.tiengow.host.night;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The search for groups in which everybody meets everybody as evenly as possible: the sum over all pairs of (meetings)² after the match is
 * the least. The search is exhaustive up to {@link #EXACT} people, and a hill climbing with restarts beyond. A pair with m meetings that
 * meets once more adds 2m + 1 to the sum, so only the pairs within the groups have to be counted.
 */
final class MeetingSearch {
    /** The most people for whom all groups are tried: 280 at most with three at a table, 105 with two, 35 with four. */
    static final int EXACT = 8;

    private static final int RESTARTS = 40;

    private final List<String> people;
    private final int[][] cost;
    private final int[] sizes;
    private final Random random;
    private List<List<Integer>> best = List.of();
    private int least = Integer.MAX_VALUE;

    /**
     * Creates a search.
     *
     * @param people at least one, in an order drawn by lot; of equal groups the first by this order are chosen
     * @param seats the most people in a group
     */
    MeetingSearch(NightHistory history, List<String> people, int seats, long seed) {
        this.people = people;
        this.random = new Random(seed);
        this.cost = new int[people.size()][people.size()];
        for (int i = 0; i < people.size(); i++) {
            for (int j = 0; j < people.size(); j++) {
                cost[i][j] = 2 * history.meetings(people.get(i), people.get(j)) + 1;
            }
        }
        this.sizes = sizes(people.size(), seats);
    }

    /** Returns the sizes of as few groups as possible, which differ by one at most, the larger first. */
    static int[] sizes(int people, int seats) {
        int groups = (people + seats - 1) / seats;
        int[] sizes = new int[groups];
        for (int group = 0; group < groups; group++) {
            sizes[group] = people / groups + (group < people % groups ? 1 : 0);
        }
        return sizes;
    }

    List<List<String>> groups() {
        if (people.size() <= EXACT) {
            List<Integer> all = IntStream.range(0, people.size()).boxed().toList();
            tryAll(all, IntStream.of(sizes).boxed().toList(), List.of(), 0);
        } else {
            for (int start = 0; start < RESTARTS; start++) {
                climb();
            }
        }
        return best.stream()
                .map(group -> group.stream().map(people::get).toList())
                .toList();
    }

    /** Tries all ways to divide the free people into groups of the given sizes. The first free person is in the next group. */
    private void tryAll(List<Integer> free, List<Integer> left, List<List<Integer>> groups, int sum) {
        if (sum >= least) {
            return;
        }
        if (free.isEmpty()) {
            least = sum;
            best = groups;
            return;
        }
        for (int size : left.stream().distinct().toList()) {
            List<Integer> others = new ArrayList<>(left);
            others.remove(Integer.valueOf(size));
            fill(List.of(free.get(0)), 1, size, free, others, groups, sum);
        }
    }

    private void fill(
            List<Integer> group,
            int from,
            int size,
            List<Integer> free,
            List<Integer> left,
            List<List<Integer>> groups,
            int sum) {
        if (group.size() == size) {
            List<List<Integer>> more = new ArrayList<>(groups);
            more.add(group);
            List<Integer> rest = new ArrayList<>(free);
            rest.removeAll(group);
            tryAll(rest, left, more, sum + costOf(group));
            return;
        }
        for (int next = from; next < free.size(); next++) {
            List<Integer> larger = new ArrayList<>(group);
            larger.add(free.get(next));
            fill(larger, next + 1, size, free, left, groups, sum);
        }
    }

    /** Begins with groups drawn by lot, and exchanges two people as long as that lowers the sum. */
    private void climb() {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, people.size()).boxed().toList());
        Collections.shuffle(order, random);
        int[][] groups = new int[sizes.length][];
        int next = 0;
        for (int group = 0; group < sizes.length; group++) {
            groups[group] = order.subList(next, next + sizes[group]).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            next += sizes[group];
        }
        while (exchange(groups)) {
            // until no exchange helps
        }
        List<List<Integer>> reached = new ArrayList<>();
        int sum = 0;
        for (int[] group : groups) {
            List<Integer> members = IntStream.of(group).boxed().toList();
            reached.add(members);
            sum += costOf(members);
        }
        if (sum < least) {
            least = sum;
            best = reached;
        }
    }

    /** Makes the exchange that lowers the sum most; returns false when none does. */
    private boolean exchange(int[][] groups) {
        int gain = 0;
        int[] chosen = {};
        for (int a = 0; a < groups.length; a++) {
            for (int b = 0; b < a; b++) {
                for (int i = 0; i < groups[a].length; i++) {
                    for (int j = 0; j < groups[b].length; j++) {
                        int change = change(groups[a], i, groups[b], j);
                        if (change < gain) {
                            gain = change;
                            chosen = new int[] {a, i, b, j};
                        }
                    }
                }
            }
        }
        if (chosen.length == 0) {
            return false;
        }
        int first = groups[chosen[0]][chosen[1]];
        groups[chosen[0]][chosen[1]] = groups[chosen[2]][chosen[3]];
        groups[chosen[2]][chosen[3]] = first;
        return true;
    }

    /** Returns by how much the sum changes when two people of different groups are exchanged. */
    private int change(int[] one, int first, int[] other, int second) {
        return with(one, first, other[second])
                - with(one, first, one[first])
                + with(other, second, one[first])
                - with(other, second, other[second]);
    }

    /** Returns what a person adds to a group in place of one of its members. */
    private int with(int[] group, int place, int person) {
        int sum = 0;
        for (int other = 0; other < group.length; other++) {
            sum += other == place ? 0 : cost[group[other]][person];
        }
        return sum;
    }

    private int costOf(List<Integer> group) {
        int sum = 0;
        for (int i = 0; i < group.size(); i++) {
            for (int j = 0; j < i; j++) {
                sum += cost[group.get(i)][group.get(j)];
            }
        }
        return sum;
    }
}
