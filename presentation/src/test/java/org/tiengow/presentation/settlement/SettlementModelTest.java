package org.tiengow.presentation.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult.Factor;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.PaymentWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The sheet after a round in words. */
class SettlementModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void aWholeRoundAddsUpInWords() {
        for (String rules : List.of("pagat", "lai", "basic-rising", "online")) {
            Tables table = Tables.dealt(rules, 1, DEAL).toTheEnd();
            SettlementScreen sheet = SettlementModel.of(Tables.ENGLISH, table.state())
                    .orElseThrow()
                    .screen();
            assertThat(sheet.title()).matches("Round 1: (you win|(Bo|Mei|Uncle Lam) wins)");
            assertThat(sheet.stacks()).hasSize(4);
            assertThat(sheet.chips().stream().mapToInt(row -> row.change()).sum())
                    .isZero();
            assertThat(sheet.payments()).isNotEmpty().allSatisfy(SettlementModelTest::addsUp);
            assertThat(sheet.choices())
                    .last()
                    .satisfies(choice -> assertThat(choice.main()).isTrue());
        }
    }

    @Test
    void aCaptureIsToldAndPaidByTheCapturedPlayer() {
        Tables table = Tables.byChance("lai", 15_479);
        SettlementScreen sheet =
                SettlementModel.of(Tables.ENGLISH, table.state()).orElseThrow().screen();
        assertThat(sheet.summary())
                .isEqualTo("Big Six captured Little Three, led by you. You pay for everyone, four\u00A0times.");
        assertThat(sheet.payments())
                .extracting(line -> line.title() + ", " + line.detail())
                .containsExactly(
                        "You pay Bo 24, for yourself",
                        "You pay Bo 16, on behalf of Mei",
                        "You pay Bo 16, on behalf of Uncle Lam");
        assertThat(sheet.footnote()).isEqualTo("Mei and Uncle Lam pay nothing this time.");
        assertThat(SettlementModel.of(Tables.CHINESE, table.state())
                        .orElseThrow()
                        .screen()
                        .summary())
                .isEqualTo("大頭六擒了你首出的么雞三。由你替大家付，全部 4 倍。");
    }

    @Test
    @DisplayName("keep the players of the match when others hold their seats")
    void othersSeats() {
        SessionState over = Tables.over("lai", DEAL);
        TableState table = over.atTable().orElseThrow();
        List<SeatState> seats = new ArrayList<>(table.seats());
        seats.set(0, seat(0, "Zoe"));
        seats.set(2, seat(2, "Kit"));
        List<FinishedMatch.Player> players = Stream.of("Kit", "Bo", "Mei", "Uncle Lam")
                .map(name -> new FinishedMatch.Player(name, false, null, 0, 1))
                .toList();
        SettlementScreen sheet = SettlementModel.of(
                        Tables.ENGLISH,
                        over.withTable(table.with(new TablePeople(0, false, seats, 0, List.of(), false)))
                                .withFinishedMatches(List.of(new FinishedMatch(table.match(), "lai", 3, players))))
                .orElseThrow()
                .screen();
        assertThat(sheet.chips())
                .extracting(SettlementScreen.ChipsRow::name)
                .containsExactlyInAnyOrder("Kit", "Bo", "Mei", "Uncle Lam");
        assertThat(sheet.stacks())
                .extracting(SettlementScreen.StackCard::name)
                .containsExactly("Kit", "Bo", "Mei", "Uncle Lam");
        assertThat(sheet.title() + sheet.summary() + sheet.payments() + sheet.footnote())
                .doesNotContainIgnoringCase("you ")
                .doesNotContain("Zoe");
        assertThat(sheet.choices())
                .extracting(SettlementScreen.Choice::kind)
                .as("a round that somebody else played cannot be looked back at")
                .doesNotContain(SettlementScreen.ChoiceKind.LOOK_BACK);
    }

    private static SeatState seat(int number, String name) {
        return new SeatState(number, Holder.PERSON, name, "", false, Presence.HERE, null, false, null, "", "", false);
    }

    @Test
    void noSheetBeforeTheEnd() {
        assertThat(SettlementModel.of(
                        Tables.ENGLISH, Tables.dealt("lai", 1, DEAL).state()))
                .isEmpty();
    }

    @Test
    void aPaymentInAnothersPlace() {
        Payment payment = new Payment(PaymentReason.CAPTURE, 0, 3, 2, 2, 3, 1, 4);
        assertThat(new PaymentWords(people(Tables.ENGLISH)).sentence(payment, 2))
                .isEqualTo("You pay Uncle Lam 24, on behalf of Mei, the banker.");
        assertThat(new PaymentWords(people(Tables.CHINESE)).title(payment)).isEqualTo("你付 Uncle Lam 24");
        assertThat(terms(payment, List.of())).isEqualTo("2 short × 3 banker × 4 capture = 24 chips");
    }

    @Test
    void whoPaysWhom() {
        PaymentWords words = new PaymentWords(people(Tables.ENGLISH));
        Payment toMe = new Payment(PaymentReason.SETTLEMENT, 1, 0, 1, 5, 1, 1, 1);
        Payment others = new Payment(PaymentReason.OVER_PAR, 1, 2, 1, 2, 2, 1, 1);
        Payment bank = new Payment(PaymentReason.LAST_TRICK, Seats.BANK, 0, Seats.BANK, 5, 1, 1, 1);
        assertThat(words.sentence(toMe, 3)).isEqualTo("Bo pays you 5, five for having no stack.");
        assertThat(words.sentence(others, 1)).isEqualTo("Bo pays Mei 4, two stacks over four.");
        assertThat(words.sentence(bank, 1)).isEqualTo("The bank pays you 5, for the last trick.");
        assertThat(terms(toMe, List.of())).isEqualTo(" = 5 chips");
    }

    @Test
    void factorsAreNamed() {
        Payment payment = new Payment(PaymentReason.SETTLEMENT, 1, 0, 1, 3, 2, 8, 1);
        List<Factor> factors =
                List.of(new Factor(FactorReason.LAST_TRICK_QUARTET, 4), new Factor(FactorReason.EIGHT_STACKS, 2));
        assertThat(terms(payment, factors)).isEqualTo("3 short × 2 banker × 4 quartet × 2 all stacks = 48 chips");
    }

    private static void addsUp(PaymentLine line) {
        int product = line.terms().stream()
                .mapToInt(term -> Integer.parseInt(term.figure()))
                .reduce(1, (a, b) -> a * b);
        if (!line.terms().isEmpty()) {
            assertThat(product)
                    .as(line.toString())
                    .isEqualTo(Integer.parseInt(line.total().figure()));
        }
    }

    private static String terms(Payment payment, List<Factor> factors) {
        PaymentLine line = new PaymentWords(people(Tables.ENGLISH)).line(payment, factors, 2);
        return String.join(
                        " × ",
                        line.terms().stream()
                                .map(term -> term.figure() + " " + term.words())
                                .toList())
                + " = " + line.total().figure() + " " + line.total().words();
    }

    private static People people(Words words) {
        return new People(words, List.of("Kit", "Bo", "Mei", "Uncle Lam"), 0);
    }
}
