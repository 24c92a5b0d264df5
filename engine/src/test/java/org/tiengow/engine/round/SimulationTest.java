package org.tiengow.engine.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;

/** Rounds played at random, with what must hold after every play whatever the rules (architecture, invariant 9). */
class SimulationTest {
    private static final long SEED = 20_261_120;

    @Test
    void invariantsHoldAfterEveryPlayUnderEveryRuleSet() {
        Random random = new Random(SEED);
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(40, SEED)) {
            for (int i = 0; i < 15; i++) {
                playOut(Rounds.begin(rules, random), random);
            }
        }
    }

    private static void playOut(Round begun, Random random) {
        Round round = begun;
        for (int plays = 0; round.phase() != Phase.SETTLED; plays++) {
            check(round);
            assertThat(plays).as("plays of a round").isLessThan(60);
            round = Rounds.playAtRandom(round, random);
        }
        check(round);
    }

    private static void check(Round round) {
        String where = "seed " + SEED + ", " + round.setup() + ", " + round.deal();
        int players = round.setup().players();
        TileSet somewhere = round.deal().leftOver();
        int tiles = somewhere.size();
        for (int seat = 0; seat < players; seat++) {
            somewhere = somewhere.plus(round.hand(seat));
            tiles += round.hand(seat).size();
        }
        for (LaidTrick trick : round.tricks()) {
            assertThat(trick.plays()).as(where).hasSize(players);
            for (LaidPlay play : trick.plays()) {
                somewhere = somewhere.plus(play.tiles());
                tiles += play.tiles().size();
            }
        }
        for (LaidPlay play : round.table()) {
            somewhere = somewhere.plus(play.tiles());
            tiles += play.tiles().size();
        }
        assertThat(tiles).as(where).isEqualTo(32);
        assertThat(somewhere).as(where).isEqualTo(TileSet.ALL);
        checkChips(round, where);
        for (int seat = Seats.NONE; seat < players; seat++) {
            checkView(round, round.viewFor(seat), where);
        }
    }

    private static void checkChips(Round round, String where) {
        int[] change = new int[round.setup().players()];
        int bank = 0;
        for (Payment payment : round.payments()) {
            assertThat(payment.chips()).as(where).isPositive();
            change[payment.to()] += payment.chips();
            if (payment.from() == Seats.BANK) {
                bank -= payment.chips();
            } else {
                change[payment.from()] -= payment.chips();
            }
        }
        int sum = bank;
        List<Integer> chips = round.viewFor(Seats.NONE).chips();
        for (int seat = 0; seat < change.length; seat++) {
            sum += change[seat];
            assertThat(chips.get(seat))
                    .as(where)
                    .isEqualTo(round.setup().chips().get(seat) + change[seat]);
        }
        assertThat(sum).as("payments and bank, " + where).isZero(); // rules 5.8
        if (round.setup().rules().scoring() == Scoring.STACKS) {
            assertThat(bank).as(where).isZero();
        }
    }

    private static void checkView(Round round, SeatView view, String where) {
        assertThat(view.turn()).as(where).isEqualTo(round.turn());
        assertThat(view.best() < 0).as(where).isEqualTo(view.table().isEmpty());
        List<SeenPlay> seen = new ArrayList<>(view.table());
        view.tricks().forEach(trick -> seen.addAll(trick.plays()));
        assertThat(view.forfeits().stream().mapToInt(TileSet::size).sum())
                .as(where)
                .isEqualTo(seen.stream()
                        .filter(play -> play.faceDown() && play.seat() == view.seat())
                        .mapToInt(play -> play.tiles().size())
                        .sum());
        assertThat(view.tricks()).as(where).hasSameSizeAs(round.tricks());
        assertThat(view.table()).as(where).hasSameSizeAs(round.table());
        boolean declared =
                round.result().map(result -> result.declared() != Seats.NONE).orElse(false);
        if (!declared) {
            int handSize = Deal.handSize(view.players());
            int won = view.stacks().stream().mapToInt(Integer::intValue).sum();
            int laid = view.table().isEmpty() ? 0 : view.table().get(0).count();
            for (int seat = 0; seat < view.players(); seat++) {
                int owner = seat;
                boolean laidAlready = view.table().stream().anyMatch(play -> play.seat() == owner);
                assertThat(view.tilesLeft().get(seat) + (laidAlready ? laid : 0))
                        .as(where)
                        .isEqualTo(handSize - won);
            }
        }
        if (view.seat() != Seats.NONE && round.mustAnswer(view.seat())) {
            LegalPlays legal = LegalPlays.of(view);
            assertThat(legal.isEmpty()).as(where).isFalse();
            assertThat(legal.safe())
                    .as(where)
                    .get()
                    .satisfies(safe -> assertThat(legal.indexOf(safe)).isPresent());
            for (Play play : legal.plays()) {
                assertThat(legal.refusalOf(play)).as(where + play).isEmpty();
            }
        } else if (round.phase() != Phase.DECLARING || view.seat() == Seats.NONE) {
            assertThat(LegalPlays.of(view).isEmpty()).as(where).isTrue();
        }
    }
}
