package org.tiengow.protocol.translate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.wire.Event;
import org.tiengow.protocol.wire.SeatView.Builder;

/** A number that cannot be is found by the translator, before an index or a sum of the reader's meets it. */
class MalformedTest {
    private static final SeatView VIEW = new SeatView(
            RuleSets.get("pagat"),
            1,
            Phase.PLAYING,
            3,
            0,
            2,
            2,
            2,
            1,
            1,
            TileNotation.read("66 11 21 42 33 22"),
            List.of(TileNotation.read("51")),
            List.of(1, 0, 0, 0),
            List.of(6, 7, 7, 7),
            List.of(-6, 20, -7, -7),
            List.of(SeenPlay.open(0, TileNotation.read("65"))),
            0,
            List.of(new SeenTrick(
                    List.of(
                            SeenPlay.open(0, TileNotation.read("55")),
                            SeenPlay.ownForfeit(1, TileNotation.read("51")),
                            SeenPlay.hidden(2, 1),
                            SeenPlay.hidden(3, 1)),
                    0)),
            null);

    private static final RoundResult RESULT = new RoundResult(
            1,
            -1,
            List.of(3, 5, 0, 0),
            List.of(new RoundResult.Factor(FactorReason.LAST_TRICK_SUPREME, 2)),
            false,
            List.of(new Payment(PaymentReason.SETTLEMENT, 2, 1, 2, 5, 1, 2, 1)),
            List.of(-6, 20, -7, -7),
            List.of(2, 12, -9, -5));

    static Stream<Arguments> badViews() {
        return Stream.of(
                bad("seat", view -> view.setSeat(4)),
                bad("seat", view -> view.setSeat(-2)),
                bad("phase", view -> view.setPhaseValue(0)),
                bad("phase", view -> view.setPhaseValue(77)),
                bad("round", view -> view.setRound(0)),
                bad("round", view -> view.setRound(-1)),
                bad("banker", view -> view.setBanker(4)),
                bad("banker", view -> view.setBanker(-1)),
                bad("term", view -> view.setTerm(0)),
                bad("wins", view -> view.setWins(-1)),
                bad("rate", view -> view.setRate(0)),
                bad("step", view -> view.setStep(0)),
                bad("step", view -> view.setStep(2)),
                bad("turn", view -> view.setTurn(4)),
                bad("turn", view -> view.setTurn(Integer.MIN_VALUE)),
                bad("players", Builder::clearStacks),
                bad("players", view -> view.addStacks(0)),
                bad("stacks", view -> view.setStacks(0, 14)),
                bad("stacks", view -> view.setStacks(0, -1)),
                bad("tiles_left", view -> view.setTilesLeft(3, 14)),
                bad("tiles_left", Builder::clearTilesLeft),
                bad("chips", view -> view.addChips(0)),
                bad("best", view -> view.setBest(1)),
                bad("best", view -> view.setBest(-1)),
                bad("best", Builder::clearTable),
                bad("table", view -> many(5, () -> view.addTable(view.getTable(0)))),
                bad("tricks", view -> many(14, () -> view.addTricks(view.getTricks(0)))),
                bad("forfeits", view -> many(14, () -> view.addForfeits(1))),
                bad("plays", view -> view.getTricksBuilder(0).removePlays(3)),
                bad("plays", view -> view.getTricksBuilder(0).clearPlays()),
                bad("winner", view -> view.getTricksBuilder(0).setWinner(4)),
                bad("seat", view -> view.getTableBuilder(0).setSeat(4)),
                bad("count", view -> view.getTableBuilder(0).setCount(0)),
                bad("count", view -> view.getTableBuilder(0).setCount(5)),
                bad("tiles", view -> view.getTableBuilder(0).setCount(2)),
                bad("tiles", view -> view.getTableBuilder(0).setTiles(0)),
                bad("tiles", view -> view.getTableBuilder(0).setFaceDown(true).setTiles(3)),
                bad("winner", view -> view.getResultBuilder().setWinner(4)),
                bad("declared", view -> view.getResultBuilder().setDeclared(-2)),
                bad("stacks", view -> view.getResultBuilder().clearStacks()),
                bad("change", view -> view.getResultBuilder().addChange(1)),
                bad("chips", view -> view.getResultBuilder().clearChips()),
                bad(
                        "times",
                        view -> view.getResultBuilder().getFactorsBuilder(0).setTimes(1)),
                bad(
                        "reason",
                        view -> view.getResultBuilder().getFactorsBuilder(0).setReasonValue(0)),
                bad("factors", view -> many(7, () -> view.getResultBuilder().addFactorsBuilder())),
                bad("payments", view -> many(101, () -> view.getResultBuilder().addPaymentsBuilder())),
                bad("reason", view -> payment(view).setReasonValue(99)),
                bad("from", view -> payment(view).setFrom(-2)),
                bad("to", view -> payment(view).setTo(-1)),
                bad("owed_by", view -> payment(view).setOwedBy(4)),
                bad("base", view -> payment(view).setBase(0)),
                bad("rate", view -> payment(view).setRate(0)),
                bad("factor", view -> payment(view).setFactor(0)),
                bad("capture", view -> payment(view).setCapture(-1)),
                bad("base", view -> payment(view).setBase(1 << 16).setRate(1 << 15)),
                bad("base", view -> payment(view).setRate(Integer.MAX_VALUE).setFactor(Integer.MAX_VALUE)));
    }

    @Test
    void theSampleItselfIsGood() {
        SeatView settled = ViewTranslator.read(sample().build(), VIEW.rules());
        assertThat(settled.result()).isEqualTo(RESULT);
        assertThat(ViewTranslator.read(ViewTranslator.write(VIEW), VIEW.rules()))
                .isEqualTo(VIEW);
    }

    @ParameterizedTest
    @MethodSource("badViews")
    void aBadFieldOfAViewIsNamed(String field, Consumer<Builder> change) {
        Builder view = sample();
        change.accept(view);
        assertThatThrownBy(() -> ViewTranslator.read(view.build(), VIEW.rules()))
                .isInstanceOfSatisfying(
                        Malformed.class,
                        malformed -> assertThat(malformed.word()).isEqualTo(field));
    }

    @Test
    void aBadFieldOfAnEventIsNamed() {
        SeatEvent began = new SeatEvent.RoundBegan(1, 0, 1, 0, 1, VIEW.hand());
        SeatEvent declared = new SeatEvent.Declared(3, VIEW.hand());
        SeatEvent won = new SeatEvent.TrickWon(3, 4);
        assertThat(List.of(began, declared, won))
                .allSatisfy(event -> assertThat(EventTranslator.read(EventTranslator.write(event), 4))
                        .contains(event));
        assertBadEvent(
                "round", event(began, event -> event.getRoundBeganBuilder().setRound(0)));
        assertBadEvent(
                "banker", event(began, event -> event.getRoundBeganBuilder().setBanker(4)));
        assertBadEvent(
                "step", event(began, event -> event.getRoundBeganBuilder().setStep(0)));
        assertBadEvent(
                "seat", event(declared, event -> event.getDeclaredBuilder().setSeat(4)));
        assertBadEvent("winner", event(won, event -> event.getTrickWonBuilder().setWinner(4)));
        assertBadEvent("stacks", event(won, event -> event.getTrickWonBuilder().setStacks(5)));
        assertBadEvent("stacks", event(won, event -> event.getTrickWonBuilder().setStacks(0)));
    }

    @Test
    void aSeatBeyondASmallerTableIsNamed() {
        Event third = EventTranslator.write(new SeatEvent.TrickWon(2, 1));
        assertThat(EventTranslator.read(third, 3)).isPresent();
        assertThatThrownBy(() -> EventTranslator.read(third, 2)).isInstanceOf(Malformed.class);
    }

    @Test
    void anEventOfAKindNobodyKnowsIsIgnored() {
        assertThat(EventTranslator.read(Event.getDefaultInstance(), 4)).isEmpty();
    }

    private static void assertBadEvent(String field, Event event) {
        assertThatThrownBy(() -> EventTranslator.read(event, 4))
                .isInstanceOfSatisfying(
                        Malformed.class,
                        malformed -> assertThat(malformed.word()).isEqualTo(field));
    }

    private static Event event(SeatEvent event, Consumer<Event.Builder> change) {
        Event.Builder message = EventTranslator.write(event).toBuilder();
        change.accept(message);
        return message.build();
    }

    private static Builder sample() {
        return ViewTranslator.write(VIEW).toBuilder().setResult(ResultTranslator.write(RESULT));
    }

    private static org.tiengow.protocol.wire.Payment.Builder payment(Builder view) {
        return view.getResultBuilder().getPaymentsBuilder(0);
    }

    private static Arguments bad(String field, Consumer<Builder> change) {
        return Arguments.of(field, change);
    }

    private static void many(int times, Runnable change) {
        for (int i = 0; i < times; i++) {
            change.run();
        }
    }
}
