package org.tiengow.swing.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.client.session.Holder;
import org.tiengow.client.session.Presence;
import org.tiengow.client.session.SeatState;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.swing.model.LobbyScreen.Act;
import org.tiengow.swing.model.LobbyScreen.ActKind;
import org.tiengow.swing.model.LobbyScreen.Seat;
import org.tiengow.swing.model.LobbyScreen.SeatAct;
import org.tiengow.swing.model.LobbyScreen.SeatActKind;
import org.tiengow.swing.model.LobbyScreen.SeatKind;

/** A table before a match, made from what the session knows. Immutable. */
public final class LobbyModel {
    private static final int PHRASES = 4;

    private final Words words;
    private final SessionState state;
    private final TableState table;
    private final People people;

    private LobbyModel(Words words, SessionState state, TableState table) {
        this.words = words;
        this.state = state;
        this.table = table;
        this.people = Scene.people(words, table);
    }

    /** The lobby of a session's table; empty while it is at none. */
    public static Optional<LobbyModel> of(Words words, SessionState state) {
        return state.atTable().map(table -> new LobbyModel(words, state, table));
    }

    /**
     * What the lobby shows.
     *
     * @param addresses where others join, as far as the reader knows
     * @param comparedWith the id of the rule set the rules are compared with
     * @param refused what the host has just refused, in a sentence; empty for nothing
     */
    public LobbyScreen screen(List<String> addresses, String comparedWith, String refused) {
        Direction direction = table.rules().set().direction();
        return new LobbyScreen(
                title(words, state),
                joinAt(addresses),
                seats(),
                direction == Direction.CLOCKWISE,
                direction(direction),
                acts(),
                refused.isEmpty() ? note() : refused,
                new LobbyRules(words, table).rules(comparedWith),
                chat(),
                state.connection().stage().isOver() ? new HostWords(people, null).lost(state.connection()) : "");
    }

    /** The name of the table a session is at: the host's, with a number where it has several. */
    static String title(Words words, SessionState state) {
        String host = state.host().name();
        boolean several = state.host().tables().size() > 1;
        return state.atTable()
                .filter(table -> several)
                .map(table -> words.get("start.tableNumber", host, table.number() + 1))
                .orElse(host);
    }

    /** What one click says. */
    public static List<String> phrases(Words words) {
        List<String> phrases = new ArrayList<>();
        for (int i = 1; i <= PHRASES; i++) {
            phrases.add(words.get("lobby.phrase." + i));
        }
        return List.copyOf(phrases);
    }

    /**
     * Every parameter, and what it may be set to by hand.
     *
     * @param chosen the values, which may contradict each other
     */
    public static List<LobbyScreen.Knob> knobs(Words words, Map<Parameter, Object> chosen) {
        return LobbyRules.knobs(words, chosen);
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
        boolean mine = people.isMe(seat.seat());
        String name = mine ? words.get("lobby.you", seat.name()) : people.name(seat.seat());
        String note = note(seat);
        return new Seat(
                seat.seat(),
                people.colour(seat.seat()),
                name,
                seat.isFree() ? "" : SeatPlates.initial(seat.name()),
                note,
                kind(seat.holder()),
                seat.ready() && !seat.isFree(),
                seat.presence() == Presence.LOST,
                seatActs(seat),
                words.list(List.of(name, note)));
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
            return words.get(table.owned() ? "lobby.free.addBot" : "lobby.free.wait");
        }
        if (seat.presence() == Presence.LOST) {
            return words.get("lobby.lost");
        }
        if (seat.holder() == Holder.BOT) {
            return words.get("lobby.bot", SeatPlates.level(words, seat.level())).strip();
        }
        return words.get(seat.ready() ? "lobby.ready" : "lobby.notReady");
    }

    private List<SeatAct> seatActs(SeatState seat) {
        if (!table.owned()) {
            return List.of();
        }
        List<SeatAct> acts = new ArrayList<>();
        if (seat.isFree()) {
            for (String level : state.host().levels()) {
                String label = words.get("lobby.addBot.level", SeatPlates.level(words, level));
                acts.add(new SeatAct(SeatActKind.ADD_BOT, label, level, -1));
            }
        }
        if (seat.holder() == Holder.BOT) {
            acts.add(new SeatAct(SeatActKind.REMOVE_BOT, words.get("lobby.removeBot"), "", -1));
        }
        if (seat.holder() == Holder.PERSON && !people.isMe(seat.seat())) {
            acts.add(new SeatAct(SeatActKind.KICK, words.get("lobby.kick", seat.name()), "", -1));
        }
        for (SeatState other : table.seats()) {
            if (other.seat() != seat.seat() && !(other.isFree() && seat.isFree())) {
                String label = other.isFree()
                        ? words.get("lobby.swapFree")
                        : words.get("lobby.swapWith", people.inSentence(other.seat()));
                acts.add(new SeatAct(SeatActKind.SWAP, label, "", other.seat()));
            }
        }
        return acts;
    }

    private List<Act> acts() {
        List<Act> acts = new ArrayList<>();
        if (table.owned()) {
            acts.add(new Act(ActKind.FILL, words.get("lobby.fill"), false, free() > 0));
        }
        boolean ready = amReady();
        if (table.isSeated()) {
            acts.add(
                    ready
                            ? new Act(ActKind.NOT_READY, words.get("lobby.imNotReady"), false, true)
                            : new Act(ActKind.READY, words.get("lobby.imReady"), true, true));
        }
        if (table.owned()) {
            acts.add(new Act(ActKind.START, words.get("lobby.start"), ready || !table.isSeated(), mayStart()));
        }
        return acts;
    }

    private String note() {
        if (!table.owned()) {
            return words.get("lobby.ownerStarts");
        }
        List<String> waits = new ArrayList<>();
        if (table.isSeated() && !amReady()) {
            waits.add(words.get("lobby.wait.you"));
        }
        notReady().forEach(name -> waits.add(words.get("lobby.wait.person", name)));
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

    private List<TableScreen.ChatLine> chat() {
        return state.chat().stream()
                .map(line -> new TableScreen.ChatLine(
                        line.seat() < 0 ? -1 : people.colour(line.seat()),
                        people.isMe(line.seat()) ? words.get("you") : line.name(),
                        line.text()))
                .toList();
    }
}
