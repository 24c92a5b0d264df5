package org.tiengow.presentation.night;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.night.NightPerson;
import org.tiengow.client.session.night.NightPlace;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.NightTable;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/** The seating of the night in words: how people are seated, who sits where next, and where one goes. Immutable. */
public final class SeatingModel {
    /** The name of the sheet with the ways of seating, and the user's wish for the next match. */
    public static final String CHOICES = "seating";

    /** The name of the card with the next seats. */
    public static final String CARD = "nextSeats";

    /** The name of the sheet that asks where to move a person. */
    public static final String MOVE = "movePerson";

    /** The name of the notice that says where the user goes. */
    public static final String GOING = "going";

    /** The act that seats everybody. */
    public static final String SEAT = "SEAT";

    /** The act that opens the ways of seating. */
    public static final String OPEN_CHOICES = "CHOICES";

    private static final String BETWEEN = ":";

    private final Words words;
    private final SessionState state;
    private final NightState night;
    private final String me;
    private final NightLooks looks;

    private SeatingModel(Words words, SessionState state) {
        this.words = words;
        this.state = state;
        this.night = state.night();
        this.me = state.self().name();
        this.looks = NightLooks.of(state);
    }

    public static SeatingModel of(Words words, SessionState state) {
        return new SeatingModel(words, state);
    }

    /** Checks whether people are seated by the host, and not each where they like. */
    public boolean isSeatedByHost() {
        return night.seating() != SeatingMode.FREE;
    }

    /** Checks whether the next seats are proposed. */
    public boolean isProposed() {
        return night.proposal() != null;
    }

    /** Returns the label of the button in the lobby that opens the seating; empty if the user has nothing to choose or to see there. */
    public String link() {
        if (isSeatedByHost()) {
            return words.get(night.proposal() == null ? "seating.link" : "seating.link.next");
        }
        return isOwner() ? words.get("seating.link") : "";
    }

    /** Returns the user's next match in a sentence, or that there are more people than seats; empty if there is nothing to say. */
    public String line() {
        SeatingProposal proposal = night.proposal();
        if (proposal != null) {
            return mine(proposal);
        }
        if (isSeatedByHost()) {
            return waits();
        }
        int seats = state.atTable().map(table -> table.seats().size()).orElse(0);
        return seats > 0 && night.people().size() > seats
                ? words.get(
                        isOwner() ? "seating.many.owner" : "seating.many",
                        night.people().size(),
                        seats)
                : "";
    }

    /** Returns what the next seats wait for: the tables at which a match is being played, or is about to begin. */
    private String waits() {
        List<String> playing = night.playing().stream().map(this::progress).toList();
        if (!playing.isEmpty()) {
            return words.get("seating.waits", words.list(playing));
        }
        Stream<NightPerson> seated = night.people().stream().filter(person -> person.place() == NightPlace.SEATED);
        if (seated.findAny().isEmpty()) {
            return words.get("seating.few");
        }
        boolean playsHere = state.atTable().filter(TableState::isSeated).isPresent();
        return playsHere || night.person(me).isEmpty() ? "" : words.get("seating.youSitOut");
    }

    private String progress(NightTable table) {
        return words.get(
                table.rounds() == 0 ? "seating.progress.open" : "seating.progress",
                table.table() + 1,
                table.round(),
                table.rounds());
    }

    private String mine(SeatingProposal proposal) {
        if (night.person(me).isEmpty()) {
            return "";
        }
        return proposal.tableOf(me)
                .map(table -> words.get("seating.youPlay", with(table)))
                .orElseGet(() -> words.get("seating.youSitOut"));
    }

    /** Returns the others at the user's table, with the bots as a number. */
    private String with(SeatingProposal.Table table) {
        List<String> others = new ArrayList<>(
                table.names().stream().filter(name -> !name.equals(me)).toList());
        if (table.bots() > 0) {
            others.add(words.get("seating.bots", table.bots()));
        }
        return words.list(others);
    }

    /** Returns the sheet with the ways of seating for the owner, and with the user's wish for the next match. */
    public SheetScreen choices() {
        List<SheetScreen.Part> parts = new ArrayList<>();
        if (isOwner()) {
            for (SeatingMode mode : SeatingMode.values()) {
                parts.add(choice("seating", mode.name(), mode == night.seating()));
            }
            if (night.seating() == SeatingMode.TURNS) {
                parts.add(heading(words.get("seating.turns")));
                for (TurnOrder order : TurnOrder.values()) {
                    parts.add(choice("turns", order.name(), order == night.turns()));
                }
            }
        } else {
            parts.add(text(words.get("seating.seating." + night.seating() + ".note")));
        }
        if (isSeatedByHost()) {
            night.person(me).ifPresent(person -> {
                parts.add(heading(words.get("seating.wish")));
                for (PlayWish wish : PlayWish.values()) {
                    parts.add(choice("wish", wish.name(), wish == person.wish()));
                }
            });
        }
        return sheet(CHOICES, words.get("seating.title"), parts, List.of(close("sheet.close")), QuestionWords.NO);
    }

    private SheetScreen.Choice choice(String group, String value, boolean chosen) {
        String key = "seating." + group + "." + value;
        String note = words.get(key + ".note");
        return new SheetScreen.Choice(
                group, id(group, value), null, words.get(key), note, chosen, words.spoken(words.get(key), note));
    }

    /** Returns the card with the next seats; empty while there is no proposal. */
    public Optional<SheetScreen> card() {
        SeatingProposal proposal = night.proposal();
        if (proposal == null) {
            return Optional.empty();
        }
        List<SheetScreen.Part> parts = new ArrayList<>();
        if (proposal.seatsItself() != null) {
            parts.add(new SheetScreen.Counted(
                    "countdown", TimedText.of(words, "seating.itself", proposal.seatsItself())));
        } else {
            parts.add(text(
                    isOwner()
                            ? words.get("seating.card.owner")
                            : words.get(
                                    "seating.card.guest",
                                    NightWords.of(words, state).owner())));
        }
        List<String> strangers = proposal.metFirst(me);
        if (!strangers.isEmpty() && hasPlayed()) {
            parts.add(new SheetScreen.Text(
                    "unmet", words.get("seating.unmet", words.list(strangers)), SheetScreen.Tone.PLAIN));
        }
        for (SeatingProposal.Table table : proposal.tables()) {
            parts.add(heading(heading(proposal, table)));
            table.names().forEach(name -> parts.add(row(name, "", true)));
        }
        if (!proposal.sitOut().isEmpty()) {
            parts.add(heading(words.get("seating.sitOut")));
            proposal.sitOut().forEach(name -> parts.add(sittingOut(name)));
        }
        if (night.person(me).isEmpty()) {
            parts.addAll(standings());
        }
        return Optional.of(
                sheet(CARD, words.get("seating.card"), parts, cardActs(), isOwner() ? SEAT : QuestionWords.NO));
    }

    /** Checks whether the user has played a match of the night. Before, everybody would be a stranger. */
    private boolean hasPlayed() {
        return state.finishedMatches().stream()
                .flatMap(match -> match.players().stream())
                .anyMatch(player -> !player.bot() && player.name().equals(me));
    }

    /** Returns the heading of a table with its bots. */
    private String heading(SeatingProposal proposal, SeatingProposal.Table table) {
        String name = name(proposal, table);
        return table.bots() == 0
                ? name
                : words.get("seating.table.bots", name, words.get("seating.bots", table.bots()));
    }

    /** Returns the name of a table: its number if there are several. */
    private String name(SeatingProposal proposal, SeatingProposal.Table table) {
        return proposal.tables().size() > 1
                ? words.get("seating.table", table.table() + 1)
                : words.get("seating.playing");
    }

    private List<SheetScreen.Act> cardActs() {
        List<SheetScreen.Act> acts = new ArrayList<>();
        if (isOwner() || night.person(me).isPresent()) {
            acts.add(new SheetScreen.Act(
                    OPEN_CHOICES,
                    words.get(isOwner() ? "seating.link" : "seating.wish.change"),
                    SheetScreen.Weight.LINK));
        }
        acts.add(close("sheet.close"));
        if (isOwner()) {
            acts.add(new SheetScreen.Act(SEAT, words.get("seating.seat"), SheetScreen.Weight.MAIN));
        }
        return acts;
    }

    private SheetScreen.Row sittingOut(String name) {
        PlayWish wish = night.person(name).map(NightPerson::wish).orElse(PlayWish.PLAY);
        return row(name, words.get("seating.out." + wish), wish == PlayWish.PLAY);
    }

    private SheetScreen.Row row(String name, String note, boolean movable) {
        String shown = name.equals(me) ? words.get("lobby.you", name) : name;
        List<SheetScreen.Act> acts = isOwner() && movable
                ? List.of(new SheetScreen.Act(
                        id(MOVE, name),
                        words.get("seating.move"),
                        words.get("spoken.value", words.get("seating.move"), name),
                        SheetScreen.Weight.QUIET,
                        ""))
                : List.of();
        return new SheetScreen.Row("person-" + name, disc(name), SheetScreen.Sign.NONE, "", shown, note, acts);
    }

    /** Returns the standings of the night, for people who only watch, such as those in front of a television. */
    private List<SheetScreen.Part> standings() {
        NightScores scores = NightScores.of(state.finishedMatches());
        List<SheetScreen.Part> lines = scores.ranked(ScoreOrder.CHIPS).stream()
                .limit(NightState.PEOPLE)
                .<SheetScreen.Part>map(score -> new SheetScreen.Line(score.name(), Words.signed(score.chips())))
                .toList();
        return lines.isEmpty()
                ? List.of()
                : Stream.concat(Stream.of(heading(words.get("tonight.title"))), lines.stream())
                        .toList();
    }

    /** Returns the sheet that asks where to move a person of the proposal; empty if the person is no longer in it. */
    public Optional<SheetScreen> move(String name) {
        SeatingProposal proposal = night.proposal();
        if (proposal == null || !isOwner() || night.person(name).isEmpty()) {
            return Optional.empty();
        }
        List<SheetScreen.Part> parts = new ArrayList<>();
        for (SeatingProposal.Table table : proposal.tables()) {
            parts.add(place(String.valueOf(table.table()), name(proposal, table), table.names(), name));
        }
        parts.add(place("", words.get("seating.sitOut"), proposal.sitOut(), name));
        return Optional.of(sheet(
                MOVE, words.get("seating.move.title", name), parts, List.of(close("window.cancel")), QuestionWords.NO));
    }

    /** Returns the choice of a place for a person, with the people who are there. */
    private SheetScreen.Choice place(String value, String title, List<String> people, String moved) {
        String names = words.list(people);
        return new SheetScreen.Choice(
                MOVE, id(MOVE, value), null, title, names, people.contains(moved), words.spoken(title, names));
    }

    /** Returns the notice that says where the user goes: a person who plays or watches from now on, as proposed. */
    public SheetScreen going(SeatingProposal proposal, TimedText left) {
        String where = proposal.tableOf(me)
                .map(table -> proposal.tables().size() > 1
                        ? words.get("seating.going.table", table.table() + 1, with(table))
                        : words.get("seating.going", with(table)))
                .orElseGet(() -> words.get("seating.going.watch"));
        return new SheetScreen(
                GOING,
                words.get("seating.card"),
                SheetScreen.Size.SMALL,
                List.of(
                        new SheetScreen.Text("going-where", where, SheetScreen.Tone.LEAD),
                        new SheetScreen.Counted("countdown", left)),
                List.of(new SheetScreen.Act(
                        QuestionWords.NO, words.get("seating.going.now"), SheetScreen.Weight.SECOND)),
                QuestionWords.NO,
                QuestionWords.NO);
    }

    /** Returns the value of an act of a group, such as a name; empty for an act of another group. */
    public static Optional<String> value(String group, String act) {
        return act.startsWith(group + BETWEEN) ? Optional.of(act.substring(group.length() + 1)) : Optional.empty();
    }

    private static String id(String group, String value) {
        return group + BETWEEN + value;
    }

    private static SheetScreen sheet(
            String name, String title, List<SheetScreen.Part> parts, List<SheetScreen.Act> acts, String first) {
        return new SheetScreen(name, title, SheetScreen.Size.LARGE, parts, acts, first, QuestionWords.NO);
    }

    private SheetScreen.Act close(String key) {
        return new SheetScreen.Act(QuestionWords.NO, words.get(key), SheetScreen.Weight.SECOND);
    }

    private static SheetScreen.Text heading(String text) {
        return new SheetScreen.Text("", text, SheetScreen.Tone.STRONG);
    }

    private static SheetScreen.Text text(String words) {
        return new SheetScreen.Text("", words, SheetScreen.Tone.PLAIN);
    }

    private boolean isOwner() {
        return state.atTable().filter(TableState::owned).isPresent();
    }

    private SheetScreen.Disc disc(String name) {
        NightLooks.Look look = looks.of(name);
        return new SheetScreen.Disc(look.colour(), look.face(), name);
    }
}
