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
 * The record of an aborted round whose shuffle links had been requested. It shows what was dealt and played until then, and is the
 * last record of its match and epoch.
 *
 * @param match the id of the match
 * @param round the number of the round in the match, from 1
 * @param at the time of the abort in ISO 8601; null if unknown
 * @param rules the rules of the round
 * @param players the players of the seats, in the order of play of round 1
 * @param banker the seat that led the first trick, or was to lead it; −1 before the lot of round 1
 * @param deal the tiles; null when none were dealt
 * @param tricks the plays, trick by trick; the last trick may be incomplete
 * @param shuffle the data for a verifier of the shuffle, as JSON
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
    public BrokenRecord {
        players = List.copyOf(players);
        tricks = tricks.stream().map(List::copyOf).toList();
    }

    /** Records a round that was dealt but not settled. */
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

    /** Records a round whose links were requested but whose tiles were not dealt. */
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
