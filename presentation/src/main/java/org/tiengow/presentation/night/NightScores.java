package org.tiengow.presentation.night;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.ToIntFunction;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;
import org.tiengow.presentation.settings.ScoreOrder;

/**
 * The scores of a night: what each person won and lost over all finished matches, at all tables. Bots have none: a bot fills a seat, and is
 * nobody whom one meets at another table.
 *
 * @param matches the finished matches, the first one first
 * @param scores one for each person, in the order in which they first played
 */
public record NightScores(List<FinishedMatch> matches, List<Score> scores) {
    public NightScores {
        matches = List.copyOf(matches);
        scores = List.copyOf(scores);
    }

    /** Returns the scores of these matches. */
    public static NightScores of(List<FinishedMatch> matches) {
        Map<String, List<Played>> players = new LinkedHashMap<>();
        for (int number = 0; number < matches.size(); number++) {
            FinishedMatch match = matches.get(number);
            for (Player player : match.players()) {
                if (!player.bot()) {
                    players.computeIfAbsent(player.name(), name -> new ArrayList<>())
                            .add(new Played(number, match.rounds(), player));
                }
            }
        }
        Collection<List<Played>> all = players.values();
        return new NightScores(
                matches,
                all.stream().map(played -> score(played, matches.size())).toList());
    }

    private static Score score(List<Played> played, int matches) {
        Player last = played.get(played.size() - 1).player();
        List<Integer> curve = new ArrayList<>(List.of(0));
        for (int number = 0; number < matches; number++) {
            int now = number;
            curve.add(curve.get(number)
                    + played.stream()
                            .filter(match -> match.number() == now)
                            .mapToInt(match -> match.player().chips())
                            .sum());
        }
        return new Score(
                last,
                played.size(),
                played.stream().mapToInt(Played::rounds).sum(),
                (int) played.stream()
                        .filter(match -> match.player().place() == 1)
                        .count(),
                total(played, Player::chips, Integer::sum),
                total(played, Player::lastTricks, Integer::sum),
                total(played, Player::captures, Integer::sum),
                total(played, Player::longestBank, Integer::max),
                total(played, Player::bestRound, Integer::max),
                curve);
    }

    private static int total(List<Played> played, ToIntFunction<Player> figure, BinaryOperator<Integer> with) {
        return played.stream().map(match -> figure.applyAsInt(match.player())).reduce(0, with);
    }

    /** Returns the scores, the best one first; ties are in the order in which they first played. */
    public List<Score> ranked(ScoreOrder ranking) {
        return scores.stream().sorted(best(ranking)).toList();
    }

    /** Returns the place of a player, 1 for the first; equal figures share a place. */
    public int place(Score score, ScoreOrder ranking) {
        Comparator<Score> best = best(ranking);
        return 1
                + (int) scores.stream()
                        .filter(other -> best.compare(other, score) < 0)
                        .count();
    }

    /** Checks whether some played more rounds than others. */
    public boolean isUneven() {
        return scores.stream().mapToInt(Score::rounds).distinct().count() > 1;
    }

    /** Checks whether the host told the last tricks won. Every round has one, so none at all means that they are unknown. */
    boolean hasLastTricks() {
        return matches.stream().flatMap(match -> match.players().stream()).anyMatch(player -> player.lastTricks() > 0);
    }

    private static Comparator<Score> best(ScoreOrder ranking) {
        return switch (ranking) {
            case CHIPS -> Comparator.comparing(score -> -score.chips());
            // a / b > c / d, without fractions
            case CHIPS_A_ROUND -> (a, b) -> Long.compare((long) b.chips() * a.rounds(), (long) a.chips() * b.rounds());
        };
    }

    /** A match of a player. */
    private record Played(int number, int rounds, Player player) {}

    /**
     * The score of a player.
     *
     * @param last the person in the last match played: name, colour and face
     * @param matches the number of matches played
     * @param rounds the number of rounds in them
     * @param won the number of matches in which the player came first
     * @param chips the chips won or lost
     * @param lastTricks the number of rounds won, by winning the last trick; 0 also if unknown
     * @param captures the number of captures; 0 also if unknown
     * @param longestBank the longest run of rounds as banker; 0 also if unknown
     * @param bestRound the most chips won in a round; 0 also if unknown
     * @param curve the chips before the first match, and after each match of the night
     */
    public record Score(
            Player last,
            int matches,
            int rounds,
            int won,
            int chips,
            int lastTricks,
            int captures,
            int longestBank,
            int bestRound,
            List<Integer> curve) {
        public Score {
            curve = List.copyOf(curve);
        }

        public String name() {
            return last.name();
        }
    }
}
