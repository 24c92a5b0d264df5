package org.tiengow.host.lobby;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.night.NightHistory;
import org.tiengow.host.night.NightHistory.PlayedTable;
import org.tiengow.protocol.wire.PlayWish;

/** The matches of a night: those that are being played, and the history of those that are over. Not safe for use by several threads. */
final class NightMatches {
    private final Set<Integer> playing = new HashSet<>();
    /** The matches that are over and not counted yet, by their ids. */
    private final Map<String, PlayedTable> results = new LinkedHashMap<>();

    private final Set<String> counted = new LinkedHashSet<>();
    private final Set<String> waiting = new LinkedHashSet<>();
    private final Set<String> skipping = new LinkedHashSet<>();
    private NightHistory history = NightHistory.EMPTY;

    NightHistory history() {
        return history;
    }

    /** Goes on with a night. Results that were not counted are told again by their tables. */
    void goOn(SeatingSnapshot kept) {
        history = NightSnapshots.read(kept);
        counted.addAll(kept.getCountedList());
        waiting.addAll(kept.getWaitingList());
        skipping.addAll(kept.getSkippingList());
    }

    void write(SeatingSnapshot.Builder snapshot) {
        snapshot.addAllWaiting(waiting).addAllSkipping(skipping);
    }

    void arrives(String name, Collection<String> here) {
        history = history.arrives(name, here);
        while (history.people().size() > NightSnapshots.PEOPLE) {
            history = history.forgets(history.people().keySet().iterator().next());
        }
    }

    /** Records that a table plays, and returns whether a match has begun there. */
    boolean begins(int table) {
        return playing.add(table);
    }

    /** Records what a person does during the match that has begun. */
    void waits(String name, PlayWish wish, boolean isSeated) {
        if (isSeated) {
            waiting.remove(name);
        } else if (wish == PlayWish.PLAY_WISH_PLAY) {
            waiting.add(name);
        }
        if (wish == PlayWish.PLAY_WISH_SKIP_ONCE) {
            skipping.add(name);
        }
    }

    /** Records that a table does not play, and returns whether a match was played there. */
    boolean ends(int table) {
        return playing.remove(table);
    }

    boolean isNew(String match) {
        return !counted.contains(match) && !results.containsKey(match);
    }

    void ended(String match, PlayedTable result) {
        results.put(match, result);
    }

    boolean isPlaying() {
        return !playing.isEmpty();
    }

    /** Checks whether a match has begun since the last one was counted. */
    boolean hasBegun() {
        return isPlaying() || !results.isEmpty();
    }

    /** Checks whether matches have ended, are not counted yet, and no other is being played. */
    boolean isOver() {
        return !isPlaying() && !results.isEmpty();
    }

    /**
     * Counts the matches that are over, and returns the names of the people who skipped them.
     *
     * @param stillWaits the people who have waited and are here to be counted
     */
    List<String> count(Predicate<String> stillWaits) {
        history = history.plays(
                List.copyOf(results.values()),
                waiting.stream().filter(stillWaits).toList());
        List<String> skipped = List.copyOf(skipping);
        counted.addAll(results.keySet());
        results.clear();
        waiting.clear();
        skipping.clear();
        return skipped;
    }

    /** Returns the ids of the latest matches that are counted. */
    List<String> counted(int most) {
        List<String> all = new ArrayList<>(counted);
        return all.subList(Math.max(0, all.size() - most), all.size());
    }
}
