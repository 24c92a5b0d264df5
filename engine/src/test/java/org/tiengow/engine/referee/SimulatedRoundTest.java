package org.tiengow.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.Rounds;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

class SimulatedRoundTest {
    private static final long SEED = 7;

    @Test
    void agreesWithTheRoundPlayByPlayAndInChips() {
        Random random = new Random(SEED);
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(60, SEED)) {
            for (int i = 0; i < 8; i++) {
                playBeside(Rounds.begin(rules, random), random);
            }
        }
    }

    private static void playBeside(Round begun, Random random) {
        Round round = begun;
        while (round.phase() == Phase.DECLARING) {
            round = Rounds.play(round, Rounds.asked(round).get(0), Play.DECLINE).next();
        }
        SimulatedRound simulated = simulated(begun);
        while (!simulated.isOver()) {
            int seat = round.turn();
            assertThat(simulated.turn()).isEqualTo(seat);
            assertThat(simulated.isLeading()).isEqualTo(round.table().isEmpty());
            assertThat(choices(simulated)).as("seed " + SEED).isEqualTo(canonical(LegalPlays.of(round.viewFor(seat))));
            int choice = random.nextInt(simulated.choices());
            TileSet tiles = new TileSet(simulated.tiles(choice));
            boolean forfeit = simulated.isForfeit(choice);
            simulated.choose(choice);
            round = Rounds.play(round, seat, forfeit ? Play.forfeit(tiles) : Play.faceUp(tiles))
                    .next();
            for (int each = 0; each < simulated.players(); each++) {
                assertThat(new TileSet(simulated.hand(each)).sameKinds(round.hand(each)))
                        .isTrue();
                assertThat(simulated.stacks(each))
                        .isEqualTo(round.viewFor(each).stacks().get(each));
                assertThat(simulated.chips(each) + begun.setup().chips().get(each))
                        .isEqualTo(round.viewFor(each).chips().get(each));
            }
        }
        assertThat(round.phase()).isEqualTo(Phase.SETTLED);
        assertThat(simulated.turn()).isEqualTo(-1);
        assertThat(simulated.choices()).isZero();
        assertThat(simulated.winner()).isEqualTo(round.result().orElseThrow().winner());
    }

    /** Every choice once, military tiles of a rank taken for equal as the simulation takes them. */
    private static Set<String> choices(SimulatedRound round) {
        Set<String> texts = new HashSet<>();
        Set<Integer> shown = new HashSet<>();
        for (int choice = 0; choice < round.choices(); choice++) {
            TileSet tiles = new TileSet(round.tiles(choice));
            assertThat(tiles.size()).isPositive();
            assertThat(new TileSet(round.hand(round.turn())).containsAll(tiles)).isTrue();
            boolean distinct = shown.add(round.isForfeit(choice) ? ~tiles.bits() : tiles.bits());
            assertThat(distinct).as("choice " + choice + " is one of its own").isTrue();
            texts.add(equalised(tiles, round.isForfeit(choice)));
        }
        return texts;
    }

    private static Set<String> canonical(LegalPlays legal) {
        Set<String> texts = new HashSet<>();
        legal.plays().forEach(play -> texts.add(equalised(play.tiles(), play.isForfeit())));
        return texts;
    }

    private static String equalised(TileSet tiles, boolean forfeit) {
        String text = tiles.toString()
                .replace("54", "63")
                .replace("53", "62")
                .replace("43", "52")
                .replace("32", "41");
        return (forfeit ? "down " : "") + text;
    }

    @ParameterizedTest
    @ValueSource(strings = {"pagat", "lai-civil", "ming", "wong", "pagat-hk"})
    void resumesWhereATrickBegins(String id) {
        Random random = new Random(SEED);
        RuleSet rules = RuleSets.get(id);
        Referee referee = Referee.of(rules);
        for (int i = 0; i < 300; i++) {
            Round begun = Rounds.begin(rules, random);
            SimulatedRound whole = simulated(begun);
            int players = whole.players();
            SimulatedRound resumed = new SimulatedRound(referee, players);
            int stopAfter = random.nextInt(12);
            boolean unbeatable = false;
            for (int plays = 0; !whole.isOver() && (plays < stopAfter || !whole.isLeading()); plays++) {
                int choice = random.nextInt(whole.choices());
                if (plays == 0 && rules.isOn(Parameter.UNBEATABLE_LEAD_EXCEPTION)) {
                    int hand = whole.hand(whole.turn());
                    unbeatable = referee.isUnbeatableLead(hand, referee.setOf(whole.tiles(choice)));
                }
                whole.choose(choice);
            }
            if (whole.isOver()) {
                continue;
            }
            int[] hands = new int[players];
            int[] stacks = new int[players];
            int[] before = new int[players];
            for (int seat = 0; seat < players; seat++) {
                hands[seat] = whole.hand(seat);
                stacks[seat] = whole.stacks(seat);
                before[seat] = whole.chips(seat);
            }
            var setup = begun.setup();
            resumed.resume(
                    setup.banker(), setup.term(), setup.wins(), setup.step(), whole.turn(), stacks, unbeatable, hands);
            while (!whole.isOver()) {
                assertThat(resumed.turn()).isEqualTo(whole.turn());
                assertThat(resumed.choices()).isEqualTo(whole.choices());
                int choice = random.nextInt(whole.choices());
                whole.choose(choice);
                resumed.choose(choice);
            }
            assertThat(resumed.isOver()).isTrue();
            for (int seat = 0; seat < players; seat++) {
                assertThat(resumed.chips(seat)).isEqualTo(whole.chips(seat) - before[seat]);
            }
        }
    }

    @Test
    void copyGoesOnAsTheOriginalAndApart() {
        Random random = new Random(SEED);
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(40, SEED + 1)) {
            for (int i = 0; i < 10; i++) {
                SimulatedRound round = simulated(Rounds.begin(rules, random));
                SimulatedRound copy = new SimulatedRound(Referee.of(rules), round.players());
                int plays = random.nextInt(30);
                for (int p = 0; p < plays && !round.isOver(); p++) {
                    round.choose(random.nextInt(round.choices()));
                }
                copy.copyFrom(round);
                List<Integer> frozen = state(copy);
                List<Integer> choices = new ArrayList<>();
                while (!round.isOver()) {
                    int choice = random.nextInt(round.choices());
                    choices.add(choice);
                    round.choose(choice);
                }
                assertThat(state(copy)).isEqualTo(frozen);
                choices.forEach(copy::choose);
                assertThat(state(copy)).as("seed " + SEED).isEqualTo(state(round));
            }
        }
    }

    private static List<Integer> state(SimulatedRound round) {
        List<Integer> state = new ArrayList<>(List.of(
                round.turn(),
                round.winner(),
                round.choices(),
                round.leadSet(),
                round.bestSet(),
                round.bestSeat(),
                round.forfeits(),
                Long.hashCode(round.sets())));
        for (int seat = 0; seat < round.players(); seat++) {
            state.addAll(List.of(round.hand(seat), round.stacks(seat), round.chips(seat)));
        }
        return state;
    }

    @Test
    void choicesAreDrawnUniformly() {
        Random random = new Random(SEED);
        SimulatedRound start = new SimulatedRound(Referee.of(RuleSets.get("pagat")), 4);
        List<TileSet> hands = TileNotation.readHands(List.of("44 44 66 51 61 65 22 33", "66 11 11 31 63 54 21 42"));
        int[] dealt = {hands.get(0).bits(), hands.get(1).bits(), 0, 0};
        start.begin(0, 1, 0, 1, dealt);
        start.playFaceUp(TileNotation.read("44 44").bits());
        assertThat(start.bestSeat()).isZero();
        assertThat(start.leadSet()).isEqualTo(start.bestSet());
        assertThat(Long.bitCount(start.sets())).isEqualTo(1); // 11 11
        assertThat(start.forfeits()).isEqualTo(28);
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < 29_000; i++) {
            SimulatedRound round = new SimulatedRound(Referee.of(RuleSets.get("pagat")), 4);
            round.copyFrom(start);
            int choice = random.nextInt(round.choices());
            seen.merge(
                    (round.isForfeit(choice) ? "down " : "") + Integer.toHexString(round.tiles(choice)),
                    1,
                    Integer::sum);
        }
        assertThat(seen).hasSize(29);
        assertThat(seen.values()).as("seed " + SEED).allMatch(times -> times > 850 && times < 1150);
    }

    @Test
    void everyChoiceOfTilesIsThereOnce() {
        Random random = new Random(SEED);
        for (int held = 1; held <= 13; held++) {
            int hand = 0;
            while (Integer.bitCount(hand) < held) {
                hand |= 1 << random.nextInt(32);
            }
            for (int taken = 1; taken <= Math.min(4, held); taken++) {
                Set<Integer> seen = new HashSet<>();
                for (int choice = 0; choice < Combinations.count(held, taken); choice++) {
                    int tiles = Combinations.tiles(hand, taken, choice);
                    assertThat(Integer.bitCount(tiles)).isEqualTo(taken);
                    assertThat(tiles & ~hand).isZero();
                    seen.add(tiles);
                }
                assertThat(seen).hasSize(binomial(held, taken));
            }
        }
    }

    private static int binomial(int n, int k) {
        return k == 0 ? 1 : binomial(n - 1, k - 1) * n / k;
    }

    @Test
    void bitsAreCountedFromTheLowest() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2000; i++) {
            long word = random.nextLong();
            List<Integer> places = new ArrayList<>();
            for (int place = 0; place < 64; place++) {
                if ((word >>> place & 1) != 0) {
                    places.add(place);
                }
            }
            for (int n = 0; n < places.size(); n++) {
                assertThat(Bits.placeOfNth(word, n)).isEqualTo(places.get(n));
                if (places.get(n) < 32) {
                    assertThat(Bits.nth((int) word, n)).isEqualTo(1 << places.get(n));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void dealsEveryHandItsSize(int players) {
        Random random = new Random(SEED);
        SimulatedDeal deal = new SimulatedDeal(players);
        int size = new int[] {13, 9, 8}[players - 2];
        int[] first = new int[32];
        for (int i = 0; i < 4000; i++) {
            deal.shuffle(random::nextInt);
            int all = 0;
            for (int seat = 0; seat < players; seat++) {
                assertThat(Integer.bitCount(deal.hand(seat))).isEqualTo(size);
                assertThat(all & deal.hand(seat)).isZero();
                all |= deal.hand(seat);
            }
            for (int tile = 0; tile < 32; tile++) {
                first[tile] += deal.hand(players - 1) >>> tile & 1;
            }
        }
        int expected = 4000 * size / 32;
        for (int times : first) {
            assertThat(times).as("seed " + SEED).isBetween(expected * 85 / 100, expected * 115 / 100);
        }
    }

    @Test
    void playsOutToTheEnd() {
        Random random = new Random(SEED);
        SimulatedRound round = new SimulatedRound(Referee.of(RuleSets.get("ming")), 3);
        SimulatedDeal deal = new SimulatedDeal(3);
        deal.shuffle(random::nextInt);
        round.begin(2, 1, 0, -1, deal);
        assertThat(round.turn()).isEqualTo(2);
        assertThat(round.isOver()).isFalse();
        round.playOut(random::nextInt);

        assertThat(round.isOver()).isTrue();
        assertThat(round.stacks(0) + round.stacks(1) + round.stacks(2)).isEqualTo(9);
    }

    private static SimulatedRound simulated(Round begun) {
        var setup = begun.setup();
        SimulatedRound round = new SimulatedRound(Referee.of(setup.rules()), setup.players());
        int[] hands = begun.deal().hands().stream().mapToInt(TileSet::bits).toArray();
        round.begin(setup.banker(), setup.term(), setup.wins(), setup.step(), hands);
        return round;
    }
}
