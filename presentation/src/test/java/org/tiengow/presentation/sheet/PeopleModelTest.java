package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;

class PeopleModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void listsPlayersWatchersAndBansWithoutBotsAndReader() {
        SessionState state = Tables.gathering("lai");
        PeopleModel screen =
                PeopleModel.of(Tables.ENGLISH, state.with(state.host().withBarred(List.of("Eve"))));

        assertThat(screen.rows()).extracting(PeopleModel.Row::name).containsExactly("Mei", "Ana", "阿明", "Eve");
        assertThat(screen.rows()).extracting(PeopleModel.Row::seat).containsExactly(2, -1, -1, -1);
        assertThat(screen.rows())
                .extracting(PeopleModel.Row::note)
                .containsExactly("playing", "watching", "watching", "banned for tonight");
        assertThat(screen.rows().get(1).acts())
                .extracting(PeopleModel.Act::spoken)
                .containsExactly("Remove…: Ana");
        assertThat(screen.rows().get(3).acts())
                .extracting(PeopleModel.Act::kind)
                .containsExactly(PeopleModel.Kind.LET_IN);
    }

    @Test
    void anActNamesItsPersonWhoeverComesToThatRowOrSeat() {
        SessionState state = Tables.gathering("lai");
        PeopleModel.Row mei = PeopleModel.of(Tables.ENGLISH, state).rows().get(0);
        SheetScreen question = mei.question(Tables.ENGLISH);

        assertThat(question.title()).isEqualTo("Remove Mei?");
        assertThat(question.acts()).extracting(SheetScreen.Act::id).containsExactly("BAR:2:Mei", "REMOVE:2:Mei", "no");
        assertThat(question.first()).as("what a stray Enter does").isEqualTo("no");
        assertThat(mei.kindOf("REMOVE:2:Lam")).isEmpty();
        assertThat(PeopleModel.named("REMOVE:2:Mei")).contains("Mei");
        assertThat(PeopleModel.named("BAR:-1:a:b")).contains("a:b");
        assertThat(PeopleModel.named("no")).isEmpty();
    }

    @Test
    void theOwnerFindsThemDuringAMatch() {
        SessionState state = Tables.dealt("lai", 0, DEAL).state();
        SessionState barring = state.with(state.host().withBarred(List.of("Eve")));
        boolean owned = state.atTable().orElseThrow().owned();

        assertThat(TableModel.of(Tables.ENGLISH, barring).orElseThrow().screen().bar().tools().stream()
                        .anyMatch(tool -> tool.kind() == ToolKind.PEOPLE))
                .isEqualTo(owned);
    }
}
