package org.tiengow.presentation.sheet;

import java.util.Optional;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.HostGone.Step;
import org.tiengow.presentation.sheet.GoOnScreen.ActKind;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** A table whose host is gone, and whose people may agree to go on without it. Immutable. */
public final class GoOnModel {
    private static final int MOST_SECONDS = 90;

    private final Words words;
    private final HostGone gone;
    private final People people;
    private final boolean isSought;

    private GoOnModel(Words words, HostGone gone, TableState table, boolean isSought) {
        this.words = words;
        this.gone = gone;
        this.isSought = isSought;
        this.people = People.of(words, table);
    }

    /** The table of a session; empty while its host is there, or may come back at any moment. */
    public static Optional<GoOnModel> of(Words words, SessionState state) {
        HostGone gone = state.hostGone();
        boolean isSought = !state.connection().stage().isOver(); // one that has ended is not
        return gone == null
                ? Optional.empty()
                : state.atTable().map(table -> new GoOnModel(words, gone, table, isSought));
    }

    /**
     * What the sheet shows.
     *
     * @param seconds for how many more the others are waited for; 0 when nobody is
     */
    public GoOnScreen screen(int seconds) {
        boolean agrees = gone.step() != Step.OFFERED;
        return new GoOnScreen(
                words.get("goOn.title"),
                words.join(
                        words.join(words.get(isSought ? "goOn.text" : "goOn.text.ended"), from()),
                        words.get("goOn.noPin")),
                gone.people().stream().map(this::person).toList(),
                words.join(stand(), agrees && seconds > 0 ? waiting(seconds) : ""),
                isSought ? words.get("goOn.retry") : "",
                words.get("window.leave"),
                act(),
                agrees ? ActKind.TAKE_BACK : ActKind.AGREE,
                !agrees && gone.outlook() == HostGone.Outlook.POSSIBLE);
    }

    /** Where, and from when on. */
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

    private String stand() {
        return switch (gone.outlook()) {
            case NOBODY_CAN_HOST -> words.get("goOn.nobody");
            case TOO_FEW -> words.get("goOn.tooFew");
            case POSSIBLE ->
                gone.step() == Step.SIGNED
                        ? words.get("goOn.signed")
                        : gone.missing() == 0 ? words.get("goOn.enough") : words.get("goOn.missing", gone.missing());
        };
    }

    private String waiting(int seconds) {
        return seconds <= MOST_SECONDS
                ? words.get("goOn.waiting", seconds)
                : words.get("goOn.waitingMinutes", Words.clock(seconds));
    }

    private String act() {
        if (gone.step() == Step.AGREED) {
            return words.get("goOn.takeBack");
        }
        return gone.canAgree()
                ? owner().map(name -> words.get("goOn.act", name)).orElse(words.get("goOn.actNoName"))
                : "";
    }

    private Optional<String> owner() {
        return gone.people().stream()
                .filter(HostGone.Person::owner)
                .map(HostGone.Person::name)
                .findFirst();
    }

    private GoOnScreen.Person person(HostGone.Person person) {
        return new GoOnScreen.Person(
                person.seat(),
                people.colour(person.seat()),
                people.name(person.seat()),
                person.name(),
                note(person),
                person.agreed());
    }

    private String note(HostGone.Person person) {
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
