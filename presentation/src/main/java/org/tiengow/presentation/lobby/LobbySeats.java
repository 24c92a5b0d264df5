package org.tiengow.presentation.lobby;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.lobby.LobbyScreen.Seat;
import org.tiengow.presentation.lobby.LobbyScreen.SeatAct;
import org.tiengow.presentation.lobby.LobbyScreen.SeatActKind;
import org.tiengow.presentation.lobby.LobbyScreen.SeatKind;
import org.tiengow.presentation.table.SeatPlates;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The seats of a table before a match, with what the user may do with each.
 *
 * @param words the language
 * @param state the state of the session
 * @param table the table
 * @param people the names of the people at the table
 */
record LobbySeats(Words words, SessionState state, TableState table, People people) {
    /** Returns the user's seat first, then the others in playing order. */
    List<Seat> seats() {
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
                acts(seat),
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

    private List<SeatAct> acts(SeatState seat) {
        List<SeatAct> acts = new ArrayList<>();
        boolean mine = people.isMe(seat.seat());
        if (seat.isFree()) {
            acts.add(SeatAct.of(SeatActKind.SIT, words.get("lobby.sitHere")));
        } else if (seat.holder() == Holder.BOT && !table.isSeated()) {
            acts.add(SeatAct.of(SeatActKind.SIT, words.get("start.takeSeat", seat.name())));
        }
        if (!table.owned()) {
            return acts;
        }
        if (seat.isFree()) {
            acts.addAll(levels(SeatActKind.ADD_BOT, "lobby.addBot.level", ""));
        }
        if (seat.holder() == Holder.BOT) {
            acts.addAll(levels(SeatActKind.CHANGE_LEVEL, "lobby.changeLevel", seat.level()));
            acts.add(SeatAct.of(SeatActKind.REMOVE_BOT, words.get("lobby.removeBot")));
        }
        if (mine && NightWords.mayHandOver(table)) {
            acts.add(SeatAct.of(SeatActKind.HAND_OVER, words.get("night.tool")));
        }
        if (mine) {
            state.host().barred().stream()
                    .map(name -> new SeatAct(SeatActKind.LET_IN, words.get("lobby.letIn", name), name, -1, ""))
                    .forEach(acts::add);
            if (table.people().spectators() > 0) {
                acts.add(SeatAct.of(SeatActKind.PEOPLE, words.get("people.tool")));
            }
        }
        acts.addAll(swaps(seat));
        if (seat.holder() == Holder.PERSON && !mine) {
            acts.add(SeatAct.of(SeatActKind.KICK, words.get("lobby.kick", seat.name())));
        }
        return acts;
    }

    private List<SeatAct> swaps(SeatState seat) {
        boolean mine = people.isMe(seat.seat());
        List<SeatAct> swaps = new ArrayList<>();
        for (SeatState other : table.seats()) {
            boolean sits = other.isFree() && mine || seat.isFree() && people.isMe(other.seat()); // by sitting down
            if (other.seat() != seat.seat() && !(other.isFree() && seat.isFree()) && !sits) {
                String label = other.isFree()
                        ? words.get("lobby.swapFree", other.seat() + 1)
                        : words.get("lobby.swapWith", people.inSentence(other.seat()));
                swaps.add(new SeatAct(SeatActKind.SWAP, label, "", other.seat(), ""));
            }
        }
        return swaps;
    }

    /** Returns an act for each available level of bots, without {@code but}. */
    private List<SeatAct> levels(SeatActKind kind, String key, String but) {
        return state.host().levels().stream()
                .filter(level -> !level.equals(but))
                .map(level -> new SeatAct(
                        kind,
                        words.get(key, SeatPlates.aLevel(words, level)),
                        level,
                        -1,
                        SeatPlates.aboutLevel(words, level)))
                .toList();
    }
}
