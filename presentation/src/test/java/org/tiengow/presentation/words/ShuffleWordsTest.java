package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.table.Tables;

class ShuffleWordsTest {
    private final SessionState session =
            Tables.byChance("lai", 15_479).toTheEnd().state();
    private final TableState table = session.atTable().orElseThrow();

    @Test
    void aTickSaysWhoseSharesItWas() {
        ShuffleNote note = words(Tables.shuffled()).ofRound(1);
        assertThat(note.sort()).isEqualTo(ShuffleNote.Sort.TICK);
        assertThat(note.words()).isEqualTo("Fair shuffle, checked by the programs of Kit, Mei and Uncle Lam.");
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
    @EnumSource(value = ShuffleState.Absence.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void whoTookNoPartReadsWhyAndGetsNoTick(ShuffleState.Absence absence) {
        ShuffleState state = listed(ShuffleState.Verdict.WITHOUT_ME, List.of(2, 3), absence);
        for (Words each : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            ShuffleNote note = new ShuffleWords(each, table, state).ofRound(1);
            assertThat(note.sort()).isEqualTo(ShuffleNote.Sort.PLAIN);
            assertThat(note.words()).contains("Mei", "Uncle Lam").doesNotContain("{");
        }
    }

    @Test
    void aDealOfTheHostAloneGetsNoTick() {
        ShuffleState state = listed(ShuffleState.Verdict.HOST_ALONE, List.of(), ShuffleState.Absence.NONE);
        ShuffleNote note = words(state).ofRound(1);
        assertThat(note.sort()).isEqualTo(ShuffleNote.Sort.PLAIN);
        assertThat(note.words()).isEqualTo("Dealt by the host alone: nobody else’s program took part in this shuffle.");
    }

    @ParameterizedTest
    @EnumSource(ShuffleState.Told.Kind.class)
    void whatIsNobodysFaultIsToldWhileItIsShuffled(ShuffleState.Told.Kind kind) {
        ShuffleState state = new ShuffleState(
                ShuffleState.Kind.FAIR,
                ShuffleState.Step.COMMITTING,
                List.of(),
                List.of(),
                List.of(new ShuffleState.VoidedAttempt(1, List.of())),
                List.of(2),
                Map.of(),
                Map.of(),
                List.of(new ShuffleState.Told(1, kind)),
                List.of());
        assertThat(words(state).strip())
                .startsWith("This round is shuffled for again, because the old host was gone.")
                .contains("Mei: a share was missing too often")
                .doesNotContain("{");
        assertThat(new ShuffleWords(Tables.CHINESE, table, state).strip()).doesNotContain("{");
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
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                List.of());
        assertThat(words(state).strip())
                .isEqualTo("The shuffle was begun again, without a share from Bo. Waiting for Mei to shuffle.");
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

    private static ShuffleState listed(
            ShuffleState.Verdict verdict, List<Integer> programs, ShuffleState.Absence absence) {
        return new ShuffleState(
                ShuffleState.Kind.FAIR,
                ShuffleState.Step.DEALT,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of(1, verdict),
                Map.of(1, new ShuffleState.Listed(programs, absence, programs)),
                List.of(),
                List.of());
    }

    private static ShuffleState state(
            ShuffleState.Kind kind, Map<Integer, ShuffleState.Verdict> verdicts, ShuffleFault... faults) {
        return new ShuffleState(
                kind,
                ShuffleState.Step.DEALT,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                verdicts,
                Map.of(),
                List.of(),
                List.of(faults));
    }
}
