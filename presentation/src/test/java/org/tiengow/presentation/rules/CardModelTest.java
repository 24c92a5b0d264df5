package org.tiengow.presentation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.referee.Ledger;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.BankerRate;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.rules.CardScreen.Line;
import org.tiengow.presentation.rules.CardScreen.Rank;
import org.tiengow.presentation.rules.CardScreen.ShownSet;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

/** The reference card as text. */
class CardModelTest {
    private static final long SEED = 9;
    private static final int ROUNDS = 3_000;

    static Stream<String> everyRuleSet() {
        return RuleSets.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void namesEveryFaceOnceBySuit(String id) {
        assertThat(card(id).suits().stream()
                        .flatMap(suit -> suit.ranks().stream())
                        .map(Rank::faces)
                        .flatMap(List::stream))
                .containsExactlyInAnyOrder(TileKind.values());
    }

    @Test
    void ranksRunFromHighToLow() {
        assertThat(places("lai", 0)).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11");
        assertThat(places("lai", 1)).containsExactly("9", "8", "7", "6", "5", "3");
        assertThat(places("wong", 1)).containsExactly("9", "8", "7", "5", "6 = 3", "3");
    }

    @Test
    void aTileHasItsFourNames() {
        assertThat(card("lai").suits().get(0).ranks().get(10).names())
                .isEqualTo(new CardScreen.Names("Mallet Six", "伶冧六", "ling4 lam1 luk6", "líng lín liù"));
        assertThat(new CardModel(Tables.CHINESE, TableRules.named("lai"))
                        .screen()
                        .suits()
                        .get(0)
                        .ranks()
                        .get(0)
                        .names())
                .isEqualTo(new CardScreen.Names("天", "Heaven", "tin1", "tiān"));
    }

    /** Each row of sets from high to low, as the referee ranks them. */
    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void everySetOfTheCardIsOneAndBeatsTheNext(String id) {
        Referee referee = Referee.of(RuleSets.get(id));
        assertThat(card(id).sets().shapes()).isNotEmpty();
        for (CardScreen.Shape shape : card(id).sets().shapes()) {
            for (int i = 1; i < shape.sets().size(); i++) {
                int higher = setOf(referee, shape.sets().get(i - 1));
                int lower = setOf(referee, shape.sets().get(i));
                assertThat(referee.isUnrivalled(lower) || referee.beats(higher, lower, lower))
                        .as("%s: %s", shape.title(), shape.sets().get(i).name())
                        .isTrue();
            }
        }
    }

    @Test
    void showsAsManySetsAsThereAre() {
        assertThat(shapes("lai")).containsExactly(11, 4, 1, 4, 4, 4, 4);
        assertThat(shapes("classic")).containsExactly(11, 4, 1);
        assertThat(shapes("ming")).containsExactly(11, 5);
    }

    /** What the referee pays in rounds of chance stands on the card, figure by figure (rules 5.1, 5.4, 5.5, 5.7, 6.1). */
    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void theRefereePaysWhatTheCardSays(String id) {
        CardScreen card = card(id);
        RulesWords names = new RulesWords(Tables.ENGLISH);
        List<Paid> payments = new ArrayList<>();
        Ledger ledger = new Ledger() {
            @Override
            public void pay(
                    PaymentReason reason, int from, int to, int owedBy, int base, int rate, int factor, int capture) {
                payments.add(new Paid(reason, from, to, owedBy, base, capture));
            }

            @Override
            public void factor(FactorReason reason, int times) {
                Parameter parameter = Parameter.valueOf(reason.name());
                assertThat(card.pay().lines()).contains(new Line(names.title(parameter), Words.times(times)));
            }
        };
        Random chance = new Random(SEED);
        SimulatedRound round = new SimulatedRound(Referee.of(RuleSets.get(id)), 4, ledger);
        List<Integer> tiles = IntStream.range(0, Tile.COUNT).boxed().collect(Collectors.toList());
        for (int i = 0; i < ROUNDS; i++) {
            payments.clear();
            Collections.shuffle(tiles, chance);
            round.begin(chance.nextInt(4), 1, 1, 1, hand(tiles, 0), hand(tiles, 1), hand(tiles, 2), hand(tiles, 3));
            round.playOut(chance::nextInt);
            assertThat(payments).as("seed %s", SEED).isNotEmpty();
            for (Paid paid : payments) {
                assertThat(paid.base())
                        .as("seed %s: %s", SEED, paid)
                        .isIn(
                                switch (paid.reason()) {
                                    case SETTLEMENT, CAPTURE ->
                                        List.of(chips(card.stacks(), round.stacks(paid.owedBy())));
                                    case OVER_PAR -> List.of(chips(card.stacks(), round.stacks(paid.to())));
                                    case TRICK -> List.of(1, 4, 3);
                                    case LAST_TRICK -> List.of(5);
                                    default -> List.of(figure(card, names.title(parameterOf(paid.reason()))));
                                });
                if (paid.capture() > 1) {
                    assertThat(paid.capture()).isEqualTo(figure(card, names.title(Parameter.CAPTURE_FACTOR)));
                }
            }
        }
    }

    /** Returns the parameter with the chips of a bonus, which has the name of the reason. */
    private static Parameter parameterOf(PaymentReason bonus) {
        return Parameter.valueOf(bonus.name());
    }

    @Test
    void saysWhoPaysAndWhoIsPaidByStacks() {
        assertThat(card("lai").stacks().lines())
                .extracting(Line::value)
                .containsExactly("pays 5", "pays 3", "pays 2", "pays 1", "nothing", "gets 1", "gets 2", "gets 3");
    }

    @Test
    void ratesAreThoseOfTheRuleSet() {
        assertThat(card("lai").pay().lines())
                .contains(
                        new Line("Banker’s rate", "×(rounds as banker + 1)"),
                        new Line("Leading the Supreme pays", "2 from each"),
                        new Line("A quartet pays", "4 from each"),
                        new Line("Last trick won with a quartet", "×4"),
                        new Line("All eight stacks", "×4"),
                        new Line("Big Six captures Little Three", "×4"),
                        new Line("A capture is paid by", "the captured player alone"));
        assertThat(card("basic").pay().lines())
                .containsExactly(
                        new Line("Banker’s rate", "×2"), new Line("No stack before the last trick", "not shut out"));
    }

    /** Changing any parameter that pays changes the card, whatever the rules are called. */
    @Test
    void theRatesFollowTheParametersAndNoName() {
        TableRules changed = TableRules.named("basic")
                .with(Parameter.SUPREME_BONUS, 7)
                .with(Parameter.EIGHT_STACKS, 3)
                .with(Parameter.BANKER_RATE, BankerRate.TERM_PLUS_ONE);
        assertThat(new CardModel(Tables.ENGLISH, changed).screen().pay().lines())
                .contains(
                        new Line("Leading the Supreme pays", "7 from each"),
                        new Line("All eight stacks", "×3"),
                        new Line("Banker’s rate", "×(rounds as banker + 1)"));
    }

    @Test
    void wherePaysTheBankThereAreNoStacks() {
        assertThat(card("ming").stacks().lines()).isEmpty();
        assertThat(card("ming").pay().lines()).extracting(Line::value).startsWith("1", "4", "3", "5");
    }

    @Test
    void everyTileHasItsMemoryInBothLanguages() {
        for (Words words : Tables.LANGUAGES) {
            assertThat(new CardModel(words, TableRules.named("lai"))
                            .screen().suits().stream().flatMap(suit -> suit.ranks().stream()))
                    .hasSize(17)
                    .allSatisfy(rank -> assertThat(rank.memory()).isNotBlank());
        }
    }

    private record Paid(PaymentReason reason, int from, int to, int owedBy, int base, int capture) {}

    private static int hand(List<Integer> tiles, int seat) {
        return tiles.subList(8 * seat, 8 * seat + 8).stream()
                .mapToInt(tile -> 1 << tile)
                .sum();
    }

    private static int chips(CardScreen.Table stacks, int count) {
        return digits(stacks.lines().get(count).value());
    }

    private static int figure(CardScreen card, String title) {
        return card.pay().lines().stream()
                .filter(line -> line.words().equals(title))
                .map(line -> digits(line.value()))
                .findFirst()
                .orElseThrow();
    }

    private static int digits(String text) {
        return Integer.parseInt(text.replaceAll("\\D", ""));
    }

    private static int setOf(Referee referee, ShownSet set) {
        int tiles = 0;
        for (TileKind face : set.faces()) {
            int first = 1 << Tile.of(face, 0).index();
            tiles |= (tiles & first) == 0 ? first : first << 1;
        }
        return referee.setOf(tiles);
    }

    private static List<Integer> shapes(String id) {
        return card(id).sets().shapes().stream()
                .map(shape -> shape.sets().size())
                .toList();
    }

    private static List<String> places(String id, int suit) {
        return card(id).suits().get(suit).ranks().stream().map(Rank::place).toList();
    }

    private static CardScreen card(String id) {
        return new CardModel(Tables.ENGLISH, TableRules.named(id)).screen();
    }
}
