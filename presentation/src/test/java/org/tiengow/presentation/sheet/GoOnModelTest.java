package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.HostGone.Outlook;
import org.tiengow.client.session.hosting.HostGone.Person;
import org.tiengow.client.session.hosting.HostGone.Step;
import org.tiengow.presentation.sheet.GoOnScreen.ActKind;
import org.tiengow.presentation.table.Tables;

class GoOnModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private static final SessionState PLAYING = Tables.dealt("lai", 0, DEAL).state();

    private static GoOnScreen screen(Step step, int round, int missing, Outlook outlook) {
        List<Person> people = List.of(
                new Person(0, "Kit", true, true, false, true, step != Step.OFFERED),
                new Person(2, "Mei", false, true, true, true, false),
                new Person(3, "Uncle Lam", false, false, false, true, false));
        OptionalInt heir = outlook == Outlook.NOBODY_CAN_HOST ? OptionalInt.empty() : OptionalInt.of(3);
        SessionState state = PLAYING.withHostGone(new HostGone(step, round, people, heir, missing, outlook));
        return GoOnModel.of(Tables.ENGLISH, state).orElseThrow().screen(570);
    }

    @Test
    void nothingIsAskedWhileThereIsAHost() {
        assertThat(GoOnModel.of(Tables.ENGLISH, PLAYING)).isEmpty();
    }

    @Test
    void asksOnceAndSaysWhatItMeans() {
        GoOnScreen screen = screen(Step.OFFERED, 3, 2, Outlook.POSSIBLE);
        assertThat(screen.text()).contains("Uncle Lam would host.", "from the end of round 3");
        assertThat(screen.act()).isEqualTo("Go on without Mei");
        assertThat(screen.kind()).isEqualTo(ActKind.AGREE);
        assertThat(screen.urged()).isTrue();
        assertThat(screen.state()).startsWith("2 more have to agree");
        assertThat(screen.people())
                .extracting(GoOnScreen.Person::note)
                .containsExactly(
                        "have not answered yet",
                        "was the host",
                        "was not there when the last rounds ended, so has no say");
    }

    @Test
    void whoHasAgreedSeesHowLongTheOthersAreWaitedForAndMayTakeItBack() {
        GoOnScreen screen = screen(Step.AGREED, 0, 1, Outlook.POSSIBLE);
        assertThat(screen.text()).contains("The match begins anew").endsWith("Whoever joins there needs no PIN.");
        assertThat(screen.state()).startsWith("One more has to agree").endsWith("9:30 more minutes.");
        assertThat(screen.kind()).isEqualTo(ActKind.TAKE_BACK);
        assertThat(screen.act()).isEqualTo("Wait for the host after all");
        assertThat(screen.people().get(0).note()).isEqualTo("go on");
    }

    @Test
    void whatIsSignedCannotBeTakenBack() {
        GoOnScreen screen = screen(Step.SIGNED, 3, 0, Outlook.POSSIBLE);
        assertThat(screen.act()).isEmpty();
        assertThat(screen.state()).startsWith("Enough have agreed.");
    }

    @Test
    void saysWhyItWouldBeInVain() {
        GoOnScreen tooFew = screen(Step.OFFERED, 3, 2, Outlook.TOO_FEW);
        assertThat(tooFew.state()).contains("too few are left");
        assertThat(tooFew.urged()).isFalse();
        GoOnScreen nobody = screen(Step.OFFERED, 3, 2, Outlook.NOBODY_CAN_HOST);
        assertThat(nobody.state()).startsWith("None of those who are left");
        assertThat(nobody.act()).isEmpty();
    }
}
