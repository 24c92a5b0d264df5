package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.TakeBackQuestion;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.table.TableBar.Tool;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableScreen.Banner;
import org.tiengow.presentation.table.TableScreen.Banner.Way;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;

@DisplayName("A play that is taken back by agreement")
class TakeBackFlowTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final String NOT_HERE = "Plays cannot be taken back at this table.";
    private static final String NONE = "You can take your play back until another person plays.";
    private static final String HELPED = "You can only take back a play that you chose here without a hint.";

    private final Tables table = Tables.dealt("lai", 0, DEAL).untimed();
    private final Scene scene = new Scene();

    @Test
    @DisplayName("is offered after a play of one’s own, until another person plays")
    void offered() {
        see(false, null);
        assertThat(whyNot()).isEqualTo(NONE);
        scene.flow.round().tool(ToolKind.TAKE_BACK);
        assertThat(asked()).isEmpty();
        assertThat(screen().reason().words()).isEqualTo(NONE);
        play("55");
        see(true, null);
        assertThat(whyNot()).isEmpty();
        scene.flow.round().tool(ToolKind.TAKE_BACK);
        assertThat(asked()).containsExactly("take back");
        table.forfeits("22").forfeits("43");
        see(false, null);
        assertThat(whyNot()).isEqualTo(NONE);
    }

    @Test
    @DisplayName("is no button at a table with a time for turns")
    void clock() {
        scene.knows(Tables.dealt("lai", 0, DEAL).state());
        assertThat(screen().bar().tools()).extracting(Tool::kind).doesNotContain(ToolKind.TAKE_BACK);
        scene.flow.round().tool(ToolKind.TAKE_BACK);
        assertThat(screen().reason().words()).isEqualTo(NOT_HERE);
    }

    @Test
    @DisplayName("is never offered after a hint for that play, but for the next one again")
    void hint() {
        see(false, null);
        scene.flow.round().act(ActKind.HINT);
        play("55");
        see(true, null);
        assertThat(whyNot()).isEqualTo(HELPED);
        scene.flow.round().tool(ToolKind.TAKE_BACK);
        assertThat(asked()).isEmpty();
        table.forfeits("22").forfeits("43").forfeits("42");
        see(false, null);
        play("21");
        see(true, null);
        assertThat(whyNot()).isEmpty();
    }

    @Test
    @DisplayName("is not offered for a play without a choice, nor after the program has begun anew")
    void withoutAChoice() {
        Tables last = IntStream.range(1, 8)
                .mapToObj(left -> Tables.byChance("pagat", 1, left))
                .filter(end -> end.turn() == 0 && LegalPlays.of(end.view()).size() == 1)
                .findFirst()
                .orElseThrow()
                .untimed();
        scene.knows(last.state());
        scene.waits(Duration.ofSeconds(1));
        last.plays(LegalPlays.of(last.view()).get(0));
        scene.knows(Tables.with(last.state(), true, null));
        assertThat(whyNot()).isEqualTo(HELPED);
        Scene anew = new Scene();
        anew.knows(Tables.with(table.shows("55").state(), true, null));
        assertThat(whyNot(anew)).isEqualTo(HELPED);
    }

    @Test
    @DisplayName(
            "has a question with 20 seconds: the asker may withdraw, the others agree or refuse, spectators are told")
    void question() {
        play("55");
        TakeBackQuestion mine = new TakeBackQuestion(9, 0, List.of(2, 3), Deadline.after(0, 20_000));
        see(true, mine);
        assertThat(words()).isEqualTo("You asked to take your play back. Waiting for Mei and Uncle Lam, 0:20 left.");
        assertThat(ways()).containsExactly(new Way(WayKind.KEEP_PLAY, "Keep the play"));
        assertThat(whyNot()).isEqualTo("The others are still being asked.");
        scene.flow.round().takeBack(false);
        TakeBackQuestion meis = new TakeBackQuestion(12, 2, List.of(0, 3), Deadline.after(0, 20_000));
        see(false, meis);
        assertThat(words()).isEqualTo("Mei wants to take their last play back. Do you agree? 0:20 left.");
        assertThat(ways())
                .containsExactly(
                        new Way(WayKind.LET_TAKE_BACK, "Agree", 12L), new Way(WayKind.REFUSE_TAKE_BACK, "Refuse", 12L));
        scene.flow.round().answerTakeBack(12, false);
        scene.flow.round().answerTakeBack(12, true);
        assertThat(asked()).containsExactly("keep", "refuse 12", "agree 12");
        see(false, new TakeBackQuestion(12, 2, List.of(3), Deadline.after(0, 20_000)));
        assertThat(words()).isEqualTo("Mei has asked to take their last play back, 0:20 left.");
        assertThat(ways()).isEmpty();
        TableModel watched = TableModel.of(Tables.ENGLISH, Tables.with(table.watched(), false, meis))
                .orElseThrow();
        assertThat(watched.farScreen().banner().words().at(0))
                .isEqualTo("Mei has asked to take their last play back, 0:20 left.");
        assertThat(watched.farScreen().banner().ways()).isEmpty();
    }

    @Test
    @DisplayName("leaves a line in the log and on a television; otherwise everybody is told that the play stays")
    void result() {
        play("55");
        table.forfeits("22");
        TakeBackQuestion mine = new TakeBackQuestion(9, 0, List.of(2, 3), Deadline.after(0, 20_000));
        see(true, mine);
        see(true, null);
        assertThat(screen().notice()).isEqualTo("The play stays.");
        see(true, mine);
        table.takesBack(0, 2);
        see(false, null);
        assertThat(screen().side().log())
                .extracting(line -> line.accessible())
                .endsWith("You take your play back.", "You to play");
        assertThat(TableModel.of(Tables.ENGLISH, table.watched()).orElseThrow().commentary())
                .isEqualTo("Kit takes the play back.");
        assertThat(screen().hand().tiles()).hasSize(8);
    }

    private void see(boolean mayTakeBack, @Nullable TakeBackQuestion question) {
        scene.knows(Tables.with(table.state(), mayTakeBack, question));
    }

    /** Plays by the buttons, as the player does. */
    private void play(String tiles) {
        if (scene.shown.isEmpty()) {
            see(false, null);
        }
        scene.flow.round().clear();
        SessionState state = scene.flow.state();
        state.atTable()
                .orElseThrow()
                .view()
                .hand()
                .withKindsOf(TileNotation.read(tiles))
                .orElseThrow()
                .forEach(scene.flow.round()::toggle);
        scene.flow.round().act(ActKind.PLAY);
        table.shows(tiles);
    }

    private TableScreen screen() {
        return ((ViewState.Round) scene.last().main()).screen();
    }

    private String whyNot() {
        return whyNot(scene);
    }

    private static String whyNot(Scene at) {
        return ((ViewState.Round) at.last().main())
                .screen().bar().tools().stream()
                        .filter(tool -> tool.kind() == ToolKind.TAKE_BACK)
                        .findFirst()
                        .orElseThrow()
                        .whyNot();
    }

    private String words() {
        return screen().banner().words().at(0);
    }

    private List<Way> ways() {
        Banner banner = screen().banner();
        return banner.ways();
    }

    private List<String> asked() {
        return scene.asked.stream()
                .filter(message -> message.hasTakeBack() || message.hasAnswerTakeBack())
                .map(TakeBackFlowTest::text)
                .toList();
    }

    private static String text(ClientMessage message) {
        if (message.hasTakeBack()) {
            return message.getTakeBack().getWish() ? "take back" : "keep";
        }
        return (message.getAnswerTakeBack().getAgree() ? "agree " : "refuse ")
                + message.getAnswerTakeBack().getNumber();
    }
}
