package org.tiengow.swing.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.session.Reveal;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState;

class ShuffleWordsTest {
    private final SessionState session =
            Tables.byChance("lai", 15_479).toTheEnd().state();
    private final TableState table = session.atTable().orElseThrow();

    @Test
    void aTickSaysWhoseSharesItWas() {
        ShuffleNote note = words(Tables.shuffled()).ofRound(1);
        assertThat(note.sort()).isEqualTo(ShuffleNote.Sort.TICK);
        assertThat(note.words()).isEqualTo("Fair shuffle, checked. Shares: the host, Kit, Mei and Uncle Lam.");
    }

    @ParameterizedTest
    @EnumSource(ShuffleFault.Kind.class)
    void anAlarmNamesWhatDidNotMatch(ShuffleFault.Kind kind) {
        ShuffleState state =
                state(ShuffleState.Kind.FAIR, Map.of(1, ShuffleState.Verdict.WRONG), new ShuffleFault(kind, 1, 2));
        for (Words each : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            ShuffleWords words = new ShuffleWords(each, table, state);
            assertThat(words.ofRound(1).sort()).isEqualTo(ShuffleNote.Sort.ALARM);
            assertThat(words.strip())
                    .isEqualTo(words.ofRound(1).words())
                    .contains("1")
                    .doesNotContain("{");
        }
    }

    @ParameterizedTest
    @EnumSource(value = ShuffleState.Kind.class, mode = EnumSource.Mode.EXCLUDE, names = "FAIR")
    void whatIsOffIsSaidToBeOff(ShuffleState.Kind kind) {
        ShuffleWords words = words(state(kind, Map.of()));
        assertThat(words.ofRound(1).sort()).isEqualTo(ShuffleNote.Sort.PLAIN);
        assertThat(words.ofRound(1).words()).isNotBlank();
        boolean told = kind != ShuffleState.Kind.UNKNOWN;
        assertThat(words.lobby().isEmpty()).isEqualTo(!told);
        assertThat(words.bar().isEmpty()).isEqualTo(!told);
    }

    @ParameterizedTest
    @EnumSource(Reveal.class)
    void whatIsNotCheckedIsNotTicked(Reveal reveal) {
        ShuffleWords words = words(state(ShuffleState.Kind.FAIR, Map.of()));
        assertThat(words.ofRound(1).sort()).isEqualTo(ShuffleNote.Sort.PLAIN);
    }

    @Test
    void whoIsWaitedForAfterAVoidAttemptIsNamed() {
        ShuffleState state = new ShuffleState(
                ShuffleState.Kind.FAIR,
                ShuffleState.Step.SHARING,
                List.of(2),
                List.of(),
                List.of(new ShuffleState.VoidedAttempt(1, List.of("Bo"))),
                Map.of(),
                List.of());
        assertThat(words(state).strip())
                .isEqualTo("The shuffle was begun again, without a share of Bo. Waiting for Mei to shuffle.");
        assertThat(words(Tables.shuffled()).strip()).isEmpty();
    }

    @Test
    void theSettlementAndTheTableShowIt() {
        SessionState wrong = session.with(state(
                ShuffleState.Kind.FAIR,
                Map.of(1, ShuffleState.Verdict.WRONG),
                new ShuffleFault(ShuffleFault.Kind.DEAL_DIFFERS, 1)));
        assertThat(SettlementModel.of(Tables.ENGLISH, wrong)
                        .orElseThrow()
                        .screen()
                        .shuffle())
                .isEqualTo(new ShuffleNote(
                        ShuffleNote.Sort.ALARM, "Shuffle alarm, round 1: the tiles are not those the shares make."));
    }

    private ShuffleWords words(ShuffleState state) {
        return new ShuffleWords(Tables.ENGLISH, table, state);
    }

    private static ShuffleState state(
            ShuffleState.Kind kind, Map<Integer, ShuffleState.Verdict> verdicts, ShuffleFault... faults) {
        return new ShuffleState(
                kind, ShuffleState.Step.DEALT, List.of(), List.of(), List.of(), verdicts, List.of(faults));
    }
}
