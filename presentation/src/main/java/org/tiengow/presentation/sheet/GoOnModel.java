package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.FailoverQuestion.Step;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/** The sheet of a table whose host is lost. The players may agree to continue without the host. Immutable. */
public final class GoOnModel {
    /** The name of the sheet. */
    public static final String NAME = "go-on";

    /** The act that agrees to continue without the host. */
    public static final String AGREE = "agree";

    /** The act that withdraws the agreement. */
    public static final String TAKE_BACK = "take-back";

    /** The act that looks for the host at once. */
    public static final String RETRY = "retry";

    /** The act that leaves the table. */
    public static final String LEAVE = "leave";

    private final Words words;
    private final FailoverQuestion gone;
    private final TableState table;
    private final People people;
    private final boolean isSought;
    private final boolean hasEnded;
    private final @Nullable Deadline until;

    private GoOnModel(Words words, FailoverQuestion gone, TableState table, ConnectionStatus connection) {
        this.words = words;
        this.gone = gone;
        this.isSought = !connection.stage().isOver(); // a connection that has ended is not retried
        this.hasEnded = connection.isFor(Problem.Kind.HOST_ENDS);
        this.until = connection.until();
        this.table = table;
        this.people = People.of(words, table);
    }

    /** Returns the sheet for the table of a session; empty while its host is connected, or may return at any moment. */
    public static Optional<GoOnModel> of(Words words, SessionState state) {
        FailoverQuestion gone = state.failoverQuestion();
        return gone == null
                ? Optional.empty()
                : state.atTable().map(table -> new GoOnModel(words, gone, table, state.connection()));
    }

    public SheetScreen screen() {
        boolean agrees = gone.step() != Step.OFFERED;
        List<SheetScreen.Part> parts = new ArrayList<>();
        String what = words.get(hasEnded ? "goOn.text.ended" : "goOn.text");
        boolean isPossible = gone.outlook() == FailoverQuestion.Outlook.POSSIBLE;
        parts.add(new SheetScreen.Text("text", isPossible ? words.join(what, offer()) : what, SheetScreen.Tone.PLAIN));
        gone.people().forEach(person -> parts.add(row(person)));
        parts.add(new SheetScreen.Text("state", outlook(), SheetScreen.Tone.STRONG));
        if (agrees && until != null) {
            parts.add(new SheetScreen.Counted("waiting", TimedText.of(words, "goOn.waiting", until)));
        }
        return new SheetScreen(
                NAME,
                words.get("goOn.title"),
                SheetScreen.Size.MIDDLE,
                parts,
                acts(agrees),
                isSought ? RETRY : LEAVE,
                SheetScreen.STAYS);
    }

    private List<SheetScreen.Act> acts(boolean agrees) {
        boolean urged = !agrees && gone.outlook() == FailoverQuestion.Outlook.POSSIBLE;
        return Stream.of(
                        new SheetScreen.Act(RETRY, isSought ? words.get("goOn.retry") : "", SheetScreen.Weight.LINK),
                        new SheetScreen.Act(LEAVE, words.get("window.leave"), SheetScreen.Weight.SECOND),
                        new SheetScreen.Act(
                                agrees ? TAKE_BACK : AGREE,
                                act(),
                                act(),
                                urged ? SheetScreen.Weight.MAIN : SheetScreen.Weight.SECOND,
                                agrees || urged ? "" : outlook()))
                .filter(act -> !act.words().isEmpty())
                .toList();
    }

    private String offer() {
        return words.join(words.join(words.get("goOn.others"), from()), words.get("goOn.noPin"));
    }

    /** Names the successor, and the round from which the match continues. */
    private String from() {
        String round = gone.round() == 0 ? words.get("goOn.fromTheStart") : words.get("goOn.from", gone.round());
        return gone.heir().isPresent()
                ? words.join(
                        people.sentence(
                                "goOn.heir",
                                gone.heir().getAsInt(),
                                people.name(gone.heir().getAsInt())),
                        round)
                : round;
    }

    private String outlook() {
        return switch (gone.outlook()) {
            case NOBODY_CAN_HOST -> words.get("goOn.nobody");
            case TOO_FEW -> words.get("goOn.tooFew");
            case POSSIBLE ->
                gone.step() == Step.SIGNED
                        ? words.get("goOn.signed")
                        : gone.missing() == 0 ? words.get("goOn.enough") : words.get("goOn.missing", gone.missing());
        };
    }

    private String act() {
        if (gone.step() == Step.AGREED) {
            return words.get("goOn.takeBack");
        }
        return gone.canAgree() && gone.outlook() == FailoverQuestion.Outlook.POSSIBLE
                ? owner().map(name -> words.get("goOn.act", name)).orElse(words.get("goOn.actNoName"))
                : "";
    }

    private Optional<String> owner() {
        return gone.people().stream()
                .filter(FailoverQuestion.Person::owner)
                .map(FailoverQuestion.Person::name)
                .findFirst();
    }

    private SheetScreen.Row row(FailoverQuestion.Person person) {
        boolean agreed = person.agreed();
        return new SheetScreen.Row(
                NAME + "-seat-" + person.seat(),
                new SheetScreen.Disc(
                        people.colour(person.seat()),
                        table.seats().get(person.seat()).face(),
                        person.name()),
                agreed ? SheetScreen.Sign.GOOD : SheetScreen.Sign.NONE,
                agreed ? note(person) : "",
                people.name(person.seat()),
                note(person),
                List.of());
    }

    private String note(FailoverQuestion.Person person) {
        if (person.agreed()) {
            return people.sentence("goOn.agrees", person.seat());
        }
        if (person.owner()) {
            return words.get("goOn.wasHost");
        }
        if (!person.counts()) {
            return people.sentence("goOn.doesNotCount", person.seat());
        }
        return people.sentence("goOn.notYet", person.seat());
    }
}
