package org.tiengow.swing.pictures;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import javax.swing.JComponent;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HandoverState;
import org.tiengow.client.succession.KnownMatches;
import org.tiengow.client.succession.SuccessionState;
import org.tiengow.presentation.sheet.GoOnModel;
import org.tiengow.presentation.sheet.HandOverModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.TableView;

/** A night that goes from one host to another. */
final class NightSamples {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final Map<Integer, String> KEYS = Map.of(0, "0a", 2, "2c", 3, "3d");
    private static final Map<String, String> KEY_WORDS = Map.of(
            "2c", "palace monkey sugar forest thunder lizard",
            "3d", "window sailor coral marble garden pepper");

    private static final Problem BROKEN = new Problem(Problem.Kind.BROKEN, "", null, "");

    private final Words words;
    private final TileLook look;

    NightSamples(Words words, TileLook look) {
        this.words = words;
        this.look = look;
    }

    /** During a round, to one of two. */
    SheetScreen handOver() {
        return sheet(HandOverModel.begin(words).to(2), playing(OptionalInt.empty(), 2, 3));
    }

    /** At once, to one of three, who refused before. */
    SheetScreen handOverNow() {
        HandOverModel model = HandOverModel.begin(words)
                .to(3)
                .now(true)
                .refused(words.get("night.stays.DECLINED", Cast.named("Mei")));
        return sheet(model, playing(OptionalInt.empty(), 2, 3));
    }

    /** Nobody's program could host. */
    SheetScreen nobody() {
        return sheet(HandOverModel.begin(words), playing(OptionalInt.empty()));
    }

    /** Somebody is being asked. */
    SheetScreen asked() {
        return sheet(HandOverModel.begin(words).asked(2), playing(OptionalInt.empty(), 2, 3));
    }

    /** Somebody has said yes. */
    SheetScreen begun() {
        return sheet(HandOverModel.begin(words).asked(2), playing(OptionalInt.of(2), 2, 3));
    }

    /** The other's question. */
    SheetScreen takeOver() {
        SessionState state = playing(OptionalInt.empty(), 2, 3);
        return new QuestionWords(words).takeOver(state, KEY_WORDS.get("2c"));
    }

    /** The host is gone, and nobody has agreed yet. */
    SheetScreen failoverQuestion() {
        return failoverQuestion(FailoverQuestion.Step.OFFERED, 2, FailoverQuestion.Outlook.POSSIBLE);
    }

    /** The reader has agreed. */
    SheetScreen goingOn() {
        return failoverQuestion(FailoverQuestion.Step.AGREED, 1, FailoverQuestion.Outlook.POSSIBLE);
    }

    /** Too few are left. */
    SheetScreen tooFew() {
        return failoverQuestion(FailoverQuestion.Step.OFFERED, 2, FailoverQuestion.Outlook.TOO_FEW);
    }

    private SheetScreen failoverQuestion(FailoverQuestion.Step step, int missing, FailoverQuestion.Outlook outlook) {
        List<FailoverQuestion.Person> people = List.of(
                new FailoverQuestion.Person(
                        0, Cast.named("Kit"), true, true, false, true, step == FailoverQuestion.Step.AGREED),
                new FailoverQuestion.Person(2, Cast.named("Mei"), false, true, true, true, false),
                new FailoverQuestion.Person(
                        3, Cast.named("Uncle Lam"), false, step == FailoverQuestion.Step.OFFERED, false, true, false));
        SessionState state = playing(OptionalInt.empty(), 2, 3)
                .withFailoverQuestion(new FailoverQuestion(step, 3, people, OptionalInt.of(0), missing, outlook));
        return GoOnModel.of(
                        words,
                        state.with(ConnectionStatus.returning(BROKEN, Deadline.after(System.nanoTime(), 570_000))))
                .orElseThrow()
                .screen();
    }

    /** Everybody sees whom it goes to. */
    JComponent going() {
        return table(TableModel.of(words, playing(OptionalInt.of(2), 2, 3)).orElseThrow());
    }

    /** Everybody sees whom it has gone to. */
    JComponent gone() {
        return table(TableModel.of(words, playing(OptionalInt.empty(), 2, 3))
                .orElseThrow()
                .telling(words.get("night.hosts.playing", Cast.named("Mei"))));
    }

    private static SessionState playing(OptionalInt to, Integer... canHost) {
        return Tables.dealt("lai", 1, DEAL)
                .shows("31 41")
                .shows("44 52")
                .forfeits("32 65")
                .state()
                .with(new SuccessionState(
                        KnownMatches.NONE, null, new HandoverState(false, to, Set.of(canHost), KEYS), null, null));
    }

    private static SheetScreen sheet(HandOverModel model, SessionState state) {
        return model.screen(state, key -> KEY_WORDS.getOrDefault(key, ""));
    }

    private JComponent table(TableModel model) {
        return new TableView(model.screen(), look, new Quiet());
    }
}
