package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.TableBar.Tool;
import org.tiengow.presentation.table.TableBar.ToolKind;

/** The table for somebody who only watches. */
class WatchingTest {
    private static final Pattern YOU = Pattern.compile("\\b[Yy]ou\\b(?! may)");

    @Test
    void showsNoHandNoButtonsAndNobodyIsYou() {
        for (String rules : new String[] {"lai", "pagat", "ming"}) {
            Tables round = Tables.byChance(rules, 5);
            TableScreen screen = watching(round).screen();

            assertThat(screen.hand().groups()).isEmpty();
            assertThat(screen.acts()).isEmpty();
            assertThat(screen.question()).isNull();
            assertThat(screen.reason()).isNull();
            assertThat(screen.seats().get(0).seat()).isZero();
            assertThat(screen.seats() + " " + screen.trick() + screen.turn()
                            + screen.side().log())
                    .doesNotContainPattern(YOU);
        }
    }

    @Test
    void offersTheBigScreenOnlyToThoseWhoWatch() {
        Tables round = Tables.byChance("lai", 5);

        assertThat(watching(round).screen().bar().tools())
                .extracting(Tool::kind)
                .contains(ToolKind.BIG_SCREEN);
        assertThat(TableModel.of(Tables.ENGLISH, round.state())
                        .orElseThrow()
                        .screen()
                        .bar()
                        .tools())
                .extracting(Tool::kind)
                .doesNotContain(ToolKind.BIG_SCREEN);
    }

    @Test
    void tellsTheRoomWhatHappensInsteadOfWhoseTurnItIs() {
        TableModel model = watching(Tables.byChance("lai", 5));
        TableScreen far = model.farScreen();

        assertThat(far.turn().head()).isEqualTo(model.commentary());
        assertThat(far.turn().task()).isEmpty();
        assertThat(far.turn().yours()).isFalse();
        assertThat(far.seats()).isEqualTo(model.screen().seats());
        assertThat(far.bar().tools()).extracting(Tool::kind).containsExactly(ToolKind.BIG_SCREEN, ToolKind.SOUND_ON);
    }

    @Test
    void notesAReasonBecauseThereIsNoPlaceBelowButtons() {
        Tables begun = Tables.dealt(
                "lai",
                1,
                "11 62 53 55 55 21 66 65",
                "31 41 33 33 22 22 64 64",
                "44 52 44 43 61 61 51 51",
                "66 11 31 63 54 42 32 65");
        TableScreen screen = watching(begun).recall().screen();

        assertThat(screen.reason()).isNull();
        assertThat(screen.notice()).isNotEmpty();
    }

    private static TableModel watching(Tables tables) {
        return TableModel.of(Tables.ENGLISH, tables.watched()).orElseThrow().heard(true);
    }
}
