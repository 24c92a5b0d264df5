package org.tiengow.presentation.night;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.session.Self;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.presentation.history.Histories;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

@DisplayName("The sheet of the night")
class NightModelTest {
    private static final SessionState LONG = Tables.night(Tables.gathering("lai"));
    private static final Settings.Night A_ROUND = Settings.Night.FIRST.withRanking(ScoreOrder.CHIPS_A_ROUND);

    @Test
    @DisplayName("settles up with the value of a chip that the host says, which its owner alone may change")
    void hostsChip() {
        NightScreen.Settling owners = settling(LONG, "0.50 HKD");
        assertThat(owners.mayChange()).isTrue();
        assertThat(owners.typed()).isEqualTo("0.50 HKD");
        assertThat(owners.payments()).isNotEmpty();
        NightScreen.Settling guests = settling(asGuest(LONG), "0.50 HKD");
        assertThat(guests.mayChange()).isFalse();
        assertThat(guests.typed()).isEqualTo("0.50 HKD");
        assertThat(guests.payments()).isEqualTo(owners.payments());
        assertThat(settling(LONG, "").summary()).isEqualTo("Type what a chip is worth to see who pays whom.");
        assertThat(settling(asGuest(LONG), "").summary())
                .isEqualTo("The table owner can say what a chip is worth. Then you see here who pays whom.");
    }

    @Test
    @DisplayName("settles up an earlier night with its own value, or with one that the reader tries")
    void earlierNight() {
        BookNight said = earlier("0.50 HKD");
        Settings.Night tries = Settings.Night.FIRST.withChip("2 EUR");
        NightScreen.Settling itsOwn = NightModel.of(Tables.ENGLISH, "1 May", said, tries)
                .orElseThrow()
                .screen()
                .settling();
        assertThat(itsOwn.typed()).isEqualTo("0.50 HKD");
        assertThat(itsOwn.mayChange()).isFalse();
        NightScreen.Settling tried = NightModel.of(Tables.ENGLISH, "1 May", earlier(""), tries)
                .orElseThrow()
                .screen()
                .settling();
        assertThat(tried.typed()).isEqualTo("2 EUR");
        assertThat(tried.mayChange()).isTrue();
    }

    @Test
    @DisplayName("is absent before the first match is over")
    void absent() {
        assertThat(NightModel.of(Tables.ENGLISH, Tables.gathering("lai"), Settings.Night.FIRST))
                .isEmpty();
        assertThat(NightModel.link(Tables.ENGLISH, Tables.gathering("lai"))).isEmpty();
        assertThat(NightModel.link(Tables.ENGLISH, LONG)).isEqualTo("Tonight: 8 matches");
    }

    @Test
    @DisplayName("adds up what each person won and lost in all matches; a bot is told with its match alone")
    void sums() {
        NightScreen night = screen(Tables.ENGLISH, LONG);
        assertThat(night.subtitle()).isEqualTo("After 8 matches you lead with +41.");
        assertThat(night.columns()).containsExactly("Captures", "Last tricks", "Matches", "Rounds", "A round", "Chips");
        assertThat(rows(night))
                .containsExactly(
                        "1 You 1 12 8 64 +0.6 +41 (mine)",
                        "2 Mei 1 13 8 64 +0.5 +31",
                        "3 Ana 0 1 1 8 −0.3 −2",
                        "4 Uncle Lam 0 10 7 56 −1.2 −69");
        assertThat(night.rows().get(3).note()).isEqualTo("10 last tricks · 7 matches · 56 rounds · −1.2 a round");
        assertThat(night.matches())
                .startsWith("Match 8 (Lai, 8 rounds): you +7, Mei +2, Bo (bot) −2, Uncle Lam −7")
                .endsWith("Match 1 (Standard (Pagat), 8 rounds): you +6, Bo (bot) +5, Ana −2, Mei −9");
        assertThat(screen(Tables.CHINESE, LONG).subtitle()).isEqualTo("打了 8 場，你領先：+41。");
    }

    @Test
    @DisplayName("is ranked by chips a round at wish where people played unequally many, and says so")
    void rankedByAverage() {
        SessionState state = night(
                Tables.match(0, "lai", "Mei", 10, "Kit", 2, "Uncle Lam", -12),
                Tables.match(1, "lai", "Mei", 1, "Uncle Lam", -1));
        NightScreen byChips = screen(Tables.ENGLISH, state);
        assertThat(byChips.orderNote()).isEqualTo("Not everyone played equally many rounds. Rank by");
        assertThat(byChips.orders()).extracting(NightScreen.Order::chosen).containsExactly(true, false);

        SessionState rare = night(
                Tables.match(0, "lai", "Mei", 10, "Uncle Lam", -10),
                Tables.match(1, "lai", "Kit", 9, "Uncle Lam", -9),
                Tables.match(2, "lai", "Mei", 2, "Uncle Lam", -2));
        assertThat(screen(Tables.ENGLISH, rare).rows().get(0).name()).isEqualTo("Mei");
        NightScreen byAverage =
                NightModel.of(Tables.ENGLISH, rare, A_ROUND).orElseThrow().screen();
        assertThat(rows(byAverage))
                .containsExactly(
                        "1 You 0 1 1 8 +9 +1.1 (mine)", "2 Mei 0 2 2 16 +12 +0.8", "3 Uncle Lam 0 6 3 24 −21 −0.9");
        assertThat(byAverage.columns()).endsWith("Chips", "A round");
        assertThat(byAverage.subtitle()).isEqualTo("After 3 matches you lead with +1.1 a round.");
        assertThat(byAverage.orders()).extracting(NightScreen.Order::chosen).containsExactly(false, true);
    }

    @Test
    @DisplayName("offers no other ranking where all played equally many rounds")
    void oneRanking() {
        SessionState state = night(Tables.match(0, "lai", "Mei", 10, "Kit", -10));
        NightScreen night =
                NightModel.of(Tables.ENGLISH, state, A_ROUND).orElseThrow().screen();
        assertThat(night.orders()).isEmpty();
        assertThat(night.orderNote()).isEmpty();
        assertThat(night.columns()).endsWith("Chips");
    }

    @Test
    @DisplayName("draws the chips of each player after each match")
    void curves() {
        NightScreen night = screen(
                Tables.ENGLISH,
                night(
                        Tables.match(0, "lai", "Mei", 10, "Kit", -10),
                        Tables.match(1, "lai", "Mei", -4, "Uncle Lam", 4)));
        assertThat(night.plot().lines())
                .extracting(line -> line.label() + " " + line.chips())
                .containsExactly("Mei +6 [0, 10, 6]", "Uncle Lam +4 [0, 0, 4]", "You −10 [0, -10, -10]");
        assertThat(night.plot().accessible()).isEqualTo("Mei +6, Uncle Lam +4 and You −10");
    }

    @Test
    @DisplayName("gives a shared lead a shared place")
    void shared() {
        NightScreen night =
                screen(Tables.ENGLISH, night(Tables.match(0, "lai", "Mei", 10, "Kit", 10, "Uncle Lam", -20)));
        assertThat(night.subtitle()).isEqualTo("After one match Mei and you share the lead.");
        assertThat(night.rows()).extracting(NightScreen.Row::place).containsExactly(1, 1, 3);
    }

    @Test
    @DisplayName("never takes a bot for the person of its name")
    void botIsNoPerson() {
        FinishedMatch.Player bot = new FinishedMatch.Player("Kit", true, null, -4, 2);
        FinishedMatch.Player person = new FinishedMatch.Player("Kit", false, null, 4, 1);
        NightScreen night = screen(Tables.ENGLISH, night(new FinishedMatch("0", "custom", 1, List.of(bot, person))));
        assertThat(night.rows()).extracting(NightScreen.Row::name).containsExactly("You");
        assertThat(night.plot().lines()).hasSize(1);
        assertThat(night.matches()).singleElement().asString().endsWith("you +4, Kit (bot) −4");

        SessionState bots = night(new FinishedMatch("0", "custom", 1, List.of(bot)));
        assertThat(NightModel.of(Tables.ENGLISH, bots, Settings.Night.FIRST)).isEmpty();
        assertThat(NightModel.link(Tables.ENGLISH, bots)).isEmpty();
    }

    @Test
    @DisplayName("translates the names of the host's bots")
    void namesOfBots() {
        FinishedMatch.Player bot = new FinishedMatch.Player("Orchid", true, null, null, 4, 1, 2, 3, 4, 1);
        FinishedMatch.Player person = new FinishedMatch.Player("Orchid", false, null, -4, 2);
        NightScreen night = screen(Tables.CHINESE, night(new FinishedMatch("0", "lai", 1, List.of(bot, person))));
        assertThat(night.rows()).extracting(NightScreen.Row::name).containsExactly("Orchid");
        assertThat(night.matches()).singleElement().asString().contains("阿蘭（電腦） +4");
    }

    @Test
    @DisplayName("leaves out figures that the host does not tell")
    void unknownFigures() {
        FinishedMatch.Player untold = new FinishedMatch.Player("Kit", false, null, 0, 1);
        NightScreen night = screen(Tables.ENGLISH, night(new FinishedMatch("0", "lai", 1, List.of(untold))));
        assertThat(night.columns()).doesNotContain("Last tricks");
        assertThat(night.honours()).containsExactly("Most matches won: you, 1");
    }

    @Test
    @DisplayName("names all who share a record")
    void records() {
        SessionState told = night(
                new FinishedMatch("0", "lai", 8, List.of(player("Kit", 1, 1, 20), player("Mei", 2, 3, 12))),
                new FinishedMatch("1", "lai", 8, List.of(player("Kit", 2, 2, 4), player("Mei", 1, 2, 56))));
        assertThat(screen(Tables.ENGLISH, told).honours())
                .containsExactly(
                        "Most matches won: you and Mei, 1 each",
                        "Longest banker: Mei, 3 rounds in a row",
                        "Best round: Mei, +56");
        assertThat(screen(Tables.CHINESE, told).honours())
                .containsExactly("贏得最多場：你和 Mei，各 1 場", "連莊最長：Mei，連莊 3 局", "最旺一局：Mei，+56");
    }

    @Test
    @DisplayName("says who pays whom once a chip has a value, and why a text is none")
    void settling() {
        SessionState state = night(Tables.match(0, "lai", "Mei", 10, "Kit", 15, "Uncle Lam", -25));
        assertThat(settling(state, "").summary()).isEqualTo("Type what a chip is worth to see who pays whom.");
        NightScreen.Settling settled = settling(state, "0.50 HKD");
        assertThat(settled.summary()).isEqualTo("2 payments settle everything.");
        assertThat(settled.payments())
                .extracting(NightScreen.Payment::words, NightScreen.Payment::amount, NightScreen.Payment::mine)
                .containsExactly(
                        tuple("Uncle Lam pays you", "7.50 HKD", true), tuple("Uncle Lam pays Mei", "5.00 HKD", false));
        assertThat(settled.text())
                .as("for others, so the user goes by name")
                .isEqualTo(
                        "Tien Gow, a chip is worth 0.50 HKD:\nUncle Lam pays Kit: 7.50 HKD\nUncle Lam pays Mei: 5.00 HKD");
        assertThat(settled.notes()).containsExactly("This app only works out the amounts. It handles no money.");
        NightScreen.Settling wrong = NightModel.of(Tables.ENGLISH, state, Settings.Night.FIRST)
                .orElseThrow()
                .withTyped("0 HKD")
                .screen()
                .settling();
        assertThat(wrong.problem()).isEqualTo("A chip must be worth more than 0.");
        assertThat(wrong.typed()).isEqualTo("0 HKD");
        assertThat(wrong.payments()).isEmpty();
        assertThat(wrong.copy()).isEmpty();
    }

    @Test
    @DisplayName("says that people share what bots won, and that amounts are rounded")
    void sharing() {
        SessionState state = night(Tables.match(0, "lai", "Mei", 10, "Kit", 15, "Uncle Lam", -21, "Bo", -4));
        assertThat(settling(state, "1 HKD").notes())
                .containsExactly(
                        "What bots or the bank won or lost is shared equally by the people of that match.",
                        "Amounts are rounded to 1 HKD.",
                        "This app only works out the amounts. It handles no money.");
        assertThat(settling(night(Tables.match(0, "lai", "Kit", 9, "Bo", -9)), "1")
                        .summary())
                .isEqualTo("No one owes anyone anything.");
    }

    private static NightScreen.Settling settling(SessionState state, String chip) {
        NightState night = state.night();
        SessionState said = state.with(new NightState(
                night.seating(), night.turns(), night.people(), night.proposal(), night.tables(), chip, ""));
        return NightModel.of(Tables.ENGLISH, said, Settings.Night.FIRST)
                .orElseThrow()
                .screen()
                .settling();
    }

    private static FinishedMatch.Player player(String name, int place, int bank, int best) {
        return new FinishedMatch.Player(name, false, null, null, 0, place, 0, bank, best, 1);
    }

    private static SessionState asGuest(SessionState state) {
        return state.with(new Self(
                state.self().kind(), state.self().name(), false, state.self().seatToken()));
    }

    private static BookNight earlier(String chip) {
        BookNight night = Histories.nights(1).get(0);
        return new BookNight(night.night(), night.host(), night.hostKey(), chip, night.matches());
    }

    private static SessionState night(FinishedMatch... matches) {
        return LONG.withFinishedMatches(List.of(matches));
    }

    private static NightScreen screen(Words words, SessionState state) {
        return NightModel.of(words, state, Settings.Night.FIRST).orElseThrow().screen();
    }

    private static List<String> rows(NightScreen night) {
        List<String> rows = new ArrayList<>();
        for (NightScreen.Row row : night.rows()) {
            rows.add(row.place() + " " + row.name() + " " + String.join(" ", row.cells())
                    + (row.mine() ? " (mine)" : ""));
        }
        return rows;
    }
}
