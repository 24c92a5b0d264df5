package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Field;
import org.tiengow.presentation.sheet.SheetScreen.Line;
import org.tiengow.presentation.sheet.SheetScreen.Part;
import org.tiengow.presentation.sheet.SheetScreen.Size;
import org.tiengow.presentation.sheet.SheetScreen.Text;
import org.tiengow.presentation.sheet.SheetScreen.Tone;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The sheets with one question or one notice that consist of words only.
 *
 * @param words the language
 */
public record QuestionWords(Words words) {
    /** The name of the question whether to take over as host. */
    public static final String TAKE_OVER = "take-over";
    /** The name of the question whether a person gets a seat. */
    public static final String SEAT_WISH = "seat-wish";
    /** The name of the sheet of {@link #seatOffer}. */
    public static final String SEAT_OFFER = "seatOffer";
    /** The name of the sheet of {@link #shuffleAlarm}. */
    public static final String SHUFFLE_ALARM = "shuffleAlarm";
    /** The name of all questions without a name of their own. */
    public static final String QUESTION = "question";
    /** The act that confirms. */
    public static final String YES = "yes";
    /** The act that declines, or closes the sheet. */
    public static final String NO = "no";
    /** The act that does something else instead. */
    public static final String OTHER = "other";
    /** The name of the text field. */
    public static final String FIELD = "field";

    private static final Pattern PIN = Pattern.compile("[0-9]{4,8}");
    private static final int STEPS = 4;
    private static final List<String> DEEDS = List.of(
            "select",
            "walk",
            "press",
            "play",
            "forfeit",
            "hint",
            "lastTrick",
            "takeBack",
            "card",
            "react",
            "again",
            "clear",
            "big",
            "full",
            "next",
            "help",
            "drag");

    /** Checks whether a text can be a PIN: 4 to 8 digits from 0 to 9, which can be read out and typed in any language. */
    public static boolean isPin(String typed) {
        return PIN.matcher(typed).matches();
    }

    /**
     * Asks for the PIN of a table that is to be opened.
     *
     * @param wrong whether the last input was not a valid PIN
     */
    public SheetScreen hostPin(boolean wrong) {
        List<Part> parts =
                new ArrayList<>(List.of(plain(words.get("hostPin.text")), new Field(FIELD, words.get("start.pin"))));
        if (wrong) {
            parts.add(new Text("wrong", words.get("hostPin.wrong"), Tone.WRONG));
        }
        return new SheetScreen(
                "hostPin",
                words.get("hostPin.title"),
                Size.SMALL,
                parts,
                List.of(second(NO, "window.cancel"), main(YES, "start.host")),
                FIELD,
                NO);
    }

    /**
     * Asks for the PIN of a table that is to be joined.
     *
     * @param title the name of the table
     * @param join the label of the button that joins
     * @param hostWords the words of the host's key, to be compared before the PIN is sent to it; empty if there are none
     * @param problem why the host refused the last PIN; empty if it did not
     */
    public SheetScreen pin(String title, String join, String hostWords, String problem) {
        List<Part> parts = new ArrayList<>(List.of(plain(words.get("start.pin.ask"))));
        if (!hostWords.isEmpty()) {
            parts.add(new Text("words", words.get("lobby.hostWords", hostWords), Tone.STRONG));
        }
        parts.add(new Field(FIELD, words.get("start.pin")));
        if (!problem.isEmpty()) {
            parts.add(new Text("wrong", problem, Tone.WRONG));
        }
        return new SheetScreen(
                QUESTION,
                title,
                Size.MIDDLE,
                parts,
                List.of(second(NO, "window.cancel"), new Act(YES, join, Weight.MAIN)),
                FIELD,
                NO);
    }

    /**
     * Asks whether to end something; staying is the main answer.
     *
     * @param going the label of the button that ends it
     * @param other the label of an alternative; empty if absent
     */
    public SheetScreen ending(String title, String text, String going, String other) {
        return new SheetScreen(
                QUESTION,
                title,
                Size.SMALL,
                List.of(plain(text)),
                Stream.of(
                                new Act(OTHER, other, Weight.LINK),
                                new Act(YES, going, Weight.ENDING),
                                main(NO, "window.stay"))
                        .filter(act -> !act.words().isEmpty())
                        .toList(),
                NO,
                NO);
    }

    /**
     * Warns that a host has another key than the one known for its name. The focus is on declining, so that a stray key press does not
     * trust the new key.
     *
     * @param host the host's name
     * @param known the six words of the known key
     * @param shown the six words of the key that the host presented
     */
    public SheetScreen otherKey(String host, String known, String shown) {
        return new SheetScreen(
                "otherKey",
                words.get("otherKey.title"),
                Size.MIDDLE,
                List.of(
                        new Text("what", words.get("otherKey.what", host), Tone.LEAD),
                        plain(words.get("otherKey.known")),
                        new Text("known", known, Tone.STRONG),
                        plain(words.get("otherKey.shown")),
                        new Text("shown", shown, Tone.STRONG),
                        plain(words.get("otherKey.meaning")),
                        plain(words.get("otherKey.advice"))),
                List.of(new Act(YES, words.get("otherKey.trust"), Weight.ENDING), second(NO, "otherKey.away")),
                NO,
                NO);
    }

    /**
     * Asks whether this program takes over as host. The sheet may appear at any time, so the focus is on declining: a key press meant for
     * the table must not accept.
     *
     * @param key the words of this program's key, to be compared with those the other owner sees; empty until they have been derived
     */
    public SheetScreen takeOver(SessionState state, String key) {
        Text what = new Text("text", words.get("takeOver.text", state.host().name()), Tone.PLAIN);
        return new SheetScreen(
                TAKE_OVER,
                words.get("takeOver.title"),
                Size.MIDDLE,
                key.isEmpty()
                        ? List.of(what)
                        : List.of(what, new Text("key", words.get("takeOver.key", key), Tone.STRONG)),
                List.of(second(NO, "takeOver.no"), main(YES, "takeOver.yes")),
                NO,
                NO);
    }

    /**
     * Asks the owner whether a person gets the seat of a lost player. The sheet may appear at any time, so the focus is on declining: a key
     * press meant for the table must not accept. Its acts are {@link #seatWishAct}.
     */
    public SheetScreen seatWish(SeatAsked wish) {
        String no = seatWishAct(false, wish.number());
        return new SheetScreen(
                SEAT_WISH,
                words.get("seatWish.title", wish.name(), wish.holder()),
                Size.SMALL,
                List.of(new Text("text", words.get("seatWish.text", wish.holder()), Tone.PLAIN)),
                List.of(second(no, "seatWish.no"), main(seatWishAct(true, wish.number()), "seatWish.yes")),
                no,
                no);
    }

    /** Returns the act that answers the request with this number. It never applies to a later request. */
    public static String seatWishAct(boolean letIn, int number) {
        return (letIn ? YES : NO) + "-" + number;
    }

    /**
     * Asks a person who joined a running match without choosing a seat which bot to replace. Until then the person is a spectator. Its acts
     * are {@link #seatOfferAct} and {@link #NO}.
     */
    public SheetScreen seatOffer(List<SeatState> bots) {
        List<Act> acts = new ArrayList<>(List.of(second(NO, "seatOffer.watch")));
        for (SeatState bot : bots) {
            String take = words.get("seatOffer.take", People.name(words, bot));
            acts.add(new Act(seatOfferAct(bot.seat()), take, Weight.SECOND));
        }
        return new SheetScreen(
                SEAT_OFFER,
                words.get("seatOffer.title"),
                Size.MIDDLE,
                List.of(new Text("text", words.get("seatOffer.text"), Tone.PLAIN)),
                acts,
                NO,
                NO);
    }

    /** Returns the act that takes this seat. */
    public static String seatOfferAct(int seat) {
        return YES + "-" + seat;
    }

    /**
     * Explains alarms about the shuffle. The sheet may appear at any time, and can only be closed.
     *
     * @param alarms the contradictions, one sentence each
     * @param meanings what they mean, one paragraph each
     */
    public SheetScreen shuffleAlarm(List<String> alarms, List<String> meanings) {
        Stream<Part> what = alarms.stream().map(alarm -> new Text("alarm", alarm, Tone.WRONG));
        return new SheetScreen(
                SHUFFLE_ALARM,
                words.get("shuffle.title"),
                Size.MIDDLE,
                Stream.concat(what, meanings.stream().map(QuestionWords::plain)).toList(),
                List.of(second(NO, "sheet.close")),
                NO,
                NO);
    }

    /** Returns the sheet that explains step by step how a friend gets the program. */
    public SheetScreen friend() {
        return new SheetScreen(
                "friend",
                words.get("start.friend.title"),
                Size.MIDDLE,
                IntStream.rangeClosed(1, STEPS)
                        .<Part>mapToObj(step -> new Line(step + ".", words.get("start.friend." + step)))
                        .toList(),
                List.of(second(NO, "sheet.close")),
                NO,
                NO);
    }

    /** Returns the sheet with all keyboard shortcuts of the table. */
    public SheetScreen keys() {
        return new SheetScreen(
                "keys",
                words.get("keys.title"),
                Size.LARGE,
                DEEDS.stream()
                        .<Part>map(deed -> new Line(words.get("keys." + deed), words.get("keys." + deed + ".does")))
                        .toList(),
                List.of(second(NO, "keys.close")),
                NO,
                NO);
    }

    private static Text plain(String text) {
        return new Text("", text, Tone.PLAIN);
    }

    private Act main(String id, String key) {
        return new Act(id, words.get(key), Weight.MAIN);
    }

    private Act second(String id, String key) {
        return new Act(id, words.get(key), Weight.SECOND);
    }
}
