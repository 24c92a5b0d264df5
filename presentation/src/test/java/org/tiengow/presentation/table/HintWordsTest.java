package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.analysis.Judge;
import org.tiengow.client.analysis.LookBack;
import org.tiengow.client.analysis.Reason;
import org.tiengow.client.analysis.Worth;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.replay.Replays;
import org.tiengow.presentation.settlement.LookBackScreen;
import org.tiengow.presentation.settlement.LookBackScreen.Line;
import org.tiengow.presentation.settlement.LookBackScreen.Row;
import org.tiengow.presentation.settlement.LookBackWords;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.HintWords;
import org.tiengow.presentation.words.Words;

/** What hints and a look back say. */
class HintWordsTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void hintNamesThePlayItsMainReasonAndItsValue() {
        Advice advice = new Advice(
                Play.faceUp(TileNotation.read("62")),
                List.of(
                        new Reason.Few(2, 1, 24),
                        new Reason.FirstStack(),
                        new Reason.Better(Play.faceUp(TileNotation.read("55")), 0.83)));
        assertThat(said(Tables.ENGLISH, advice))
                .isEqualTo("Lead an eight. Two of 24 unseen tiles could beat it."
                        + " About 0.8 chips better than the next best.");
        assertThat(said(Tables.CHINESE, advice)).isEqualTo("首出八點。你未見過的 24 張牌裏，只有兩張打得過。比第二好的出法多約 0.8 個籌碼。");
    }

    @Test
    void everyReasonHasItsSentence() {
        HintWords words = new HintWords(
                Tables.ENGLISH,
                Tables.dealt("lai", 0, DEAL).state().atTable().orElseThrow().view());
        Play pair = Play.faceUp(TileNotation.read("55 55"));
        assertThat(Stream.of(
                                new Reason.Only(),
                                new Reason.Unbeatable(),
                                new Reason.Last(),
                                new Reason.MustForfeit(),
                                new Reason.Spares(),
                                new Reason.Few(1, 2, 20),
                                new Reason.FirstStack(),
                                new Reason.Keeps(pair.tiles()),
                                new Reason.Close(pair),
                                new Reason.Close(Play.forfeit(TileNotation.read("21 65"))))
                        .map(reason -> reason.match(words))
                        .collect(Collectors.joining("\n")))
                .isEqualTo("""
                        There is nothing else to play.
                        No one can beat it.
                        You play last, so it takes the trick.
                        You cannot beat it, and this costs you the least.
                        What could beat it is worth more to you later.
                        Only one set of unseen tiles could beat it.
                        It may bring your first stack.
                        That keeps two Plum Flowers together.
                        Two Plum Flowers would be about as good.
                        Some other forfeits are about as good.""");
    }

    @Test
    void aHintMarksItsTiles() {
        TableModel hinted = TableModel.of(
                        Tables.ENGLISH, Tables.dealt("lai", 0, DEAL).state())
                .orElseThrow()
                .hint(new Advice(Play.faceUp(TileNotation.read("55 55")), List.of()));
        assertThat(hinted.screen().hand().tiles().stream()
                        .filter(HandTile::hinted)
                        .map(tile -> tile.tile().toString()))
                .containsExactly("55", "55");
        assertThat(hinted.screen().hand().tiles())
                .allMatch(each -> each.hinted() == each.accessible().contains("; suggested by the hint"));
        assertThat(hinted.hintable()).isPresent();
    }

    @Test
    void thereIsNoHintWhereItIsAnothersTurn() {
        TableModel waiting = TableModel.of(
                        Tables.ENGLISH, Tables.dealt("lai", 1, DEAL).state())
                .orElseThrow();
        assertThat(waiting.hintable()).isEmpty();
        assertThat(waiting.explain(ActKind.HINT).screen().reason().words()).isEqualTo("It is Bo’s turn.");
    }

    @Test
    void thereIsNoHintOnTheLastTrick() {
        TableModel last = lastChoice();
        assertThat(last.hintable()).isEmpty();
        assertThat(last.explain(ActKind.HINT).screen().reason().words())
                .isEqualTo("There are no hints in the last trick.");
    }

    /** The reader may beat the last trick or throw the last tiles away. */
    private static TableModel lastChoice() {
        for (long seed = 1; seed < 1_000; seed++) {
            Random random = new Random(seed);
            Tables table = Tables.dealt("lai", 1, DEAL);
            while (table.turn() >= 0) {
                SeatView view = table.view();
                boolean last = view.lead()
                        .filter(lead -> lead.count() == view.hand().size())
                        .isPresent();
                if (table.turn() == 0 && last && LegalPlays.of(view).size() > 1) {
                    return TableModel.of(Tables.ENGLISH, table.state()).orElseThrow();
                }
                table.playsAs(seen -> LegalPlays.of(seen)
                        .get(random.nextInt(LegalPlays.of(seen).size())));
            }
        }
        throw new AssertionError("no round ended with a choice");
    }

    @Test
    void aHintIsToldThoughTheTableWasToldAgainMeanwhile() {
        Tables table = Tables.dealt("lai", 0, DEAL);
        TableModel asked = TableModel.of(Tables.ENGLISH, table.state()).orElseThrow();
        long number = asked.hintable().orElseThrow().number();
        TableModel retold = asked.thinking().with(table.state()).orElseThrow();
        assertThat(retold.isHintable(number)).isTrue();
        assertThat(retold.isHintable(number + 1)).isFalse();
    }

    @Test
    void aTableMayForbidHints() {
        TableModel strict = TableModel.of(
                        Tables.ENGLISH,
                        Tables.dealt("lai", 0, DEAL).withoutHints().state())
                .orElseThrow();
        assertThat(strict.screen().acts()).noneMatch(act -> act.kind() == ActKind.HINT);
        assertThat(strict.hintable()).isEmpty();
        assertThat(strict.explain(ActKind.HINT).screen().reason().words()).isEqualTo("Hints are off at this table.");
    }

    @Test
    void aHintThatCouldNotBeThoughtOfIsSaidAndMarksNothing() {
        TableModel none = TableModel.of(
                        Tables.ENGLISH, Tables.dealt("lai", 0, DEAL).state())
                .orElseThrow()
                .thinking()
                .noHint();
        assertThat(none.screen().reason().words()).isEqualTo("No hint is available right now.");
        assertThat(none.screen().hand().tiles()).noneMatch(HandTile::hinted);
    }

    @Test
    void aMistakeIsToldWithItsPriceAndItsTiles() {
        LookBackScreen screen = look(2, 0.2);
        assertThat(screen.summary())
                .matches("Kit made \\d decisions. In (one|\\d) of them, another play was clearly better."
                        + " Each decision is judged by what was known at the time. Bad luck is not a mistake.");
        Row mistake = screen.rows().stream().filter(Row::mistake).findFirst().orElseThrow();
        assertThat(mistake.title()).matches("Trick \\d: Kit (leads|beats it with|forfeits) .*");
        assertThat(mistake.verdict())
                .endsWith("would have been worth about 2.0 chips more, give or take 0.4. This is certain.");
        assertThat(mistake.sets()).hasSize(2);
    }

    @Test
    void theReaderIsYou() {
        LookBackScreen english = look(2, 0.2, new LookBackWords(Tables.ENGLISH, "Kit", true));
        assertThat(english.summary()).startsWith("You made ");
        assertThat(english.rows())
                .allSatisfy(row -> assertThat(row.title()).matches("Trick \\d: You (lead|beat it with|forfeit) .*"));
        LookBackScreen chinese = look(2, 0.2, new LookBackWords(Tables.CHINESE, "Kit", true));
        assertThat(chinese.summary()).startsWith("你選了");
        assertThat(chinese.rows()).allSatisfy(row -> assertThat(row.title()).matches("第 \\d 手：你(首出|用|墊).*"));
    }

    @Test
    void whatMayBeNoiseIsNoMistake() {
        LookBackScreen screen = look(2, 1);
        assertThat(screen.summary()).matches("Kit made \\d decisions and no clear mistakes. .*");
        assertThat(screen.rows())
                .noneMatch(Row::mistake)
                .anySatisfy(row -> assertThat(row.verdict())
                        .isEqualTo("Another play may have been better, but it is too close to be sure."));
    }

    @Test
    void everyPlayIsToldWithWhatItWasWorth() {
        Row row = look(2, 0.2).rows().stream().filter(Row::mistake).findFirst().orElseThrow();
        assertThat(row.weighed().columns()).startsWith("Expected chips", "Behind the best");
        assertThat(row.weighed().plays().get(0).figures()).startsWith("+0.0", "");
        assertThat(row.weighed().plays())
                .filteredOn(Line::played)
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.play()).matches("(Lead|Beat with|Forfeit) .*");
                    assertThat(line.figures()).startsWith("+0.0", "2.0 ± 0.4");
                });
    }

    @Test
    void openHandsHaveAColumnWhereTheyAreSolved() {
        assertThat(look(2, 0.2).rows())
                .anySatisfy(row -> assertThat(row.weighed().columns()).hasSize(2))
                .anySatisfy(row -> {
                    assertThat(row.weighed().columns()).endsWith("Seeing all hands");
                    assertThat(row.weighed().plays())
                            .allSatisfy(line -> assertThat(line.figures()).hasSize(3));
                });
    }

    private static String said(Words words, Advice advice) {
        return TableModel.of(words, Tables.dealt("lai", 0, DEAL).state())
                .orElseThrow()
                .hint(advice)
                .screen()
                .reason()
                .words();
    }

    /** A judge to whom the first legal play is better than what was played. */
    private static LookBackScreen look(double behind, double error) {
        return look(behind, error, new LookBackWords(Tables.ENGLISH, "Kit", false));
    }

    private static LookBackScreen look(double behind, double error, LookBackWords words) {
        Judge judge = (view, legal, also) -> Stream.concat(
                        Stream.of(legal.get(0)), also.stream().filter(play -> !play.sameAs(legal.get(0))))
                .map(play -> play == legal.get(0) ? new Worth(play, 0, 0, 0) : new Worth(play, -0.04, behind, error))
                .toList();
        LookBack look = LookBack.at(Replays.model(Tables.ENGLISH, "lai", 4, 5).round(), 0, judge, share -> true)
                .orElseThrow();
        return words.screen(look);
    }
}
