package org.tiengow.presentation.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tiengow.client.connection.Invitation;
import org.tiengow.client.house.KeptRules;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.rules.Direction;
import org.tiengow.presentation.lobby.LobbyScreen.Act;
import org.tiengow.presentation.lobby.LobbyScreen.ActKind;
import org.tiengow.presentation.lobby.LobbyScreen.Colour;
import org.tiengow.presentation.lobby.LobbyScreen.Face;
import org.tiengow.presentation.lobby.LobbyScreen.Giving;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.presentation.lobby.LobbyScreen.Seat;
import org.tiengow.presentation.lobby.LobbyScreen.SeatAct;
import org.tiengow.presentation.lobby.LobbyScreen.SeatActKind;
import org.tiengow.presentation.lobby.LobbyScreen.SeatKind;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.SeatPlates;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.ShuffleWords;
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
        List<String> addresses = joining.addresses();
        Direction direction = table.rules().set().direction();
        return new LobbyScreen(
                HostWords.title(words, state),
                joinAt(addresses.subList(0, Math.min(1, addresses.size()))),
                joinAt(addresses),
                hostWords(joining.hostWords()),
                invite(addresses),
                seats(),
                direction == Direction.CLOCKWISE,
                direction(direction),
                colours(),
                faces(),
                acts(),
                notice.isEmpty() ? noteWithShuffle() : notice,
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
        return new LobbyRules(words, table, state.host().levels(), house);
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

    private String joinAt(List<String> addresses) {
        return addresses.isEmpty()
                ? ""
                : words.get(
                        "lobby.joinAt",
                        addresses.stream()
                                .reduce((a, b) -> words.get("lobby.joinAt.more", a, b))
                                .orElseThrow());
    }

    /** Returns the words of a key with their purpose, because users compare only what has a meaning to them. */
    private String hostWords(String key) {
        return key.isEmpty() ? "" : words.get("lobby.hostWords.line", key);
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

    private List<Seat> seats() {
        int count = table.seats().size();
        int first = Math.max(0, table.mySeat());
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            seats.add(seat(table.seats().get((first + i) % count)));
        }
        return seats;
    }

    private Seat seat(SeatState seat) {
        String name = name(seat);
        String note = note(seat);
        return new Seat(
                seat.seat(),
                people.colour(seat.seat()),
                name,
                seat.isFree() ? "" : People.initial(People.name(words, seat)),
                seat.face(),
                note,
                kind(seat.holder()),
                seat.ready() && !seat.isFree(),
                seat.presence() == Presence.LOST,
                seat.throughPage(),
                seatActs(seat),
                words.spoken(name, seat.throughPage() ? words.get("lobby.phone", note) : note));
    }

    /** Returns the name of a seat's holder. A free seat has its number, by which two are told apart. */
    private String name(SeatState seat) {
        if (seat.isFree()) {
            return words.get("lobby.free", seat.seat() + 1);
        }
        return people.isMe(seat.seat()) ? words.get("lobby.you", seat.name()) : people.name(seat.seat());
    }

    private static SeatKind kind(Holder holder) {
        return switch (holder) {
            case FREE -> SeatKind.FREE;
            case PERSON -> SeatKind.PERSON;
            case BOT -> SeatKind.BOT;
        };
    }

    private String note(SeatState seat) {
        if (seat.isFree()) {
            return words.get(table.owned() ? "lobby.free.addBot" : "lobby.free.sit");
        }
        if (seat.presence() == Presence.LOST) {
            return words.get(seat.throughPage() ? "lobby.asleep" : "lobby.lost");
        }
        if (seat.holder() == Holder.BOT) {
            return words.get("lobby.bot", SeatPlates.level(words, seat.level())).strip();
        }
        return words.get(seat.ready() ? "lobby.ready" : "lobby.notReady");
    }

    private List<Colour> colours() {
        if (!table.isSeated()) {
            return List.of();
        }
        List<Colour> colours = new ArrayList<>();
        for (SeatColour colour : SeatColour.values()) {
            Optional<SeatState> holder = table.seats().stream()
                    .filter(seat -> seat.holder() == Holder.PERSON && seat.colour() == colour)
                    .findFirst();
            boolean mine = holder.filter(seat -> people.isMe(seat.seat())).isPresent();
            String name = words.get("settings.colour." + colour.ordinal());
            String label = holder.isPresent() && !mine
                    ? words.get("lobby.colour.taken", name, holder.get().name())
                    : name;
            colours.add(new Colour(colour.ordinal(), label, mine, holder.isEmpty() || mine));
        }
        return colours;
    }

    private List<Face> faces() {
        if (!table.isSeated() || table.seats().get(table.mySeat()).face() == null) {
            return List.of();
        }
        List<Face> faces = new ArrayList<>();
        for (SeatFace face : SeatFace.values()) {
            Optional<SeatState> holder = table.seats().stream()
                    .filter(seat -> seat.holder() == Holder.PERSON && seat.face() == face)
                    .findFirst();
            boolean mine = holder.filter(seat -> people.isMe(seat.seat())).isPresent();
            String name = words.get("face." + face);
            String label = holder.isPresent() && !mine
                    ? words.get("lobby.colour.taken", name, holder.get().name())
                    : name;
            faces.add(new Face(face, label, mine, holder.isEmpty() || mine));
        }
        return faces;
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

    private List<SeatAct> seatActs(SeatState seat) {
        List<SeatAct> acts = new ArrayList<>();
        boolean mine = people.isMe(seat.seat());
        if (seat.isFree()) {
            acts.add(new SeatAct(SeatActKind.SIT, words.get("lobby.sitHere"), "", -1));
        } else if (seat.holder() == Holder.BOT && !table.isSeated()) {
            acts.add(new SeatAct(SeatActKind.SIT, words.get("start.takeSeat", seat.name()), "", -1));
        }
        if (!table.owned()) {
            return acts;
        }
        if (seat.isFree()) {
            acts.addAll(levels(SeatActKind.ADD_BOT, "lobby.addBot.level", ""));
        }
        if (seat.holder() == Holder.BOT) {
            acts.addAll(levels(SeatActKind.CHANGE_LEVEL, "lobby.changeLevel", seat.level()));
            acts.add(new SeatAct(SeatActKind.REMOVE_BOT, words.get("lobby.removeBot"), "", -1));
        }
        if (seat.holder() == Holder.PERSON && !mine) {
            acts.add(new SeatAct(SeatActKind.KICK, words.get("lobby.kick", seat.name()), "", -1));
            acts.add(new SeatAct(SeatActKind.BAR, words.get("lobby.bar", seat.name()), "", -1));
        }
        if (mine && NightWords.mayHandOver(table)) {
            acts.add(new SeatAct(SeatActKind.HAND_OVER, words.get("night.tool"), "", -1));
        }
        if (mine) {
            state.host().barred().stream()
                    .map(name -> new SeatAct(SeatActKind.LET_IN, words.get("lobby.letIn", name), name, -1))
                    .forEach(acts::add);
            if (table.people().spectators() > 0) {
                acts.add(new SeatAct(SeatActKind.PEOPLE, words.get("people.tool"), "", -1));
            }
        }
        for (SeatState other : table.seats()) {
            boolean sits = other.isFree() && mine || seat.isFree() && people.isMe(other.seat()); // by sitting down
            if (other.seat() != seat.seat() && !(other.isFree() && seat.isFree()) && !sits) {
                String label = other.isFree()
                        ? words.get("lobby.swapFree", other.seat() + 1)
                        : words.get("lobby.swapWith", people.inSentence(other.seat()));
                acts.add(new SeatAct(SeatActKind.SWAP, label, "", other.seat()));
            }
        }
        return acts;
    }

    /** Returns an act for each available level of bots, without {@code but}. */
    private List<SeatAct> levels(SeatActKind kind, String key, String but) {
        return state.host().levels().stream()
                .filter(level -> !level.equals(but))
                .map(level -> new SeatAct(kind, words.get(key, SeatPlates.aLevel(words, level)), level, -1))
                .toList();
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
        boolean ready = amReady();
        if (table.isSeated()) {
            acts.add(
                    ready
                            ? new Act(ActKind.NOT_READY, words.get("lobby.imNotReady"), false, "")
                            : new Act(ActKind.READY, words.get("lobby.imReady"), true, ""));
        }
        if (table.owned()) {
            acts.add(new Act(
                    ActKind.START, words.get("lobby.start"), ready || !table.isSeated(), mayStart() ? "" : note()));
        }
        return acts;
    }

    private String noteWithShuffle() {
        String shuffle = ShuffleWords.of(words, state, table).lobby();
        return shuffle.isEmpty() ? note() : words.join(note(), shuffle);
    }

    private String note() {
        boolean startsByItself = table.people().startWhenFull();
        if (!table.owned() || startsByItself) {
            return words.get(startsByItself ? "lobby.startsWhenFull" : "lobby.ownerStarts");
        }
        List<String> hesitant = new ArrayList<>();
        if (table.isSeated() && !amReady()) {
            hesitant.add(words.get("lobby.wait.you"));
        }
        hesitant.addAll(notReady());
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

    private boolean mayStart() {
        return free() == 0 && notReady().isEmpty() && (!table.isSeated() || amReady());
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
