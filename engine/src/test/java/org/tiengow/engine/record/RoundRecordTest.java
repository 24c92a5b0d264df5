package org.tiengow.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.round.Rounds;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

class RoundRecordTest {
    private static final long SEED = 3;

    static List<String> ids() {
        return RuleSets.ids();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void replaysWithoutFlawAndStepByStep(String id) {
        Random random = new Random(SEED);
        for (int i = 0; i < 10; i++) {
            RoundRecord record = record(TableRules.named(id), random);
            int plays = record.tricks().stream().mapToInt(List::size).sum();
            int answers = record.rules().set().isOn(Parameter.ONE_RED_DOT) ? 1 : 0;

            assertThat(record.replay()).isEmpty();
            assertThat(record.steps()).hasSize(1 + answers + plays);
        }
    }

    @Test
    void replaysRoundsOfDrawnRules() {
        Random random = new Random(SEED);
        for (int i = 0; i < 40; i++) {
            RuleSet drawn = RuleSetsAtHand.drawn(random);
            RoundRecord record = record(new TableRules("pagat", drawn), random);
            assertThat(record.replay()).as("seed " + SEED + ", " + drawn).isEmpty();
        }
    }

    @Test
    void isMadeOfSettledRoundsOnly() {
        Round begun = Rounds.begin(RuleSets.get("pagat"), new Random(SEED));

        assertThatThrownBy(() -> RoundRecord.of("m", null, TableRules.named("pagat"), tags(4), begun))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void declaredRoundReplays() {
        assertThat(declared(0).replay()).isEmpty();
        assertThat(declared(0).steps()).hasSize(2);
        assertThat(declared(0).stacks()).containsExactly(8, 0, 0, 0);
    }

    @ParameterizedTest
    @MethodSource("wrongDeclarations")
    void wrongDeclarationIsFound(int seat, String sentence) {
        RoundRecord right = declared(0);
        RoundRecord wrong = new RoundRecord(
                right.match(),
                3,
                null,
                right.rules(),
                right.players(),
                1,
                0,
                1,
                1,
                right.deal(),
                seat,
                List.of(),
                right.payments(),
                0,
                right.stacks(),
                2,
                right.change(),
                right.chips(),
                List.of(),
                null);

        assertThat(wrong.replay()).hasValueSatisfying(flaw -> {
            assertThat(flaw.where()).isEqualTo("round 3, the declaring phase");
            assertThat(flaw.paragraph()).isEqualTo("4.11");
            assertThat(flaw.sentence()).contains(sentence);
        });
    }

    static List<Arguments> wrongDeclarations() {
        return List.of(
                Arguments.of(1, "red pips, not one"), Arguments.of(4, "no seat 4"), Arguments.of(-2, "no seat -2"));
    }

    @Test
    void everyAlteredPlayIsFoundWhereItIs() {
        Random random = new Random(SEED);
        for (int i = 0; i < 20; i++) {
            RoundRecord right = record(TableRules.named("pagat"), random);
            for (int trick = 0; trick < right.tricks().size(); trick++) {
                for (int play = 0; play < 4; play++) {
                    String where = "round 3, trick " + (trick + 1) + ", play " + (play + 1);
                    RecordedPlay was = right.tricks().get(trick).get(play);
                    RecordedPlay bySomebodyElse = new RecordedPlay((was.seat() + 1) % 4, was.tiles(), was.faceDown());
                    assertFlaw(altered(right, trick, play, bySomebodyElse), where, play == 0 ? "2.4" : "2.1");
                    TileSet notHeld = right.deal().hands().get((was.seat() + 1) % 4);
                    RecordedPlay foreign =
                            new RecordedPlay(was.seat(), firstUnlike(notHeld, right, was), was.faceDown());
                    assertFlaw(altered(right, trick, play, foreign), where, "2.2");
                    checkTurned(right, trick, play, where);
                }
            }
        }
    }

    /** A turned play that the rules allow is found only if it changes who wins the trick. */
    private static void checkTurned(RoundRecord right, int trick, int play, String where) {
        RecordedPlay was = right.tricks().get(trick).get(play);
        RecordedPlay turned = new RecordedPlay(was.seat(), was.tiles(), !was.faceDown());
        Round before = right.steps().get(4 * trick + play);
        Round after = right.steps().get(4 * trick + 4);
        Optional<Refusal> refusal = LegalPlays.refusal(before.viewFor(was.seat()), turned.play());
        boolean won = after.tricks().get(trick).winner() == was.seat();
        if (refusal.isPresent()) {
            assertFlaw(altered(right, trick, play, turned), where, refusal.get().paragraph());
        } else if (won) {
            assertThat(altered(right, trick, play, turned).replay()).isPresent();
        }
    }

    private static TileSet firstUnlike(TileSet tiles, RoundRecord record, RecordedPlay play) {
        TileSet own = record.deal().hands().get(play.seat());
        TileSet found = TileSet.EMPTY;
        for (var tile : tiles) {
            if (found.size() < play.tiles().size() && own.count(tile.kind()) == 0) {
                found = found.plus(tile);
            }
        }
        return found;
    }

    @Test
    void everyAlteredFigureIsFound() {
        RoundRecord right = record(TableRules.named("lai"), new Random(SEED));
        List<Integer> stacks = bumped(right.stacks());
        List<Integer> change = bumped(right.change());

        assertFlaw(
                with(right, right.payments(), (right.winner() + 1) % 4, right.stacks(), right.factor(), right.change()),
                "round 3, winner",
                "4.9");
        assertFlaw(
                with(right, right.payments(), right.winner(), stacks, right.factor(), right.change()),
                "round 3, stacks",
                "4.9");
        assertFlaw(
                with(right, right.payments(), right.winner(), right.stacks(), right.factor() + 1, right.change()),
                "round 3, factor",
                "5.5");
        assertFlaw(
                with(right, right.payments(), right.winner(), right.stacks(), right.factor(), change),
                "round 3, change",
                "5.8");
        for (int i = 0; i < right.payments().size(); i++) {
            RecordedPayment payment = right.payments().get(i);
            assertFlaw(
                    paying(right, i, null),
                    "round 3, payments",
                    payment.reason().paragraph());
            assertFlaw(
                    paying(
                            right,
                            i,
                            new RecordedPayment(
                                    payment.reason(),
                                    payment.from(),
                                    payment.to(),
                                    payment.owedBy(),
                                    payment.chips() + 1)),
                    "round 3, payments",
                    payment.reason().paragraph());
            assertFlaw(
                    paying(
                            right,
                            i,
                            new RecordedPayment(
                                    payment.reason(),
                                    payment.from(),
                                    payment.from(),
                                    payment.owedBy(),
                                    payment.chips())),
                    "round 3, payments",
                    payment.reason().paragraph());
        }
    }

    @Test
    void orderOfPaymentsIsFree() {
        RoundRecord right = record(TableRules.named("lai"), new Random(SEED));
        List<RecordedPayment> reversed = new ArrayList<>(right.payments());
        Collections.reverse(reversed);

        assertThat(with(right, reversed, right.winner(), right.stacks(), right.factor(), right.change())
                        .replay())
                .isEmpty();
    }

    @Test
    void missingAndSurplusPlaysAreFound() {
        RoundRecord right = record(TableRules.named("pagat"), new Random(SEED));
        List<RecordedPlay> last = right.tricks().get(right.tricks().size() - 1);

        assertFlaw(tricks(right, all -> all.subList(0, all.size() - 1)), "round 3, the end", "4.9");
        assertFlaw(tricks(right, all -> replaced(all, 1, all.get(1).subList(0, 3))), "round 3, trick 2", "4.1");
        assertFlaw(
                tricks(
                        right,
                        all -> replaced(all, 0, plus(all.get(0), all.get(1).get(0)))),
                "round 3, trick 1, play 5",
                "4.1");
        assertFlaw(
                tricks(right, all -> plus(all, last)),
                "round 3, trick " + (right.tricks().size() + 1) + ", play 1",
                "2.4");
    }

    @Test
    void impossibleBeginningIsFound() {
        RoundRecord right = record(TableRules.named("pagat"), new Random(SEED));
        RoundRecord wrong = new RoundRecord(
                right.match(),
                3,
                null,
                right.rules(),
                right.players(),
                1,
                4,
                1,
                1,
                right.deal(),
                -1,
                right.tricks(),
                right.payments(),
                0,
                right.stacks(),
                2,
                right.change(),
                right.chips(),
                List.of(),
                null);

        assertFlaw(wrong, "round 3, the beginning", "2.2");
        assertThat(wrong.steps()).isEmpty();
    }

    @Test
    void shuffleIsKeptAndChecksNothing() {
        RoundRecord right = record(TableRules.named("pagat"), new Random(SEED));

        assertThat(right.shuffle()).isNull();
        assertThat(right.withShuffle("proof").shuffle()).isEqualTo("proof");
        assertThat(right.withShuffle("proof").replay()).isEmpty();
    }

    private static void assertFlaw(RoundRecord record, String where, String paragraph) {
        assertThat(record.replay()).hasValueSatisfying(flaw -> {
            assertThat(flaw.where()).as(flaw.toString()).isEqualTo(where);
            assertThat(flaw.paragraph()).as(flaw.toString()).isEqualTo(paragraph);
            assertThat(flaw.sentence()).isNotBlank();
        });
    }

    private static RoundRecord record(TableRules rules, Random random) {
        Round round = Rounds.begin(rules.set(), random);
        while (round.phase() != Phase.SETTLED) {
            round = round.phase() == Phase.DECLARING
                    ? Rounds.play(round, Rounds.asked(round).get(0), Play.DECLINE)
                            .next()
                    : Rounds.playAtRandom(round, random);
        }
        return RoundRecord.of("match", null, rules, tags(round.setup().players()), round);
    }

    private static RoundRecord declared(int seat) {
        TableRules rules = TableRules.named("pagat-hk");
        RoundSetup setup = new RoundSetup(rules.set(), 4, 3, 0, 1, 1, 1, List.of(0, 0, 0, 0));
        List<TileSet> hands =
                new ArrayList<>(TileNotation.readHands(List.of("31 55 55 33 33 22 22 63", "66 66 11 11 44 44 31 65")));
        List<Tile> rest = TileSet.ALL.minus(hands.get(0)).minus(hands.get(1)).tiles();
        hands.add(TileSet.of(rest.subList(0, 8)));
        hands.add(TileSet.of(rest.subList(8, 16)));
        Round round = Round.begin(setup, Deal.of(hands));
        return RoundRecord.of(
                "match",
                null,
                rules,
                tags(4),
                Rounds.play(round, seat, Play.DECLARE).next());
    }

    private static List<PlayerTag> tags(int players) {
        return IntStream.range(0, players)
                .mapToObj(i -> new PlayerTag("P" + i, i > 0))
                .toList();
    }

    private static RoundRecord altered(RoundRecord record, int trick, int play, RecordedPlay other) {
        return tricks(record, all -> replaced(all, trick, replaced(all.get(trick), play, other)));
    }

    private static RoundRecord tricks(RoundRecord r, UnaryOperator<List<List<RecordedPlay>>> change) {
        return new RoundRecord(
                r.match(),
                r.round(),
                r.at(),
                r.rules(),
                r.players(),
                r.step(),
                r.banker(),
                r.term(),
                r.wins(),
                r.deal(),
                r.declared(),
                change.apply(r.tricks()),
                r.payments(),
                r.winner(),
                r.stacks(),
                r.factor(),
                r.change(),
                r.chips(),
                r.takenBack(),
                r.shuffle());
    }

    private static RoundRecord paying(RoundRecord r, int index, @Nullable RecordedPayment other) {
        List<RecordedPayment> payments = new ArrayList<>(r.payments());
        payments.remove(index);
        if (other != null) {
            payments.add(other);
        }
        return with(r, payments, r.winner(), r.stacks(), r.factor(), r.change());
    }

    private static RoundRecord with(
            RoundRecord r,
            List<RecordedPayment> payments,
            int winner,
            List<Integer> stacks,
            int factor,
            List<Integer> change) {
        return new RoundRecord(
                r.match(),
                r.round(),
                r.at(),
                r.rules(),
                r.players(),
                r.step(),
                r.banker(),
                r.term(),
                r.wins(),
                r.deal(),
                r.declared(),
                r.tricks(),
                payments,
                winner,
                stacks,
                factor,
                change,
                r.chips(),
                r.takenBack(),
                r.shuffle());
    }

    private static List<Integer> bumped(List<Integer> list) {
        return replaced(list, 1, list.get(1) + 1);
    }

    private static <T> List<T> replaced(List<T> list, int index, T element) {
        List<T> copy = new ArrayList<>(list);
        copy.set(index, element);
        return copy;
    }

    private static <T> List<T> plus(List<T> list, T element) {
        List<T> copy = new ArrayList<>(list);
        copy.add(element);
        return copy;
    }
}
