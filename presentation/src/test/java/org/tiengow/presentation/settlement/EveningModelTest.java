package org.tiengow.presentation.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class EveningModelTest {
    private static final SessionState LONG = Tables.evening(Tables.gathering("lai"));

    @Test
    void thereIsNoneBeforeTheFirstMatchIsOver() {
        assertThat(EveningModel.of(Tables.ENGLISH, Tables.gathering("lai"))).isEmpty();
    }

    @Test
    void whoeverHasTheSameNameIsAddedUpFromMatchToMatch() {
        EveningScreen evening = screen(Tables.ENGLISH, LONG);
        assertThat(evening.subtitle()).isEqualTo("After 8 matches you lead with +41.");
        assertThat(evening.columns()).containsExactly("1–3", "4", "5", "6", "7", "8");
        assertThat(rows(evening))
                .containsExactly(
                        "1 You +16 +3 +4 +5 +6 +7 won 7 +41 (mine)",
                        "2 Mei +21 +2 +2 +2 +2 +2 won 1 +31",
                        "3 Bo +9 −2 −2 −2 −2 −2 won 0 −1",
                        "4 Ana −2 . . . . . won 0 −2",
                        "5 Uncle Lam −44 −3 −4 −5 −6 −7 won 0 −69");
        assertThat(evening.matches())
                .startsWith("Match 8: Lai, 8 rounds, won by you")
                .endsWith("Match 1: Standard (Pagat), 8 rounds, won by you");
        assertThat(screen(Tables.CHINESE, LONG).subtitle()).isEqualTo("打了 8 場，你以 +41 領先。");
    }

    @Test
    void aShareOfTheLeadIsASharedPlace() {
        SessionState even =
                LONG.withFinishedMatches(List.of(Tables.match(0, "lai", "Mei", 10, "Kit", 10, "Uncle Lam", -20)));
        EveningScreen evening = screen(Tables.ENGLISH, even);
        assertThat(evening.subtitle()).isEqualTo("After one match Mei and you share the lead.");
        assertThat(evening.rows()).extracting(EveningScreen.Row::place).containsExactly(1, 1, 3);
        assertThat(evening.matches()).containsExactly("Match 1: Lai, 8 rounds, won by Mei and you");
    }

    @Test
    void aBotIsNotThePersonOfItsName() {
        FinishedMatch.Player bot = new FinishedMatch.Player("Kit", true, null, -4, 2);
        FinishedMatch.Player person = new FinishedMatch.Player("Kit", false, null, 4, 1);
        SessionState two = LONG.withFinishedMatches(List.of(new FinishedMatch("0", "custom", 1, List.of(bot, person))));
        EveningScreen evening = screen(Tables.ENGLISH, two);
        assertThat(evening.rows()).extracting(EveningScreen.Row::name).containsExactly("You", "Kit");
        assertThat(evening.rows()).extracting(EveningScreen.Row::mine).containsExactly(true, false);
    }

    @Test
    void theHostsBotsHaveNamesInTheReadersLanguage() {
        FinishedMatch.Player bot = new FinishedMatch.Player("Orchid", true, null, null, 4, 1, 2, 3, 4);
        FinishedMatch.Player person = new FinishedMatch.Player("Orchid", false, null, -4, 2);
        SessionState two = LONG.withFinishedMatches(List.of(new FinishedMatch("0", "lai", 1, List.of(bot, person))));
        EveningScreen evening = screen(Tables.CHINESE, two);
        assertThat(evening.rows()).extracting(EveningScreen.Row::name).containsExactly("阿蘭", "Orchid");
        assertThat(evening.rows()).extracting(EveningScreen.Row::initial).containsExactly("蘭", "O");
        assertThat(evening.subtitle()).contains("阿蘭");
        assertThat(evening.honours()).hasSize(3).allMatch(line -> line.contains("阿蘭"));
        assertThat(evening.matches()).singleElement().asString().contains("阿蘭");
    }

    @Test
    void whoWasLuckyAndWhoWasBraveIsSaidAndAsManyShareIt() {
        FinishedMatch.Player untold = new FinishedMatch.Player("Kit", false, null, 4, 1);
        SessionState old = LONG.withFinishedMatches(List.of(new FinishedMatch("0", "lai", 1, List.of(untold))));
        assertThat(screen(Tables.ENGLISH, old).honours())
                .as("an old host says nothing")
                .isEmpty();
        SessionState told = LONG.withFinishedMatches(List.of(
                new FinishedMatch("0", "lai", 8, List.of(player("Kit", 1, 1, 20), player("Mei", 1, 3, 12))),
                new FinishedMatch("1", "lai", 8, List.of(player("Kit", 1, 2, 4), player("Mei", 1, 2, 56)))));
        assertThat(screen(Tables.ENGLISH, told).honours())
                .containsExactly(
                        "Most captures: you and Mei, 2 each",
                        "Longest banker: Mei, 3 rounds in a row",
                        "Best round: Mei, +56");
        assertThat(screen(Tables.CHINESE, told).honours())
                .containsExactly("擒得最多：你和Mei，各 2 次", "連莊最長：Mei，連莊 3 局", "最旺一局：Mei，+56");
        SessionState dull = LONG.withFinishedMatches(
                List.of(new FinishedMatch("0", "basic", 1, List.of(player("Kit", 0, 1, 0), player("Mei", 0, 0, 0)))));
        assertThat(screen(Tables.ENGLISH, dull).honours()).isEmpty();
    }

    private static FinishedMatch.Player player(String name, int captures, int bank, int best) {
        return new FinishedMatch.Player(name, false, null, null, 0, 1, captures, bank, best);
    }

    private static EveningScreen screen(Words words, SessionState state) {
        return EveningModel.of(words, state).orElseThrow().screen();
    }

    private static List<String> rows(EveningScreen evening) {
        return evening.rows().stream()
                .map(row -> row.place() + " " + row.name() + " "
                        + String.join(
                                " ",
                                row.cells().stream()
                                        .map(cell -> cell.chips().isEmpty() ? "." : cell.chips())
                                        .toList())
                        + " won " + row.won() + " " + row.total() + (row.mine() ? " (mine)" : ""))
                .toList();
    }
}
