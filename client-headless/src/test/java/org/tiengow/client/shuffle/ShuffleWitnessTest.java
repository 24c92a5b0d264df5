package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

class ShuffleWitnessTest {
    private static final Here HERE = new Here("", true, false, false, null, 0);

    private final ShuffleWitness witness = new ShuffleWitness(new Random(1));

    @Test
    void anAlarmIsNotForgottenWhenTheHostTellsOfAnotherMatchInBetween() {
        hears("9f2c", 1, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        hears("9f2c", 1, ShufflePhase.SHUFFLE_PHASE_SHARING); // without the commitment of this seat
        ShuffleFault leftOut = new ShuffleFault(ShuffleFault.Kind.LEFT_OUT, 1, 0);
        assertThat(witness.state().faults()).containsExactly(leftOut);

        hears("0000", 1, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        hears("9f2c", 2, ShufflePhase.SHUFFLE_PHASE_COMMITTING);

        assertThat(witness.state().faults()).contains(leftOut);
    }

    @Test
    void aHostThatMakesUpMatchesEndsNoSession() {
        for (int match = 0; match < 3 * SeenShuffles.MATCHES; match++) {
            hears("m" + match, 1, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        }

        assertThat(witness.shuffles().matches()).hasSize(SeenShuffles.MATCHES);
    }

    @Test
    void anAlarmShowsThoughTheHostNamesAMatchThatWasNeverSeen() {
        hears("9f2c", 1, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        hears("9f2c", 1, ShufflePhase.SHUFFLE_PHASE_SHARING);
        hears("0000", 1, ShufflePhase.SHUFFLE_PHASE_COMMITTING);

        assertThat(witness.state().faults()).extracting(ShuffleFault::kind).contains(ShuffleFault.Kind.LIST_ABANDONED);
    }

    @Test
    void aHostThatMakesUpRoundsFillsNoMemory() {
        for (int round = 1; round <= 10 * Findings.FAULTS; round++) {
            hears("9f2c", round, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
            hears("9f2c", round, ShufflePhase.SHUFFLE_PHASE_SHARING);
        }

        assertThat(witness.state().faults())
                .hasSize(Findings.FAULTS)
                .startsWith(new ShuffleFault(ShuffleFault.Kind.LEFT_OUT, 1, 0));
    }

    @Test
    void aHostThatPlaysMadeUpRoundsFillsNoMemory() {
        hears("9f2c", 1, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        for (int round = 1; round <= 3 * Findings.ROUNDS; round++) {
            plays(round);
        }

        assertThat(witness.state().verdicts()).hasSize(Findings.ROUNDS).containsKey(3 * Findings.ROUNDS);
    }

    @Test
    void whoeverComesAfterATakeoverRaisesNoAlarmAboutTheRoundThatComesAgain() {
        witness.isSaidToGoOnFrom("9f2c", 3);
        comesBetweenRounds(HERE);
        hears("9f2c", 4, 2, HERE);

        assertThat(witness.state().faults()).isEmpty();
    }

    @Test
    void aBotThatComesAfterATakeoverIsToldNothingOfIt() {
        Here bot = new Here("", false, false, false, null, 0);
        comesBetweenRounds(bot);
        hears("9f2c", 4, 2, bot);

        assertThat(witness.state().faults()).isEmpty();
    }

    @Test
    void whatAHostOnlySaysOfATakeoverTakesNothingBackThatWasSeen() {
        hears("9f2c", 5, 1, HERE);
        witness.reconnected();
        witness.isSaidToGoOnFrom("9f2c", 3);
        hears("9f2c", 4, 2, HERE);

        assertThat(witness.state().faults()).extracting(ShuffleFault::kind).contains(ShuffleFault.Kind.ROUND_REPEATED);
    }

    @Test
    void whoeverWasAtTheTableBelievesNoTakeoverThatAHostOnlySays() {
        comesBetweenRounds(HERE);
        witness.isSaidToGoOnFrom("9f2c", 3);
        hears("9f2c", 4, 2, HERE);

        assertThat(witness.state().faults()).extracting(ShuffleFault::kind).contains(ShuffleFault.Kind.ROUND_REPEATED);
    }

    @Test
    void whatAHostOnlySaysOfATakeoverTakesNoProvenOneBack() {
        witness.goesOnFrom("9f2c", 5);
        witness.isSaidToGoOnFrom("9f2c", 3);
        hears("9f2c", 4, 2, HERE);

        assertThat(witness.state().faults()).extracting(ShuffleFault::kind).contains(ShuffleFault.Kind.ROUND_REPEATED);
    }

    private void comesBetweenRounds(Here here) {
        witness.heard(
                HostMessage.newBuilder()
                        .setTable(TableUpdate.newBuilder()
                                .setStage(TableStage.TABLE_STAGE_BETWEEN_ROUNDS)
                                .setMatch("9f2c")
                                .setYourSeat(Seats.NONE))
                        .build(),
                null,
                here);
    }

    private void plays(int round) {
        SeatView one = new ScriptedTable(TableRules.named("pagat"), 4, 1).view(0);
        SeatView view = new SeatView(
                one.rules(),
                one.seat(),
                one.phase(),
                round,
                one.banker(),
                one.term(),
                one.wins(),
                one.rate(),
                one.step(),
                one.turn(),
                one.hand(),
                one.forfeits(),
                one.stacks(),
                one.tilesLeft(),
                one.chips(),
                one.table(),
                one.best(),
                one.tricks(),
                one.result());
        witness.heard(
                HostMessage.newBuilder()
                        .setTable(TableUpdate.newBuilder()
                                .setStage(TableStage.TABLE_STAGE_PLAYING)
                                .setMatch("9f2c"))
                        .build(),
                view,
                HERE);
    }

    private void hears(String match, int round, ShufflePhase phase) {
        hears(shuffle(match, round, 1, phase), HERE);
    }

    /** An attempt begins; the first one at its round was void, as the host was gone, when this is the second. */
    private void hears(String match, int round, int attempt, Here here) {
        Shuffle.Builder shuffle = shuffle(match, round, attempt, ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        if (attempt > 1) {
            shuffle.addVoided(ShuffleTranslator.write(VoidAttempt.HOST_GONE));
        }
        hears(shuffle, here);
    }

    private static Shuffle.Builder shuffle(String match, int round, int attempt, ShufflePhase phase) {
        Shuffle.Builder shuffle = Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setRules(2)
                .setPhase(phase)
                .setMatch(match)
                .setRound(round)
                .setAttempt(attempt);
        if (phase == ShufflePhase.SHUFFLE_PHASE_SHARING) {
            shuffle.setHostCommitment(ByteString.copyFrom(new byte[32]));
        }
        for (int seat = 0; seat < 4; seat++) {
            shuffle.addSeats(ShuffleSeat.newBuilder()
                    .setPart(seat == 0 ? ShufflePart.SHUFFLE_PART_ASKED : ShufflePart.SHUFFLE_PART_EMPTY));
        }
        return shuffle;
    }

    private void hears(Shuffle.Builder shuffle, Here here) {
        witness.heard(
                HostMessage.newBuilder()
                        .setTable(TableUpdate.newBuilder()
                                .setStage(TableStage.TABLE_STAGE_PLAYING)
                                .setMatch("9f2c")
                                .setShuffle(shuffle))
                        .build(),
                null,
                here);
    }
}
