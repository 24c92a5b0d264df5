package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;

/** The answers that a host refuses or that come too late, and what the player is told of them. */
class RefusedAnswerTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final SessionState PLAYING = Tables.dealt("lai", 0, DEAL).state();
    private static final SessionState GATHERING = Tables.gathering("lai");

    @Test
    @DisplayName("Why a change was refused stands in the notice, and in place of the conditions for the start")
    void refusedChange() {
        Scene scene = new Scene().knows(GATHERING);
        scene.flow.lobby().change(LobbyScreen.ChangeKind.ROUNDS, "16");
        scene.refuses(RefusalReason.MATCH_RUNNING);
        LobbyScreen screen = ((ViewState.Lobby) scene.last().main()).screen();
        assertThat(screen.notice()).isEqualTo(Tables.ENGLISH.get("host.MATCH_RUNNING"));
        assertThat(screen.note()).isEqualTo(screen.notice());
    }

    @Test
    void anOnlyAnswerIsSentBeforeItIsDrawn() {
        Scene scene = new Scene();
        List<Boolean> sent = new ArrayList<>();
        scene.whenShown = screen -> sent.add(scene.asked.stream().anyMatch(ClientMessage::hasMakePlay));
        scene.knows(Tables.dealt("pagat-hk", 1, DEAL).state());
        assertThat(sent).isNotEmpty().doesNotContain(false);
    }

    @Test
    void aLateAnswerByTheProgramIsNotReported() {
        Tables declaring = Tables.dealt("pagat-hk", 1, DEAL);
        Scene scene = new Scene().knows(declaring.state());
        assertThat(scene.asked).anyMatch(ClientMessage::hasMakePlay);
        scene.knows(declaring.declines().state()).refuses(RefusalReason.OLD_DECISION);
        assertThat(said(scene)).isEmpty();
    }

    @Test
    void aLatePlayIsReportedInANoteThatGoes() {
        Scene scene = new Scene().knows(PLAYING);
        scene.flow
                .round()
                .toggle(Tables.dealt("lai", 0, DEAL).view().hand().tiles().get(0));
        scene.flow.round().act(ActKind.PLAY);
        scene.knows(Tables.dealt("lai", 0, DEAL).shows("65").state()).refuses(RefusalReason.OLD_DECISION);
        assertThat(said(scene)).isEqualTo(Tables.ENGLISH.get("host.OLD_DECISION"));
        assertThat(said(scene.waits(Duration.ofSeconds(8)))).isEmpty();
    }

    @Test
    void theRefusalOfAnotherRequestLeavesAPlayOnItsWay() {
        Scene scene = new Scene().knows(PLAYING);
        scene.flow
                .round()
                .toggle(Tables.dealt("lai", 0, DEAL).view().hand().tiles().get(0));
        scene.flow.round().act(ActKind.PLAY);
        scene.flow.round().say("hello");
        scene.refuses(RefusalReason.TOO_FAST);
        assertThat(((ViewState.Round) scene.last().main()).screen().turn().task())
                .isEqualTo(Tables.ENGLISH.get("table.sent"));
    }

    /** Returns what is said below the hand and beside the table. */
    private static String said(Scene scene) {
        TableScreen screen = ((ViewState.Round) scene.last().main()).screen();
        return Stream.of(
                        Optional.ofNullable(screen.reason()).map(TableScreen.Reason::words),
                        Optional.ofNullable(screen.notice()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }
}
