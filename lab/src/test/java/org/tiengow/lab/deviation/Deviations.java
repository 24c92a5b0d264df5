package org.tiengow.lab.deviation;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.level.Level;
import org.tiengow.client.search.NetworkBot;
import org.tiengow.client.search.Search;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;

/**
 * Measures what variants of the search gain by one deviation: in a round of {@code strong}, each decides in its place, and the round is played
 * on by {@code strong} after either play. The gain is that of the deal as it is and of others that the seat must hold possible.
 */
final class Deviations {
    private static final Duration LIMIT = Duration.ofHours(1);
    private static final int LONGEST_TERM = 4;

    /** Number of deals tried in search of possible ones; late in a round only few of them are. */
    private static final int MOST_TRIES = 4_000;

    private final RuleSet rules;
    private final int players;
    private final Level others;
    private final List<SearchVariant> variants;
    private final int deals;
    private final List<VariantTally> tallies;

    /**
     * Creates a measurement.
     *
     * @param others the level in the other seats; if it is {@code strong}, all seats are measured, otherwise one in each round
     * @param deals the number of possible deals besides the true one
     */
    Deviations(RuleSet rules, int players, Level others, List<SearchVariant> variants, int deals) {
        this.rules = rules;
        this.players = players;
        this.others = others;
        this.variants = variants;
        this.deals = deals;
        this.tallies = variants.stream().map(variant -> new VariantTally()).toList();
    }

    /** Returns the result of each variant. */
    List<VariantTally> tallies() {
        return tallies;
    }

    /** Plays the round with a number and measures every variant in it. */
    void play(long seed, int number) {
        SplittableRandom random = new SplittableRandom(new SplittableRandom(seed).nextLong() + number);
        boolean isEverySeat = others == Level.STRONG;
        int alone = random.nextInt(players);
        TableOfBots.Start start = start(random);
        TableOfPlayers truth = new TableOfPlayers(rules, bots(isEverySeat, alone), start);
        TableOfBots drawn = isEverySeat
                ? new TableOfNetworks(Referee.of(rules), players, TrainedNetworks.of(rules))
                : new TableOfPlayers(rules, bots(false, alone), start);
        List<List<Search>> searches = searches(random);
        List<MadePlay> plays = new ArrayList<>();
        while (truth.round().phase() != Phase.SETTLED) {
            MadePlay next = truth.next();
            SplittableRandom chance = random.split();
            if (isEverySeat || next.seat() == alone) {
                measure(
                        truth,
                        next,
                        searches.get(next.seat()),
                        new PossibleDeals(drawn, start, plays, next.seat()),
                        chance);
            }
            truth.make(next);
            plays.add(next);
        }
        tallies.forEach(tally -> tally.endRound(isEverySeat ? players : 1));
    }

    /** Returns the searches of each seat, one for each variant; those of a seat begin with the same seed. */
    private List<List<Search>> searches(SplittableRandom random) {
        return random.longs(players)
                .mapToObj(seed -> variants.stream()
                        .map(variant -> new Search(TrainedNetworks::of, variant.settings(), seed))
                        .toList())
                .toList();
    }

    private TableOfBots.Start start(SplittableRandom random) {
        int banker = random.nextInt(players);
        int term = 1 + random.nextInt(LONGEST_TERM);
        int wins = term - random.nextInt(2);
        int step = random.nextBoolean() ? 1 : -1;
        List<Integer> hands = Deal.shuffled(players, random::nextInt).hands().stream()
                .map(TileSet::bits)
                .toList();
        return new TableOfBots.Start(banker, term, wins, step, hands);
    }

    private List<Bot> bots(boolean isEverySeat, int alone) {
        return IntStream.range(0, players)
                .mapToObj(seat -> isEverySeat || seat == alone ? new NetworkBot(TrainedNetworks::of) : others.bot(0))
                .toList();
    }

    private void measure(
            TableOfPlayers truth,
            MadePlay made,
            List<Search> searches,
            PossibleDeals possible,
            SplittableRandom random) {
        int seat = made.seat();
        SeatView view = truth.round().viewFor(seat);
        LegalPlays legal = LegalPlays.of(view);
        if (legal.size() == 1) {
            return;
        }
        List<MadePlay> chosen = IntStream.range(0, variants.size())
                .mapToObj(i -> MadePlay.of(seat, truth.hand(seat), legal.get(chosen(searches.get(i), view, legal, i))))
                .toList();
        Map<MadePlay, Integer> gains = new HashMap<>();
        chosen.stream().filter(play -> !play.equals(made)).forEach(play -> gains.put(play, 0));
        if (gains.isEmpty()) {
            return;
        }
        add(truth, made, gains);
        int samples = 1;
        for (int i = 0; i < MOST_TRIES && samples <= deals; i++) {
            if (possible.draw(random)) {
                add(possible.table(), made, gains);
                samples++;
            }
        }
        for (int i = 0; i < chosen.size(); i++) {
            Integer gain = gains.get(chosen.get(i));
            if (gain != null) {
                tallies.get(i).deviated((double) gain / samples);
            }
        }
    }

    private int chosen(Search search, SeatView view, LegalPlays legal, int variant) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        List<Search.PlayValue> values =
                search.think(view, legal, variants.get(variant).effort(), LIMIT);
        long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
        if (values.size() > 1) {
            tallies.get(variant).searched(took / 1e3, search.guesses(), search.samples());
        }
        return values.get(0).play();
    }

    private static void add(TableOfBots table, MadePlay made, Map<MadePlay, Integer> gains) {
        int usual = table.gain(made);
        gains.replaceAll((play, sum) -> sum + table.gain(play) - usual);
    }
}
