package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatView;
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
        Shuffle.Builder shuffle = Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setRules(2)
                .setPhase(phase)
                .setMatch(match)
                .setRound(round)
                .setAttempt(1);
        if (phase == ShufflePhase.SHUFFLE_PHASE_SHARING) {
            shuffle.setHostCommitment(ByteString.copyFrom(new byte[32]));
        }
        for (int seat = 0; seat < 4; seat++) {
            shuffle.addSeats(ShuffleSeat.newBuilder()
                    .setPart(seat == 0 ? ShufflePart.SHUFFLE_PART_ASKED : ShufflePart.SHUFFLE_PART_EMPTY));
        }
        witness.heard(
                HostMessage.newBuilder()
                        .setTable(TableUpdate.newBuilder()
                                .setStage(TableStage.TABLE_STAGE_PLAYING)
                                .setMatch("9f2c")
                                .setShuffle(shuffle))
                        .build(),
                null,
                HERE);
    }
}
