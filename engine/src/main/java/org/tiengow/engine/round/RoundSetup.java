package org.tiengow.engine.round;

import java.util.List;
import org.tiengow.engine.rules.RuleSet;

/**
 * The facts about a round that are fixed before the tiles are dealt.
 *
 * @param rules the parameters in force
 * @param players the number of players, as the rules allow
 * @param round the number of the round in the match, from 1
 * @param banker the seat that leads the first trick (rules 2.4)
 * @param term rounds in a row as banker, this one included, at least 1 (rules 5.2)
 * @param wins rounds in a row won before this one: {@code term}, or {@code term} − 1 (rules 5.2)
 * @param step +1 or −1 (rules 2.1)
 * @param chips the score of each seat before the round
 */
public record RoundSetup(
        RuleSet rules, int players, int round, int banker, int term, int wins, int step, List<Integer> chips) {
    /** Checks every number; throws {@link IllegalArgumentException} with a sentence if one is impossible. */
    public RoundSetup {
        chips = List.copyOf(chips);
        require(rules.players().allows(players), players + " cannot play by these rules, " + rules.players() + " can.");
        require(round >= 1, "A round is numbered from 1, not " + round + ".");
        require(banker >= 0 && banker < players, "There is no seat " + banker + " to be banker.");
        require(term >= 1, "A banker's term is at least 1, not " + term + ".");
        require(wins == term || wins == term - 1, "After " + wins + " wins a banker's term is not " + term + ".");
        require(step == 1 || step == -1, "The step is 1 or -1, not " + step + ".");
        require(chips.size() == players, "There are " + players + " players and the chips of " + chips.size() + ".");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
