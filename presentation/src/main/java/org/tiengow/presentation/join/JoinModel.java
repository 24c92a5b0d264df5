package org.tiengow.presentation.join;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The screen for joining a host, made from the list of its tables.
 *
 * @param words the user's language
 * @param host the known state of the host
 * @param night the night of the host
 * @param unknown why nothing is known of the host yet, in a sentence
 */
public record JoinModel(Words words, HostState host, NightState night, String unknown) {
    /** Whether a PIN is required, and whether it can be entered here. */
    public enum Pin {
        /** No PIN required. */
        NONE,
        /** PIN required. */
        ASKED,
        /** PIN required, except for the owner of the host, whose role the user claims. The host verifies the claim only on joining. */
        OF_OTHERS,
        /** PIN required, but the connection is unencrypted, so that an eavesdropper would learn it. */
        NOT_HERE
    }

    /**
     * Returns the screen. While a PIN is required it shows the host's name only: players and rules are for those who have the PIN.
     *
     * @param problem why the last attempt failed; null if it did not
     */
    public JoinScreen screen(Pin pin, JoinScreen.@Nullable Problem problem) {
        List<TableSummary> tables = pin == Pin.NONE ? host.tables() : List.of();
        int chosen = chosen(tables);
        return new JoinScreen(
                words.get("join.youAreJoining"),
                host.name(),
                tables.stream().map(this::table).toList(),
                chosen,
                tables.isEmpty() ? List.of() : colours(tables.get(chosen)),
                pin != Pin.NONE,
                switch (pin) {
                    case NONE -> "";
                    case ASKED -> words.get("join.pin");
                    case OF_OTHERS -> words.get("join.pin.ofOthers");
                    case NOT_HERE -> words.get("join.pin.notHere");
                },
                pin == Pin.NONE || pin == Pin.ASKED,
                problem,
                words.get(night.seatsMore() ? "seating.wish.ONLY_WATCH" : "start.watch"),
                night.seatsMore() ? words.get("join.next") : "",
                tables.isEmpty() ? whyNoTables(pin) : hint(tables.get(chosen)));
    }

    private String whyNoTables(Pin pin) {
        if (pin == Pin.NONE || host.name().isEmpty()) {
            return unknown;
        }
        return pin == Pin.OF_OTHERS ? "" : words.get("join.tablesBehindPin");
    }

    /**
     * Assigns a refusal to the field of the screen that it concerns.
     *
     * @param reason the host's refusal; null if the host has not answered
     * @param sentence the problem in words
     */
    public static JoinScreen.Problem problem(@Nullable RefusalReason reason, String sentence) {
        if (reason == null) {
            return new JoinScreen.Problem("", sentence);
        }
        String field = switch (reason) {
            case WRONG_PIN, PIN_PAUSE -> "pin";
            case BAD_NAME -> "name";
            case SEAT_TAKEN,
                    NO_SUCH_SEAT,
                    TABLE_FULL,
                    SEAT_NOT_LOST,
                    OWNER_NOT_HERE,
                    SEAT_ASKED_FOR,
                    SEAT_NOT_GIVEN,
                    OWNER_SILENT -> "seat";
            case NO_SUCH_TABLE, NO_SPECTATORS, TABLE_FAILED, BOTS_ONLY -> "table";
            default -> "";
        };
        return new JoinScreen.Problem(field, sentence);
    }

    /** Returns the index of the first table with a free seat, or else of the first where a bot would give up its seat, or else 0. */
    private static int chosen(List<TableSummary> tables) {
        for (Holder holder : List.of(Holder.FREE, Holder.BOT)) {
            for (int i = 0; i < tables.size(); i++) {
                TableSummary table = tables.get(i);
                if (table.seats().stream().anyMatch(seat -> seat.holder() == holder && isTakeable(table, seat))) {
                    return i;
                }
            }
        }
        return 0;
    }

    private static boolean isTakeable(TableSummary table, SeatState seat) {
        boolean free =
                seat.isFree() || seat.holder() == Holder.BOT && seat.next().isEmpty();
        return (free || isLost(seat)) && table.stage() != TableStage.FAILED;
    }

    /** Checks whether the seat's player is lost. Without the token of that seat, the player may ask the owner for it. */
    private static boolean isLost(SeatState seat) {
        return seat.holder() == Holder.PERSON && seat.presence() == Presence.LOST;
    }

    private JoinScreen.Table table(TableSummary table) {
        int taken = table.seats().size() - table.freeSeats();
        return new JoinScreen.Table(
                table.table(),
                host.tables().size() > 1 ? words.get("start.tableNumber", host.name(), table.table() + 1) : host.name(),
                words.get(
                        "join.rules",
                        new RulesWords(words).of(table),
                        taken,
                        table.seats().size()),
                table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS,
                table.mayWatch() && table.stage() != TableStage.FAILED,
                table.seats().stream().map(seat -> seat(table, seat)).toList(),
                RuleSets.find(table.rulesId())
                        .filter(rules -> rules.direction() == Direction.CLOCKWISE)
                        .isPresent(),
                offered(table));
    }

    /**
     * Returns the seat that is offered first: a free one, one that a person left to a bot, any other bot's, or that of a lost player, unless
     * the next match has a seat for everybody.
     */
    private int offered(TableSummary table) {
        return table.seats().stream()
                .filter(seat -> isTakeable(table, seat) && !(night.seatsMore() && isLost(seat)))
                .min(Comparator.comparing((SeatState seat) -> !seat.isFree())
                        .thenComparing(seat -> seat.left().isEmpty())
                        .thenComparing(seat -> seat.holder() != Holder.BOT))
                .map(SeatState::seat)
                .orElse(-1);
    }

    private JoinScreen.Seat seat(TableSummary table, SeatState seat) {
        String name = seat.isFree() ? words.get("free.seat") : People.name(words, seat);
        boolean takeable = isTakeable(table, seat);
        String note = note(seat, takeable);
        return new JoinScreen.Seat(
                seat.seat(),
                switch (seat.holder()) {
                    case FREE -> JoinScreen.SeatKind.FREE;
                    case PERSON -> JoinScreen.SeatKind.PERSON;
                    case BOT -> JoinScreen.SeatKind.BOT;
                },
                name,
                seat.isFree() ? "" : People.initial(name),
                seat.face(),
                People.colour(seat),
                note,
                takeable,
                takeable ? after(table, seat.seat()) : "",
                words.spoken(name, note));
    }

    private String note(SeatState seat, boolean takeable) {
        if (isLost(seat)) {
            return words.get(seat.throughPage() ? "join.asleep" : "join.lost");
        }
        if (seat.presence() == Presence.LOST) {
            return words.get("lobby.lost");
        }
        if (!takeable || seat.holder() != Holder.BOT) {
            return "";
        }
        return seat.left().isEmpty() ? words.get("join.takeOver") : words.get("join.takeLeft", seat.left());
    }

    /** Names the player before a seat. Free seats are skipped, because they may stay free or be taken by anyone. */
    private String after(TableSummary table, int seat) {
        int count = table.seats().size();
        for (int i = 1; i < count; i++) {
            SeatState before = table.seats().get((seat - i + count) % count);
            if (!before.isFree()) {
                return words.get("join.after", People.name(words, before));
            }
        }
        return "";
    }

    private List<JoinScreen.Colour> colours(TableSummary table) {
        List<JoinScreen.Colour> colours = new ArrayList<>();
        for (SeatColour colour : SeatColour.values()) {
            Optional<SeatState> holder = table.seats().stream()
                    .filter(seat -> seat.holder() == Holder.PERSON && seat.colour() == colour)
                    .findFirst();
            String name = words.get("settings.colour." + colour.ordinal());
            colours.add(new JoinScreen.Colour(
                    colour.ordinal(),
                    holder.map(seat -> words.get("lobby.colour.taken", name, seat.name()))
                            .orElse(name),
                    holder.isEmpty(),
                    holder.map(seat -> People.initial(seat.name())).orElse("")));
        }
        return colours;
    }

    private String hint(TableSummary table) {
        if (table.stage() == TableStage.FAILED) {
            return words.get("host.TABLE_FAILED");
        }
        List<SeatState> bots = table.seats().stream()
                .filter(seat -> seat.holder() == Holder.BOT && isTakeable(table, seat))
                .toList();
        String free = table.freeSeats() > 0 ? "free" : "";
        if (bots.size() == 1) {
            return words.get("join.hint." + free + "Bot", People.name(words, bots.get(0)));
        }
        if (!bots.isEmpty()) {
            return words.get("join.hint." + free + "Bots");
        }
        if (!free.isEmpty()) {
            return words.get("join.hint.free");
        }
        if (table.mayWatch() && night.seatsMore()) {
            return words.get("join.hint.next." + night.seating());
        }
        return words.get(table.mayWatch() ? "join.hint.watch" : "host.TABLE_FULL");
    }
}
