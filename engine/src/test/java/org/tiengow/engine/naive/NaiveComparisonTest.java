package org.tiengow.engine.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.naive.NaiveSettlement.Move;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.Sets;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.Rounds;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** The engine against the slow reading of the rules, under the ten named rule sets and others drawn at random. */
@Tag("slow")
class NaiveComparisonTest {
    private static final long SEED = 20_261_121;
    private static final int DRAWN = 60;

    @Test
    void setsLeadsAndBeatsAgreeOnAllSubsetsOfManyHands() {
        Random random = new Random(SEED);
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(DRAWN, SEED)) {
            Referee referee = Referee.of(rules);
            NaiveReferee naive = new NaiveReferee(rules);
            for (int i = 0; i < 8; i++) {
                Deal deal = Deal.shuffled(4, random::nextInt);
                TileSet hand = deal.hands().get(0);
                for (TileSet tiles : NaiveReferee.subsets(hand)) {
                    int set = referee.setOf(tiles.bits());
                    String where = "seed " + SEED + ", " + tiles + " of " + hand + ", " + rules;
                    assertThat(set != Sets.NONE).as(where).isEqualTo(naive.isSet(tiles));
                    assertThat(set != Sets.NONE && referee.mayLead(hand.bits(), set))
                            .as(where)
                            .isEqualTo(naive.mayLead(hand, tiles));
                }
                compareBeats(
                        referee,
                        naive,
                        hand,
                        setsOf(naive, deal.hands().get(1)),
                        setsOf(naive, deal.hands().get(2)));
            }
        }
    }

    private static void compareBeats(
            Referee referee, NaiveReferee naive, TileSet hand, List<TileSet> leads, List<TileSet> others) {
        List<TileSet> mine = NaiveReferee.subsets(hand);
        for (TileSet lead : leads) {
            List<TileSet> bests = new ArrayList<>(List.of(lead));
            others.stream().filter(other -> naive.beats(other, lead, lead)).forEach(bests::add);
            for (TileSet best : bests) {
                for (TileSet tiles : mine) {
                    int set = referee.setOf(tiles.bits());
                    boolean beats = set != Sets.NONE
                            && referee.beats(set, referee.setOf(lead.bits()), referee.setOf(best.bits()));
                    if (beats != naive.beats(tiles, lead, best)) {
                        throw new AssertionError("seed " + SEED + ", " + tiles + " over " + best + " after " + lead
                                + ": " + beats + ", " + referee.rules());
                    }
                }
            }
        }
    }

    private static List<TileSet> setsOf(NaiveReferee naive, TileSet hand) {
        return NaiveReferee.subsets(hand).stream().filter(naive::isSet).toList();
    }

    @Test
    void legalPlaysAgreeInEveryPositionOfRandomRounds() {
        Random random = new Random(SEED);
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(DRAWN, SEED + 1)) {
            for (int i = 0; i < 3; i++) {
                Round round = Rounds.begin(rules, random);
                while (round.phase() != Phase.SETTLED) {
                    if (round.phase() == Phase.PLAYING) {
                        SeatView view = round.viewFor(round.turn());
                        assertThat(LegalPlays.of(view).plays().stream().map(NaiveComparisonTest::text))
                                .as("seed " + SEED + ", " + view)
                                .containsExactlyElementsOf(legal(view));
                    }
                    round = Rounds.playAtRandom(round, random);
                }
            }
        }
    }

    /** Every legal play once by its faces, in the order of the contract. */
    private static List<String> legal(SeatView view) {
        NaiveReferee naive = new NaiveReferee(view.rules());
        Map<String, Play> shown = new LinkedHashMap<>();
        Map<String, Play> forfeited = new LinkedHashMap<>();
        List<TileSet> all =
                new ArrayList<>(view.hand().size() > 9 ? upToFour(view.hand()) : NaiveReferee.subsets(view.hand()));
        all.sort(NaiveComparisonTest::inOrder);
        TileSet lead = view.lead().map(play -> play.tiles()).orElse(TileSet.EMPTY);
        TileSet best = view.setToBeat().map(play -> play.tiles()).orElse(TileSet.EMPTY);
        int stacks = view.stacks().get(view.seat());
        boolean shutOut = naive.isShutOut(stacks, lead.size(), view.hand().size());
        boolean mayForfeit = !lead.isEmpty() && naive.mayForfeit(view.hand(), stacks, lead, best);
        for (TileSet tiles : all) {
            boolean mayShow = lead.isEmpty()
                    ? naive.mayLead(view.hand(), tiles)
                    : tiles.size() == lead.size() && !shutOut && naive.beats(tiles, lead, best);
            if (mayShow) {
                shown.putIfAbsent(tiles.toString(), Play.faceUp(tiles));
            }
            if (mayForfeit && tiles.size() == lead.size()) {
                forfeited.putIfAbsent(tiles.toString(), Play.forfeit(tiles));
            }
        }
        List<String> legal = new ArrayList<>();
        shown.values().forEach(play -> legal.add(text(play)));
        forfeited.values().forEach(play -> legal.add(text(play)));
        return legal;
    }

    private static List<TileSet> upToFour(TileSet hand) {
        return NaiveReferee.subsets(hand).stream()
                .filter(set -> set.size() <= 4)
                .toList();
    }

    private static int inOrder(TileSet one, TileSet other) {
        var left = NaiveReferee.faces(one);
        var right = NaiveReferee.faces(other);
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            if (left.get(i) != right.get(i)) {
                return left.get(i).compareTo(right.get(i));
            }
        }
        return left.size() - right.size();
    }

    private static String text(Play play) {
        return (play.isForfeit() ? "face down " : "") + play.tiles();
    }

    @Test
    void stacksAndOrderedPaymentsAgreeWithTheNaiveRules() {
        Random random = new Random(SEED);
        Map<Object, Integer> seen = new HashMap<>();
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(4 * DRAWN, SEED + 2)) {
            for (int i = 0; i < 30; i++) {
                Round round = i % 2 == 0 ? Rounds.begin(rules, random) : Rounds.beginWithQuartets(rules, random);
                round = Rounds.playOutStrangely(round, random);
                RoundResult result = round.result().orElseThrow();
                result.payments().forEach(payment -> seen.merge(payment.reason(), 1, Integer::sum));
                result.factors().forEach(factor -> seen.merge(factor.reason(), 1, Integer::sum));
                seen.merge("unbeatable lead " + result.unbeatableLead(), 1, Integer::sum);
                if (result.declared() == Seats.NONE) {
                    compareSettlement(round);
                }
            }
        }
        assertThat(seen).as("seen").containsKeys((Object[]) PaymentReason.values());
        assertThat(seen).as("seen").containsKeys((Object[]) FactorReason.values());
        assertThat(seen).as("seen").containsKey("unbeatable lead true");
    }

    private static void compareSettlement(Round round) {
        NaiveSettlement naive = new NaiveSettlement(round);
        String where = "seed " + SEED + ", " + round.setup() + ", " + round.tricks();
        assertThat(round.result().orElseThrow().stacks()).as(where).isEqualTo(naive.stacks());
        assertThat(round.result().orElseThrow().change()).as(where).isEqualTo(naive.change());
        assertThat(round.result().orElseThrow().winner()).as(where).isEqualTo(naive.winner());
        assertThat(round.result().orElseThrow().factors()).as(where).allMatch(factor -> factor.times() > 1);
        assertThat(round.payments().stream()
                        .map(paid -> new Move(paid.reason(), paid.from(), paid.to(), paid.owedBy(), paid.chips())))
                .as(where)
                .containsExactlyElementsOf(naive.moves());
    }
}
