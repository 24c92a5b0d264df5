package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.presentation.sheet.Sheets.label;
import static org.tiengow.presentation.sheet.Sheets.text;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.succession.HandoverState;
import org.tiengow.client.succession.KnownMatches;
import org.tiengow.client.succession.SuccessionState;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;

class HandOverModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private static final SessionState PLAYING = Tables.dealt("lai", 0, DEAL).state();

    private static SessionState with(SessionState state, boolean unconfirmed, OptionalInt to, Integer... canHost) {
        HandoverState handover = new HandoverState(unconfirmed, to, Set.of(canHost), Map.of(2, "2c"));
        return state.with(new SuccessionState(KnownMatches.NONE, null, handover, null, null));
    }

    private static SheetScreen screen(HandOverModel model, SessionState state) {
        return model.screen(state, key -> key.equals("2c") ? "palace monkey" : "");
    }

    private static List<String> choices(SheetScreen screen) {
        return screen.parts().stream()
                .filter(SheetScreen.Choice.class::isInstance)
                .map(SheetScreen.Choice.class::cast)
                .map(choice -> (choice.chosen() ? "(x) " : "( ) ") + choice.spoken())
                .toList();
    }

    @Test
    void aChoiceOfTheSheetIsTaken() {
        SessionState state = with(PLAYING, false, OptionalInt.empty(), 2, 3);
        HandOverModel model = HandOverModel.begin(Tables.ENGLISH);
        for (SheetScreen.Part part : screen(model, state).parts()) {
            if (part instanceof SheetScreen.Choice choice) {
                assertThat(screen(model.choose(choice.id()), state).parts())
                        .filteredOn(each -> each instanceof SheetScreen.Choice other
                                && other.id().equals(choice.id())
                                && other.chosen())
                        .as(choice.id())
                        .hasSize(1);
            }
        }
    }

    @Test
    void offersThoseWhoseProgramsCouldHostButNotTheReaders() {
        SheetScreen screen =
                screen(HandOverModel.begin(Tables.ENGLISH), with(PLAYING, false, OptionalInt.empty(), 0, 2, 3));
        assertThat(choices(screen))
                .containsExactly("(x) Mei, palace monkey", "( ) Uncle Lam", "(x) After this round", "( ) Now");
        assertThat(label(screen, HandOverModel.GO)).contains("Make Mei the host");
        assertThat(text(screen, "meaning")).startsWith("This round is finished here.");
    }

    @Test
    void nowSaysThatTheNewMachineHoldsTheTiles() {
        HandOverModel model = HandOverModel.begin(Tables.ENGLISH).to(3).now(true);
        SheetScreen screen = screen(model, with(PLAYING, false, OptionalInt.empty(), 2, 3));
        assertThat(text(screen, "meaning")).contains("Uncle Lam’s computer will hold everyone’s tiles");
        assertThat(label(screen, HandOverModel.GO)).contains("Make Uncle Lam the host");
    }

    @Test
    void betweenRoundsThereIsNothingToWaitFor() {
        SessionState between = Tables.dealt("lai", 0, DEAL).toTheEnd().state();
        SheetScreen screen = screen(HandOverModel.begin(Tables.ENGLISH), with(between, false, OptionalInt.empty(), 2));
        assertThat(choices(screen)).hasSize(1);
        assertThat(text(screen, "meaning")).isEqualTo("Mei becomes the host as soon as they agree.");
    }

    @Test
    void whereNobodyCanHostItSaysSoAndOffersNothing() {
        SheetScreen screen = screen(HandOverModel.begin(Tables.ENGLISH), with(PLAYING, false, OptionalInt.empty(), 0));
        assertThat(choices(screen)).isEmpty();
        assertThat(label(screen, HandOverModel.GO)).isEmpty();
        assertThat(text(screen, "intro")).startsWith("No one else can host right now");
        assertThat(HandOverModel.isPossible(with(PLAYING, false, OptionalInt.empty(), 0)))
                .isFalse();
    }

    @Test
    void whoIsAskedAndWhoHasSaidYesIsSaid() {
        HandOverModel asked = HandOverModel.begin(Tables.ENGLISH).asked(2);
        assertThat(text(screen(asked, with(PLAYING, false, OptionalInt.empty(), 2)), "intro"))
                .startsWith("Mei is being asked");
        SheetScreen going = screen(asked, with(PLAYING, false, OptionalInt.of(2), 2));
        assertThat(text(going, "intro")).startsWith("Mei agreed, and takes over as host after this round");
        assertThat(label(going, HandOverModel.KEEP)).contains("Do not change the host");
        assertThat(asked.isBegun(PLAYING)).isTrue();
        assertThat(asked.kept().isBegun(PLAYING)).isFalse();
    }

    @Test
    void theOwnerAmongPeopleHasTheTool() {
        assertThat(tools(PLAYING)).contains(ToolKind.HAND_OVER);
        assertThat(tools(Tables.dealt("lai", 0, DEAL).watched())).doesNotContain(ToolKind.HAND_OVER);
    }

    @Test
    void everybodySeesWhomTheNightGoesTo() {
        TableModel model = TableModel.of(Tables.ENGLISH, with(PLAYING, false, OptionalInt.of(2), 2))
                .orElseThrow();
        assertThat(model.screen().banner().words().at(0)).startsWith("Mei agreed, and takes over as host");
        TableModel mine = TableModel.of(Tables.ENGLISH, with(PLAYING, false, OptionalInt.of(0), 2))
                .orElseThrow();
        assertThat(mine.screen().banner().words().at(0)).contains("Do not close the app.");
        TableModel after = TableModel.of(Tables.ENGLISH, PLAYING).orElseThrow().telling("Mei hosts the night now.");
        assertThat(after.screen().banner().words().at(0)).isEqualTo("Mei hosts the night now.");
    }

    @Test
    void onTheWayToTheNewHostNobodyIsFrightened() {
        Problem over = new Problem(Problem.Kind.HANDED_OVER, "192.168.1.20:47913", null, "");
        SessionState moving = PLAYING.with(ConnectionStatus.returning(over, Deadline.after(0, 600_000)));
        assertThat(TableModel.of(Tables.ENGLISH, moving)
                        .orElseThrow()
                        .screen()
                        .banner()
                        .words()
                        .at(0))
                .isEqualTo("A new host is taking over. You follow automatically.");
    }

    @Test
    void theNextRoundThatWaitsForPeopleSaysSo() {
        SessionState between = Tables.dealt("lai", 0, DEAL).toTheEnd().state();
        String waits = "The next round starts when at least half of the players are back.";
        assertThat(next(with(between, true, OptionalInt.empty()))).contains(waits);
        assertThat(next(with(between, false, OptionalInt.empty()))).doesNotContain(waits);
    }

    private static List<String> next(SessionState state) {
        return SettlementModel.of(Tables.ENGLISH, state).orElseThrow().screen().next();
    }

    private static List<ToolKind> tools(SessionState state) {
        return TableModel.of(Tables.ENGLISH, state).orElseThrow().screen().bar().tools().stream()
                .map(TableBar.Tool::kind)
                .toList();
    }
}
