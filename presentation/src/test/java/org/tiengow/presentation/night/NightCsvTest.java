package org.tiengow.presentation.night;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.table.Tables;

@DisplayName("The sheet of the night as CSV")
class NightCsvTest {
    @Test
    @DisplayName("has a line for each person, quoted where needed, and no formulas")
    void table() {
        List<FinishedMatch> matches = List.of(
                new FinishedMatch(
                        "0",
                        "lai",
                        8,
                        List.of(
                                new Player("Lam, \"Uncle\"", false, null, null, 24, 1, 1, 2, 12, 5),
                                new Player("=1+1", false, null, null, -20, 3, 0, 1, 2, 1),
                                new Player("Bo", true, null, null, -4, 2, 0, 1, 2, 2))),
                new FinishedMatch(
                        "1",
                        "lai",
                        4,
                        List.of(new Player("Bo", true, null, 3, 1), new Player("阿美", false, null, -3, 2))));
        assertThat(csv(matches, "0.5 HKD")).isEqualTo("""
                        \uFEFFplace,name,matches,matches won,rounds,chips,last tricks won,captures,chips after match 1,chips after match 2,receives HKD
                        1,"Lam, ""Uncle\""",1,1,8,24,5,1,24,24,11.0
                        2,阿美,1,0,4,-3,0,0,0,-3,0.0
                        3,'=1+1,1,0,8,-20,1,0,-20,-20,-11.0
                        """.replace("\n", "\r\n"));
        assertThat(csv(matches, "")).doesNotContain("receives");
    }

    private static String csv(List<FinishedMatch> matches, String chip) {
        return NightModel.of(Tables.ENGLISH, Tables.gathering("lai").withFinishedMatches(matches), Settings.Night.FIRST)
                .orElseThrow()
                .withTyped(chip)
                .csv();
    }
}
