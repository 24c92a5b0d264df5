package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.Participant;

/**
 * The spectators of a table in groups. In the long run a group gets at most five updates a second, each with all events since the last one;
 * up to five may follow each other at once. The groups take turns, so that a crowd never delays the players by more than one group.
 */
final class SpectatorGroups {
    /** The most spectators of a group: sending them an update takes some milliseconds. */
    static final int MEMBERS = 50;

    /** The time between two updates of a group in the long run, in milliseconds. */
    static final long PAUSE = 200;

    /** The updates of a group that may follow each other at once. */
    static final int AT_ONCE = 5;

    /** The shortest time between the updates of two groups, in milliseconds. */
    static final long TURN = 25;

    private final List<Group> groups = new ArrayList<>();
    private @Nullable Group lastGroup;
    private long lastTurn;

    /** Some spectators, and what they have not been told. */
    static final class Group {
        private final Set<Participant> members = new LinkedHashSet<>();
        private final Set<Participant> newcomers = new LinkedHashSet<>();
        private final List<RoundEvent> events = new ArrayList<>();
        private boolean isChanged;
        /** The time from which no earlier update counts any more. */
        private long paidUntil = Long.MIN_VALUE / 2;

        /** Returns the members that need this update: all of them, or only the newcomers when nothing else has changed. */
        Collection<Participant> concerned() {
            return isChanged ? members : newcomers;
        }

        boolean isNew(Participant participant) {
            return newcomers.contains(participant);
        }

        /** Returns the events since the last update. */
        List<RoundEvent> events() {
            return events;
        }
    }

    /** Notes changes of the table, and who watches it now. */
    void note(Set<Participant> watchers, Changes changes, List<RoundEvent> events) {
        for (Group group : groups) {
            group.members.retainAll(watchers);
            group.newcomers.retainAll(watchers);
        }
        groups.removeIf(group -> group.members.isEmpty());
        for (Participant watcher : watchers) {
            Group group = groups.stream()
                    .filter(each -> each.members.contains(watcher))
                    .findFirst()
                    .orElseGet(() -> join(watcher));
            if (changes.isNew(watcher)) {
                group.newcomers.add(watcher);
            } else if (changes.concern(watcher)) {
                group.isChanged = true;
            }
        }
        groups.forEach(group -> group.events.addAll(events));
    }

    private Group join(Participant watcher) {
        Group group = groups.stream()
                .filter(each -> each.members.size() < MEMBERS)
                .findFirst()
                .orElseGet(() -> {
                    Group fresh = new Group();
                    groups.add(fresh);
                    return fresh;
                });
        group.members.add(watcher);
        return group;
    }

    /**
     * Takes the next group whose turn it is; empty when none is due.
     *
     * @param atOnce whether all groups are due, because the next update would be about another round
     */
    Optional<Group> next(long now, boolean atOnce) {
        Optional<Group> due = groups.stream()
                .filter(group -> atOnce ? isPending(group) : dueAt(group) <= now)
                .min(Comparator.comparingLong(group -> group.paidUntil)); // the one that has waited longest
        due.ifPresent(group -> {
            group.paidUntil = Math.max(group.paidUntil, now) + PAUSE;
            lastGroup = group;
            lastTurn = now;
        });
        return due;
    }

    /** Notes that a group has been sent its update. */
    void told(Group group) {
        group.isChanged = false;
        group.newcomers.clear();
        group.events.clear();
    }

    /** Returns the time at which the next group is due; {@link Long#MAX_VALUE} without one. */
    long nextTurn() {
        return groups.stream().mapToLong(this::dueAt).min().orElse(Long.MAX_VALUE);
    }

    private long dueAt(Group group) {
        if (!isPending(group)) {
            return Long.MAX_VALUE;
        }
        long own = group.paidUntil - (AT_ONCE - 1) * PAUSE;
        return group == lastGroup || lastGroup == null ? own : Math.max(own, lastTurn + TURN);
    }

    private static boolean isPending(Group group) {
        return group.isChanged || !group.newcomers.isEmpty();
    }
}
