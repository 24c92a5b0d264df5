package org.tiengow.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which host has dealt which round in which epoch, as all programs of a night together saw it. */
final class NightDeals {
    private final NavigableMap<Integer, TreeSet<Integer>> rounds = new TreeMap<>();
    private final Map<Integer, Set<String>> hosts = new HashMap<>();
    private final Map<String, String> alarms = new HashMap<>();

    /** Somebody is at a host and sees this round, or none: 0. */
    synchronized void seen(String host, int epoch, int round) {
        if (round > 0) {
            rounds.computeIfAbsent(epoch, any -> new TreeSet<>()).add(round);
            hosts.computeIfAbsent(epoch, any -> new HashSet<>()).add(host);
        }
    }

    /** The last field lists alarms about the shuffle. */
    synchronized void alarms(NightMachine who, String[] words) {
        if (words.length > 8 && !words[8].equals("[]")) {
            alarms.computeIfAbsent(words[8], any -> "raised first by " + who);
        }
    }

    /**
     * What shows two nights: two hosts that dealt in one epoch, or a host that dealt another round after the one from which a later
     * one went on. The round that ran when a host was lost is played to its end there, and is no other night.
     */
    synchronized List<String> wrong() {
        List<String> found = new ArrayList<>(alarms.values());
        hosts.forEach((epoch, keys) -> {
            if (keys.size() > 1) {
                found.add("two hosts dealt in epoch " + epoch + ": " + keys);
            }
        });
        int last = 0;
        for (Map.Entry<Integer, TreeSet<Integer>> each : rounds.entrySet()) {
            if (each.getValue().first() < last) {
                found.add("epoch " + each.getKey() + " dealt round "
                        + each.getValue().first() + ", one before it " + last);
            }
            last = Math.max(last, each.getValue().last());
        }
        return found;
    }

    @Override
    public synchronized String toString() {
        List<String> said = new ArrayList<>();
        rounds.forEach((epoch, dealt) -> said.add(epoch + ":" + dealt.first() + "-" + dealt.last()));
        return String.join(" ", said);
    }
}
