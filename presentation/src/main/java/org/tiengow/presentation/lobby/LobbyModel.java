package org.tiengow.presentation.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tiengow.client.connection.Invitation;
import org.tiengow.client.house.KeptRules;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.night.NightPerson;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.engine.rules.Direction;
import org.tiengow.presentation.lobby.LobbyScreen.Act;
import org.tiengow.presentation.lobby.LobbyScreen.ActKind;
import org.tiengow.presentation.lobby.LobbyScreen.Colour;
import org.tiengow.presentation.lobby.LobbyScreen.Face;
import org.tiengow.presentation.lobby.LobbyScreen.Giving;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.ShuffleWords;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/** A table before a match, made from the state of the session. Immutable. */
public final class LobbyModel {
    /** The parts of an address that a browser adds to what is typed. */
    private static final Pattern TYPED = Pattern.compile("^http://|/$");

    private final Words words;
    private final SessionState state;
    private final TableState table;
    private final People people;
    private final List<KeptRules> house;

    private LobbyModel(Words words, SessionState state, TableState table, List<KeptRules> house) {
        this.words = words;
        this.state = state;
        this.table = table;
        this.people = People.of(words, table);
        this.house = house;
    }

    /** Returns the lobby of a session's table; empty if the session has none. */
    public static Optional<LobbyModel> of(Words words, SessionState state) {
        return of(words, state, List.of());
    }

    /**
     * Returns the lobby of a session's table; empty if the session has none.
     *
     * @param house the user's house rules
     */
    public static Optional<LobbyModel> of(Words words, SessionState state, List<KeptRules> house) {
        return state.atTable().map(table -> new LobbyModel(words, state, table, house));
    }

    /**
     * Returns the screen of the lobby.
     *
     * @param joining the ways for others to join, as far as this program knows
     * @param comparedWith the id of the rule set to compare with; empty for the base of changed rules
     * @param notice why the last request failed, or what has just happened, in a sentence; empty if absent
     */
    public LobbyScreen screen(Joining joining, String comparedWith, String notice) {
        Direction direction = table.rules().set().direction();
        return new LobbyScreen(
                HostWords.title(words, state),
                invite(joining.addresses()),
                new LobbySeats(words, state, table, people).seats(),
                direction == Direction.CLOCKWISE,
                direction(direction),
                colours(),
                faces(),
                acts(),
                notice.isEmpty() ? noteWithShuffle() : notice,
                starts(),
                notice,
                watching(),
                SeatingModel.of(words, state).line(),
                SeatingModel.of(words, state).link(),
                NightModel.link(words, state),
                giving(joining.handOut()),
                phones(words, joining.phones()),
                rules().rules(comparedWith),
                TableSide.ChatLine.of(people, state.chat()),
                words.get("lobby.chat.prompt"),
                Phrases.all(words),
                lost());
    }

    /** Checks whether the user may change this to that value, one of those that the screen offers. */
    public boolean offers(LobbyScreen.ChangeKind kind, String value) {
        return rules().changes().stream().anyMatch(change -> change.kind() == kind && change.offers(value));
    }

    private LobbyRules rules() {
        return new LobbyRules(words, state, table, house);
    }

    private String lost() {
        ConnectionStatus connection = state.connection();
        String moving = NightWords.of(words, state).moving();
        if (!moving.isEmpty()) {
            return moving;
        }
        if (connection.stage() == ConnectionStatus.Stage.RETURNING) {
            return words.get("connection.RETURNING");
        }
        return connection.isBroken() ? new HostWords(people, null).lost(connection) : "";
    }

    private String invite(List<String> addresses) {
        return addresses.isEmpty()
                ? ""
                : Invitation.to(addresses)
                        .map(invitation -> words.get("lobby.invite", invitation.letters()))
                        .orElseGet(() -> words.get("lobby.invite.plain"));
    }

    private String direction(Direction direction) {
        return words.get(
                switch (direction) {
                    case COUNTER_CLOCKWISE -> "lobby.counterClockwise";
                    case CLOCKWISE -> "lobby.clockwise";
                    case ALTERNATING -> "lobby.alternating";
                });
    }

    private List<Colour> colours() {
        if (!table.isSeated()) {
            return List.of();
        }
        List<Colour> colours = new ArrayList<>();
        for (SeatColour colour : SeatColour.values()) {
            Optional<String> other = other(seat -> seat.colour() == colour, person -> person.colour() == colour);
            boolean mine = table.seats().get(table.mySeat()).colour() == colour;
            String label = label(words.get("settings.colour." + colour.ordinal()), other, mine);
            colours.add(new Colour(colour.ordinal(), label, mine, other.isEmpty() || mine));
        }
        return colours;
    }

    private List<Face> faces() {
        if (!table.isSeated() || table.seats().get(table.mySeat()).face() == null) {
            return List.of();
        }
        List<Face> faces = new ArrayList<>();
        for (SeatFace face : SeatFace.values()) {
            Optional<String> other = other(seat -> seat.face() == face, person -> person.face() == face);
            boolean mine = table.seats().get(table.mySeat()).face() == face;
            faces.add(new Face(face, label(words.get("face." + face), other, mine), mine, other.isEmpty() || mine));
        }
        return faces;
    }

    private String label(String name, Optional<String> other, boolean mine) {
        return other.isPresent() && !mine ? words.get("lobby.colour.taken", name, other.get()) : name;
    }

    /** Returns the name of another person with this colour or face, at any table of the night. */
    private Optional<String> other(Predicate<SeatState> seat, Predicate<NightPerson> person) {
        Stream<String> here = table.seats().stream()
                .filter(each -> each.holder() == Holder.PERSON)
                .filter(seat)
                .map(SeatState::name);
        Stream<String> elsewhere =
                state.night().people().stream().filter(person).map(NightPerson::name);
        return Stream.concat(here, elsewhere)
                .filter(name -> !name.equals(state.self().name()))
                .findFirst();
    }

    private String watching() {
        List<String> names = new ArrayList<>(table.people().watchers());
        int others = table.people().spectators() - names.size();
        if (others > 0) {
            names.add(words.get("lobby.watching.others", others));
        }
        return names.isEmpty() ? "" : words.get("lobby.watching", words.list(names));
    }

    private Giving giving(HandOutState handOut) {
        boolean on = handOut.stage() == HandOutState.Stage.ON;
        return new Giving(
                handOut.stage() != HandOutState.Stage.NOT_OURS,
                on,
                words.get(on ? "lobby.handOut.stop" : "lobby.handOut"),
                whyNoHandOut(words, handOut),
                on ? words.get("lobby.handOut.invitation") : "",
                handOut.address());
    }

    /** Returns the instructions for joining with a phone. */
    public static Phones phones(Words words, PageState phones) {
        boolean on = phones.stage() == PageState.Stage.ON;
        String typed = TYPED.matcher(phones.address()).replaceAll("");
        return new Phones(
                phones.stage() != PageState.Stage.NOT_OURS,
                on,
                words.get("lobby.phones"),
                words.get(on ? "lobby.phones.stop" : "lobby.phones.let"),
                words.get("lobby.phones." + phones.stage().name()),
                on ? words.get("lobby.phones.network") : "",
                on ? words.get("lobby.phones.orType") : "",
                typed,
                phones.invitation(),
                on ? words.get("lobby.phones.picture", typed) : "",
                words.get("lobby.phones.large"));
    }

    /** Returns why the program cannot be offered for download; empty if it can. */
    public static String whyNoHandOut(Words words, HandOutState handOut) {
        return switch (handOut.stage()) {
            case NOT_OURS, OFF, ON -> "";
            case NO_FILE -> words.get("lobby.handOut.noFile");
            case FAILED -> words.get("lobby.handOut.failed");
        };
    }

    /** Returns why a button below the table is disabled; empty if it is enabled. */
    public String whyNot(ActKind kind) {
        return acts().stream()
                .filter(act -> act.kind() == kind)
                .findFirst()
                .map(Act::whyNot)
                .orElse("");
    }

    private List<Act> acts() {
        List<Act> acts = new ArrayList<>();
        if (table.owned()) {
            acts.add(new Act(
                    ActKind.FILL, words.get("lobby.fill"), false, free() > 0 ? "" : words.get("host.TABLE_FULL")));
        }
        if (table.isSeated()) {
            acts.add(
                    amReady()
                            ? new Act(ActKind.NOT_READY, words.get("lobby.imNotReady"), false, "")
                            : new Act(
                                    ActKind.READY, words.get("lobby.imReady"), !table.owned() && !isToBeSeated(), ""));
        } else {
            wayToASeat().ifPresent(acts::add);
        }
        if (table.owned()) {
            acts.add(
                    isToBeSeated()
                            ? new Act(ActKind.START, words.get("seating.seat"), true, "")
                            : new Act(ActKind.START, words.get("lobby.start"), true, mayStart() ? "" : note()));
        }
        return acts;
    }

    /** Checks whether people get new seats before the match can begin. */
    private boolean isToBeSeated() {
        SeatingProposal proposal = state.night().proposal();
        return proposal != null && !proposal.isForAllAtOneTable();
    }

    /** Returns what leads a person without a seat to one. Where the host seats people, that is the wish to play. */
    private Optional<Act> wayToASeat() {
        if (SeatingModel.of(words, state).isSeatedByHost()) {
            return state.night()
                    .person(state.self().name())
                    .filter(person -> person.wish() != PlayWish.PLAY)
                    .map(person -> new Act(ActKind.PLAY_NEXT, words.get("lobby.playNext"), !table.owned(), ""));
        }
        return freeSeat().isPresent()
                ? Optional.of(new Act(ActKind.SIT, words.get("lobby.takeSeat"), !table.owned(), ""))
                : Optional.empty();
    }

    /** Returns the number of the first free seat. */
    public OptionalInt freeSeat() {
        return table.seats().stream()
                .filter(SeatState::isFree)
                .mapToInt(SeatState::seat)
                .findFirst();
    }

    private String noteWithShuffle() {
        String shuffle = ShuffleWords.of(words, state, table).lobby();
        return shuffle.isEmpty() ? note() : words.join(note(), shuffle);
    }

    private String note() {
        if (isToBeSeated() && !table.people().startWhenFull()) {
            return table.owned() ? words.get("seating.card.owner") : words.get("seating.card.guest", owner());
        }
        if (table.people().startWhenFull()) {
            return words.get("lobby.startsWhenFull");
        }
        if (table.owned()) {
            return waits();
        }
        return state.night().isSeatedForMatch()
                ? words.get("lobby.startsWhenReady")
                : words.get("lobby.ownerStarts", owner());
    }

    private String owner() {
        return NightWords.of(words, state).owner();
    }

    /** Returns when the match begins at the latest, since one of those who were seated is ready. */
    private TimedText starts() {
        TablePause pause = table.turn().pause();
        return pause != null && pause.isLimited()
                ? TimedText.of(words, "lobby.startsSoon", Objects.requireNonNull(pause.until()))
                : TimedText.of("");
    }

    /** Returns what the owner waits for. */
    private String waits() {
        List<String> hesitant = notReady();
        List<String> waits = new ArrayList<>();
        if (!hesitant.isEmpty()) {
            waits.add(words.get("lobby.wait.ready", words.list(hesitant)));
        }
        if (free() > 0) {
            waits.add(words.get("lobby.wait.seats", free()));
        }
        return waits.stream()
                .reduce((a, b) -> words.get("lobby.wait.and", a, b))
                .map(who -> words.get("lobby.wait", who))
                .orElseGet(() -> words.get("lobby.canStart"));
    }

    /** Checks whether all others are ready. Starting the match makes the user ready too. */
    private boolean mayStart() {
        return free() == 0 && notReady().isEmpty();
    }

    private boolean amReady() {
        return table.isSeated() && table.seats().get(table.mySeat()).ready();
    }

    private List<String> notReady() {
        return table.seats().stream()
                .filter(seat -> seat.holder() == Holder.PERSON && !seat.ready() && !people.isMe(seat.seat()))
                .map(SeatState::name)
                .toList();
    }

    private int free() {
        return (int) table.seats().stream().filter(SeatState::isFree).count();
    }
}
