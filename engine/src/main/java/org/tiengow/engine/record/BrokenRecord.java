package org.tiengow.engine.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;

/**
 * The record of a round that was broken off after its links were asked for: it shows what was dealt and played until then. It is
 * the last record of its match and epoch.
 *
 * @param match the id of the match
 * @param round its number in the match, 1 for the first
 * @param at when it was broken off, in ISO 8601; null when nobody noted it
 * @param rules the rules it was played under
 * @param players who held the seats, in the order of play of round 1
 * @param banker the seat that led the first trick, or was to lead it; −1 before the lot of round 1
 * @param deal the tiles; null when none were dealt
 * @param tricks the plays, trick by trick; the last trick may lack some
 * @param shuffle what a verifier of the shuffle needs, as JSON
 */
public record BrokenRecord(
        String match,
        int round,
        @Nullable String at,
        TableRules rules,
        List<PlayerTag> players,
        int banker,
        @Nullable Deal deal,
        List<List<RecordedPlay>> tricks,
        String shuffle) {
    /** Copies the lists. */
    public BrokenRecord {
        players = List.copyOf(players);
        tricks = tricks.stream().map(List::copyOf).toList();
    }

    /** Records a round that was dealt and is not settled. */
    public static BrokenRecord of(
            String match,
            @Nullable String at,
            TableRules rules,
            List<PlayerTag> players,
            Round unfinished,
            String shuffle) {
        RoundSetup setup = unfinished.setup();
        List<List<RecordedPlay>> tricks = new ArrayList<>();
        unfinished.tricks().forEach(trick -> tricks.add(plays(trick.plays())));
        if (!unfinished.table().isEmpty()) {
            tricks.add(plays(unfinished.table()));
        }
        return new BrokenRecord(
                match, setup.round(), at, rules, players, setup.banker(), unfinished.deal(), tricks, shuffle);
    }

    /** Records a round whose links were asked for, and that was not dealt. */
    public static BrokenRecord undealt(
            String match, int round, @Nullable String at, TableRules rules, List<PlayerTag> players, String shuffle) {
        return new BrokenRecord(match, round, at, rules, players, -1, null, List.of(), shuffle);
    }

    private static List<RecordedPlay> plays(List<LaidPlay> laid) {
        return laid.stream()
                .map(play -> new RecordedPlay(play.seat(), play.tiles(), play.faceDown()))
                .toList();
    }
}
