package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.presentation.sheet.Sheets.label;
import static org.tiengow.presentation.sheet.Sheets.text;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.FailoverQuestion.Outlook;
import org.tiengow.client.succession.FailoverQuestion.Person;
import org.tiengow.client.succession.FailoverQuestion.Step;
import org.tiengow.presentation.table.Tables;

class GoOnModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private static final SessionState PLAYING = Tables.dealt("lai", 0, DEAL).state();

    private static SheetScreen screen(Step step, int round, int missing, Outlook outlook) {
        List<Person> people = List.of(
                new Person(0, "Kit", true, true, false, true, step != Step.OFFERED),
                new Person(2, "Mei", false, true, true, true, false),
                new Person(3, "Uncle Lam", false, false, false, true, false));
        OptionalInt heir = outlook == Outlook.NOBODY_CAN_HOST ? OptionalInt.empty() : OptionalInt.of(3);
        SessionState state = PLAYING.with(ConnectionStatus.returning(
                        new Problem(Problem.Kind.BROKEN, "", null, ""), Deadline.after(0, 570_000)))
                .withFailoverQuestion(new FailoverQuestion(step, round, people, heir, missing, outlook));
        return GoOnModel.of(Tables.ENGLISH, state).orElseThrow().screen();
    }

    private static List<String> notes(SheetScreen screen) {
        return screen.parts().stream()
                .filter(SheetScreen.Row.class::isInstance)
                .map(row -> ((SheetScreen.Row) row).note())
                .toList();
    }

    private static String waiting(SheetScreen screen) {
        return screen.parts().stream()
                .filter(SheetScreen.Counted.class::isInstance)
                .map(part -> ((SheetScreen.Counted) part).words().at(0))
                .collect(Collectors.joining());
    }

    private static String whyNot(SheetScreen screen, String id) {
        return screen.acts().stream()
                .filter(act -> act.id().equals(id))
                .map(SheetScreen.Act::whyNot)
                .collect(Collectors.joining());
    }

    private static boolean isUrged(SheetScreen screen) {
        return screen.acts().stream().anyMatch(act -> act.kind() == SheetScreen.Weight.MAIN);
    }

    @Test
    void nothingIsAskedWhileThereIsAHost() {
        assertThat(GoOnModel.of(Tables.ENGLISH, PLAYING)).isEmpty();
    }

    @Test
    void asksOnceAndSaysWhatItMeans() {
        SheetScreen screen = screen(Step.OFFERED, 3, 2, Outlook.POSSIBLE);
        assertThat(text(screen, "text")).contains("Uncle Lam would host.", "from the end of round 3");
        assertThat(label(screen, GoOnModel.AGREE)).contains("Continue without Mei");
        assertThat(isUrged(screen)).isTrue();
        assertThat(text(screen, "state"))
                .startsWith("More than half of all players must agree, the old host included: 2 more");
        assertThat(notes(screen))
                .containsExactly(
                        "have not answered yet", "was the host", "missed the end of the last rounds, so has no vote");
    }

    @Test
    void agreementShowsTimeLeftAndCanBeWithdrawn() {
        SheetScreen screen = screen(Step.AGREED, 0, 1, Outlook.POSSIBLE);
        assertThat(text(screen, "text")).contains("The match starts over").endsWith("Joining there needs no PIN.");
        assertThat(text(screen, "state"))
                .startsWith("More than half of all players must agree, the old host included: one more");
        assertThat(waiting(screen)).isEqualTo("Waiting for the others, 9:30 left.");
        assertThat(label(screen, GoOnModel.TAKE_BACK)).contains("Keep waiting for the host");
        assertThat(notes(screen).get(0)).isEqualTo("agree to continue");
    }

    @Test
    void whatIsSignedCannotBeTakenBack() {
        SheetScreen screen = screen(Step.SIGNED, 3, 0, Outlook.POSSIBLE);
        assertThat(screen.acts()).extracting(SheetScreen.Act::id).containsExactly(GoOnModel.RETRY, GoOnModel.LEAVE);
        assertThat(text(screen, "state")).startsWith("Enough players agree.");
    }

    @Test
    void saysWhyItWouldBeInVain() {
        SheetScreen tooFew = screen(Step.OFFERED, 3, 2, Outlook.TOO_FEW);
        assertThat(text(tooFew, "state")).contains("too few are left");
        assertThat(tooFew.acts())
                .as("an answer that cannot be given is not offered")
                .extracting(SheetScreen.Act::id)
                .containsExactly(GoOnModel.RETRY, GoOnModel.LEAVE);
        assertThat(whyNot(screen(Step.AGREED, 3, 2, Outlook.TOO_FEW), GoOnModel.TAKE_BACK))
                .as("what was agreed can be taken back")
                .isEmpty();
        SheetScreen nobody = screen(Step.OFFERED, 3, 2, Outlook.NOBODY_CAN_HOST);
        assertThat(text(nobody, "state")).startsWith("No one who is left");
        assertThat(nobody.acts()).extracting(SheetScreen.Act::id).containsExactly(GoOnModel.RETRY, GoOnModel.LEAVE);
    }

    @ParameterizedTest
    @EnumSource(Outlook.class)
    void nobodyIsToldThatTheyCanAndCannotGoOn(Outlook outlook) {
        for (Step step : Step.values()) {
            SheetScreen screen = screen(step, 3, 2, outlook);
            boolean can = text(screen, "text").contains("The others can agree");
            boolean cannot = text(screen, "state").contains("too few are left")
                    || text(screen, "state").startsWith("No one who is left");
            assertThat(can).as(step + ": they can").isEqualTo(outlook == Outlook.POSSIBLE);
            assertThat(cannot).as(step + ": they cannot").isEqualTo(outlook != Outlook.POSSIBLE);
        }
    }
}
