package org.tiengow.protocol.succession;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.ModelProgram.Node;
import org.tiengow.protocol.succession.ModelProgram.Office;
import org.tiengow.protocol.succession.ModelSteps.Heard;

/**
 * Every state that a night of a few programs can get into, each looked at once. Programs and standings are numbered as they turn
 * up, so a state is a few numbers; what a step makes of the programs it is about is worked out once.
 *
 * <pre>
 *   state | program 0 | … | program n-1 | the last standing a round was dealt from | crashes left |
 * </pre>
 */
final class Exploration {
    private static final int MOST_PEOPLE = 4;

    private final int people;
    private final int crashes;
    private final int most;
    private final ModelSteps steps;
    private final int[] alike;
    private final Numbered<ModelProgram> programs = new Numbered<>();
    private final Numbered<Node> deals = new Numbered<>();
    private final Map<Key, Integer> known = new HashMap<>();
    private final Map<State, @Nullable State> from = new HashMap<>();
    private final Deque<State> open = new ArrayDeque<>();
    private final Continuation continuation;

    /** What was found. */
    record Found(int states, boolean complete, Optional<String> twoNights, Optional<String> deadNight) {}

    private record Key(int step, int a, int b, int c, int d) {}

    private static final class State {
        private final int[] numbers;

        State(int[] numbers) {
            this.numbers = numbers;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof State state && Arrays.equals(numbers, state.numbers);
        }

        @Override
        public int hashCode() {
            int hash = 1;
            for (int number : numbers) {
                hash = hash * 0x9E3779B1 + number;
                hash ^= hash >>> 15;
            }
            return hash;
        }
    }

    private static final class Numbered<T> {
        private final Map<T, Integer> numbers = new HashMap<>();
        private final List<T> all = new ArrayList<>();

        int of(T value) {
            Integer number = numbers.get(value);
            if (number == null) {
                number = all.size();
                numbers.put(value, number);
                all.add(value);
            }
            return number;
        }

        T at(int number) {
            return all.get(number);
        }
    }

    /**
     * A night.
     *
     * @param canHost the seats whose programs can host, the first among them
     * @param crashes how many programs may be killed in all
     * @param most states that are looked at
     */
    Exploration(int people, Set<Integer> canHost, ModelSteps steps, int crashes, int most) {
        this.people = people;
        this.crashes = crashes;
        this.most = most;
        this.steps = steps;
        this.alike = alike(people, canHost);
        this.continuation = new Continuation(people, steps);
        int[] first = new int[people + 2];
        List<ModelProgram> night = ModelProgram.night(people, canHost);
        for (int i = 0; i < people; i++) {
            first[i] = programs.of(night.get(i));
        }
        first[people] = deals.of(night.get(0).held());
        first[people + 1] = crashes;
        State begin = new State(first);
        from.put(begin, null);
        open.add(begin);
    }

    /** Two people who can host nothing are the same to the night. */
    private static int[] alike(int people, Set<Integer> canHost) {
        int[] seats = new int[people];
        int count = 0;
        for (int seat = 1; seat < people; seat++) {
            if (!canHost.contains(seat)) {
                seats[count++] = seat;
            }
        }
        return count == 2 ? Arrays.copyOf(seats, 2) : new int[0];
    }

    Found run() {
        while (!open.isEmpty()) {
            State state = open.poll();
            List<ModelProgram> now = at(state);
            if (isToGoOn(now) && !continuation.goesOn(now)) {
                return new Found(from.size(), false, Optional.empty(), Optional.of(story(state, null)));
            }
            Optional<String> two = step(state);
            if (two.isPresent()) {
                return new Found(from.size(), false, two, Optional.empty());
            }
            if (from.size() > most) {
                return new Found(from.size(), false, Optional.empty(), Optional.empty());
            }
        }
        return new Found(from.size(), true, Optional.empty(), Optional.empty());
    }

    /** Whether those whose programs run are more than half of the voters of the newest standing they know, and of the one before. */
    private boolean isToGoOn(List<ModelProgram> now) {
        Set<Identity> up = new HashSet<>();
        ElectionBasis newest = null;
        boolean somebodyCanHost = false;
        for (ModelProgram each : now) {
            if (each.up()) {
                up.add(ModelProgram.key(each.seat()));
                newest = later(newest, each.held().basis());
                Office office = each.office();
                newest = office == null ? newest : later(newest, office.newest().basis());
                Node from = each.from();
                newest = from == null ? newest : later(newest, from.basis());
            }
        }
        if (newest == null) {
            return false;
        }
        for (ElectionBasis.Candidacy each : newest.order()) {
            ModelProgram candidate = now.get(ModelProgram.seatOf(each.key()));
            Office office = candidate.office();
            boolean leftBehind = office != null && !office.newest().basis().equals(newest);
            somebodyCanHost |=
                    candidate.up() && !leftBehind; // a host that was left behind keeps its program from election
        }
        return somebodyCanHost && newest.isEnough(up);
    }

    private static ElectionBasis later(@Nullable ElectionBasis one, ElectionBasis other) {
        return one == null || other.position().compareTo(one.position()) > 0 ? other : one;
    }

    private List<ModelProgram> at(State state) {
        List<ModelProgram> now = new ArrayList<>(people);
        for (int i = 0; i < people; i++) {
            now.add(programs.at(state.numbers[i]));
        }
        return now;
    }

    /** All that can happen next; what is wrong with it, if anything is. */
    private Optional<String> step(State state) {
        int[] s = state.numbers;
        for (int i = 0; i < people; i++) {
            ModelProgram who = programs.at(s[i]);
            become(state, i, once(1, s[i], 0, () -> ModelSteps.starts(who)));
            become(state, i, once(2, s[i], 0, () -> ModelSteps.opens(who)));
            become(state, i, once(3, s[i], 0, () -> steps.finishes(who)));
            if (s[people + 1] > 0) {
                int crashed = once(4, s[i], 0, () -> ModelSteps.crashes(who));
                if (crashed >= 0) {
                    int[] next = s.clone();
                    next[i] = crashed;
                    next[people + 1]--;
                    reach(state, next);
                }
            }
            int dealt = once(5, s[i], 0, () -> ModelSteps.deals(who));
            if (dealt >= 0) {
                Node dealtFrom = officeOf(programs.at(dealt)).newest();
                Node last = deals.at(s[people]);
                if (!last.leadsTo(dealtFrom) && !dealtFrom.leadsTo(last)) {
                    return Optional.of(story(
                            state, "and " + who.seat() + " deals from " + text(dealtFrom) + " beside " + text(last)));
                }
                int[] next = s.clone();
                next[i] = dealt;
                next[people] = last.leadsTo(dealtFrom) ? deals.of(dealtFrom) : s[people];
                reach(state, next);
            }
            for (int j = 0; j < people; j++) {
                between(state, i, j);
            }
            asked(state, i);
        }
        return Optional.empty();
    }

    private static Office officeOf(ModelProgram program) {
        return java.util.Objects.requireNonNull(program.office());
    }

    private void between(State state, int i, int j) {
        int[] s = state.numbers;
        ModelProgram who = programs.at(s[i]);
        ModelProgram at = programs.at(s[j]);
        become(state, i, once(6, s[i], s[j], () -> steps.signs(who, at)));
        become(state, j, once(7, s[j], s[i], () -> steps.receives(at, who)));
        for (Heard heard : Heard.values()) {
            int met = once(9 + heard.ordinal(), s[i], s[j], () -> steps.meets(who, at, heard));
            if (met < 0) {
                continue;
            }
            int[] next = s.clone();
            next[i] = met;
            if (heard == Heard.ALL) {
                ModelProgram host = programs.at(next[j]);
                ModelProgram guest = programs.at(met);
                int confirmed = once(12, next[j], met, () -> ModelSteps.confirmed(host, guest));
                next[j] = confirmed < 0 ? next[j] : confirmed;
            }
            reach(state, next);
        }
        become(state, j, once(12, s[j], s[i], () -> ModelSteps.confirmed(at, who)));
    }

    /** Any of those who run may be there. */
    private void asked(State state, int j) {
        int[] s = state.numbers;
        for (int there = 1; there < 1 << people; there++) {
            List<ModelProgram> who = new ArrayList<>();
            int[] ids = new int[MOST_PEOPLE];
            int count = 0;
            for (int i = 0; i < people; i++) {
                ModelProgram each = programs.at(s[i]);
                if ((there >> i & 1) == 1 && each.up()) {
                    who.add(each);
                    ids[count++] = s[i] + 1;
                }
            }
            if (count < Integer.bitCount(there)) {
                continue;
            }
            ModelProgram at = programs.at(s[j]);
            if (at.election() == null && at.office() == null) {
                return;
            }
            become(
                    state,
                    j,
                    many(13, s[j], ids, () -> at.office() == null ? steps.asks(at, who) : steps.renews(at, who)));
        }
    }

    private final Map<List<Integer>, Integer> manyKnown = new HashMap<>();

    private int many(int step, int at, int[] ids, Supplier<@Nullable ModelProgram> what) {
        List<Integer> key = List.of(step, at, ids[0], ids[1], ids[2], ids[3]);
        Integer before = manyKnown.get(key);
        if (before == null) {
            before = number(what.get(), at);
            manyKnown.put(key, before);
        }
        return before;
    }

    private int once(int step, int a, int b, Supplier<@Nullable ModelProgram> what) {
        Key key = new Key(step, a, b, 0, 0);
        Integer before = known.get(key);
        if (before == null) {
            before = number(what.get(), a);
            known.put(key, before);
        }
        return before;
    }

    private int number(@Nullable ModelProgram made, int before) {
        if (made == null) {
            return -1;
        }
        int number = programs.of(made);
        return number == before ? -1 : number;
    }

    private void become(State state, int who, int number) {
        if (number >= 0 && number != state.numbers[who]) {
            int[] next = state.numbers.clone();
            next[who] = number;
            reach(state, next);
        }
    }

    private void reach(State before, int[] next) {
        State state = new State(alike.length == 0 ? next : least(next));
        if (!from.containsKey(state)) {
            from.put(state, before);
            open.add(state);
        }
    }

    /** Of a state and the same with the two who are alike exchanged, the one with the smaller numbers. */
    private int[] least(int[] numbers) {
        int[] other = numbers.clone();
        for (int i = 0; i < people; i++) {
            ModelProgram each = programs.at(numbers[i]);
            int exchanged = once(20, numbers[i], 0, () -> each.exchanged(alike[0], alike[1]));
            int seat = i == alike[0] ? alike[1] : i == alike[1] ? alike[0] : i;
            other[seat] = exchanged < 0 ? numbers[i] : exchanged;
        }
        other[people] = deals.of(ModelProgram.exchanged(deals.at(numbers[people]), alike[0], alike[1]));
        return Arrays.compare(numbers, other) <= 0 ? numbers : other;
    }

    /** How it came to that. */
    private String story(State end, @Nullable String last) {
        Deque<State> way = new ArrayDeque<>();
        for (State at = end; at != null; at = from.get(at)) {
            way.push(at);
        }
        StringBuilder text = new StringBuilder();
        State before = null;
        for (State each : way) {
            for (int i = 0; i < people; i++) {
                if (before == null || before.numbers[i] != each.numbers[i]) {
                    text.append(text(programs.at(each.numbers[i]))).append('\n');
                }
            }
            text.append("--\n");
            before = each;
        }
        return text + (last == null ? "" : last);
    }

    static String text(ModelProgram program) {
        Office office = program.office();
        Election election = program.election();
        return program.seat() + (program.up() ? "" : " down") + " promised "
                + program.voterState().promised().epoch() + "@"
                + program.voterState().promised().host().byteAt(0) + " follows "
                + program.voterState().epoch() + "@"
                + program.voterState().host().byteAt(0) + " holds " + text(program.held())
                + (program.sent() == null ? "" : " sent " + program.sent())
                + (election == null
                        ? ""
                        : " gathers for " + election.epoch() + " from "
                                + election.basis().position() + " signed "
                                + election.signed().keySet().stream()
                                        .map(ModelProgram::seatOf)
                                        .sorted()
                                        .toList())
                + (office == null
                        ? ""
                        : " hosts " + text(office.newest()) + (office.dealt() ? " dealt" : "") + " held by "
                                + office.confirmed().holding().stream()
                                        .map(ModelProgram::seatOf)
                                        .sorted()
                                        .toList()
                                + (office.renewal() == null
                                        ? ""
                                        : " renews at " + office.renewal().epoch()));
    }

    private static String text(Node node) {
        return node.basis().position().epoch() + "." + node.basis().position().round() + "@"
                + node.basis().host().byteAt(0);
    }
}
