package org.tiengow.protocol.succession;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.succession.ModelProgram.Office;
import org.tiengow.protocol.succession.ModelSteps.Heard;

/**
 * How a night goes on from a state when nothing more is lost and nobody is killed: everybody who runs tries what there is to try,
 * in one fixed order, until a round is dealt. When that comes to nothing, the night is dead.
 */
final class Continuation {
    /** In which a host renews its claim, or people agree, at the latest; each rests once between two. */
    private static final int TURNS = 6;

    private final int people;
    private final ModelSteps steps;

    Continuation(int people, ModelSteps steps) {
        this.people = people;
        this.steps = steps.unbounded();
    }

    boolean goesOn(List<ModelProgram> begin) {
        List<ModelProgram> now = new ArrayList<>(begin);
        for (int i = 0; i < people; i++) {
            for (int j = 0; j < people; j++) {
                int who = i;
                if (!now.get(i).up()) { // it is not there, and no host believes it is
                    change(now, j, at -> ModelSteps.loses(at, now.get(who)));
                }
            }
        }
        for (int turn = 0; turn < TURNS; turn++) {
            if (plays(now)) {
                return true;
            }
            for (int j = 0; j < people; j++) {
                vote(now, j, true);
                if (plays(now)) {
                    return true;
                }
            }
            for (int j = 0; j < people; j++) {
                change(now, j, ModelSteps::opens);
                vote(now, j, false);
                if (plays(now)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Everybody is at the host with the greatest claim that may be followed, and a round is dealt. */
    private boolean plays(List<ModelProgram> now) {
        for (int again = 0; again < 2; again++) {
            meet(now);
            for (int j = 0; j < people; j++) {
                if (ModelSteps.deals(now.get(j)) != null) {
                    return true;
                }
            }
            for (int j = 0; j < people; j++) {
                change(now, j, steps::finishes);
            }
        }
        return false;
    }

    private void meet(List<ModelProgram> now) {
        List<Integer> hosts = new ArrayList<>();
        for (int j = 0; j < people; j++) {
            if (now.get(j).up() && now.get(j).office() != null) {
                hosts.add(j);
            }
        }
        hosts.sort(Comparator.comparingInt((Integer j) -> epoch(now.get(j))).reversed());
        for (int i = 0; i < people; i++) {
            for (int j : hosts) {
                ModelProgram host = now.get(j);
                ModelProgram met = steps.meets(now.get(i), host, Heard.ALL);
                if (met != null) {
                    now.set(i, met);
                }
                ModelProgram guest = now.get(i);
                change(now, j, at -> ModelSteps.confirmed(at, guest));
            }
        }
    }

    private static int epoch(ModelProgram host) {
        Office office = host.office();
        return office == null ? -1 : office.epoch();
    }

    /** All who run are at one host, sign what it asks, and it hears them. */
    private void vote(List<ModelProgram> now, int j, boolean runs) {
        if (!now.get(j).up() || runs != (now.get(j).office() != null)) {
            return;
        }
        List<ModelProgram> there = now.stream().filter(ModelProgram::up).toList();
        change(now, j, at -> runs ? steps.renews(at, there) : steps.asks(at, there));
        for (int i = 0; i < people; i++) {
            ModelProgram at = now.get(j);
            change(now, i, who -> steps.signs(who, at));
            ModelProgram who = now.get(i);
            change(now, j, host -> steps.receives(host, who));
        }
    }

    private static void change(List<ModelProgram> now, int who, UnaryOperator<@Nullable ModelProgram> step) {
        ModelProgram changed = step.apply(now.get(who));
        if (changed != null) {
            now.set(who, changed);
        }
    }
}
