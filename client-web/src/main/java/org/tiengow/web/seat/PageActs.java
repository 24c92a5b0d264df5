package org.tiengow.web.seat;

import java.util.Set;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen;

/**
 * What a page may ask of its table. Each act carries all it means: a play names its decision and every tile, so one that comes twice, or
 * too late, does nothing; {@code "sure":true} throws a winning set away without being asked.
 */
final class PageActs {
    /** All acts at a table. */
    static final Set<String> NAMES = Set.of(
            "select",
            "act",
            "keep",
            "tool",
            "why",
            "dismiss",
            "say",
            "lobby",
            "seat",
            "colour",
            "settled",
            "again",
            "to-lobby",
            "sheet",
            "retry",
            "leave");

    private static final int SEATS = 4;
    private static final int COLOURS = 8;
    private static final long DECISIONS = 1L << 53;

    private final TableFlow flow;

    PageActs(TableFlow flow) {
        this.flow = flow;
    }

    /**
     * Does what a page says; nothing where the screen it belongs to is gone.
     *
     * @throws IllegalArgumentException for an act that there is not
     */
    void heed(PageAct act) {
        switch (act.name()) {
            case "select" -> flow.select(decision(act), act.tiles("tiles"));
            case "act" -> act(act);
            case "keep" -> flow.round().answer(false, false);
            case "tool" -> flow.round().tool(act.one("kind", TableBar.ToolKind.class));
            case "why" -> flow.round().why();
            case "dismiss" -> flow.round().dismiss();
            case "say" -> say(act.text("words"));
            case "lobby" -> flow.lobby().act(act.one("kind", LobbyScreen.ActKind.class));
            case "seat" -> flow.lobby().actOnSeat(seat(act, "seat"), seatAct(act));
            case "colour" -> flow.lobby().chooseColour((int) act.number("colour", 0, COLOURS - 1));
            case "settled" -> flow.end().choose(act.one("kind", SettlementScreen.ChoiceKind.class));
            case "again" -> flow.end().again();
            case "to-lobby" -> flow.end().toLobby();
            case "sheet" -> flow.answer(act.text("sheet"), act.text("id"));
            case "retry" -> flow.round().retry();
            case "leave" -> flow.leave();
            default -> throw unknown();
        }
    }

    static IllegalArgumentException unknown() {
        return new IllegalArgumentException("There is no such act.");
    }

    private void act(PageAct act) {
        TableScreen.ActKind kind = act.one("kind", TableScreen.ActKind.class);
        TileSet tiles = act.has("tiles") ? act.tiles("tiles") : TileSet.EMPTY;
        if (!flow.select(decision(act), tiles)) {
            return; // it came twice, or too late
        }
        if (act.has("sure") && act.is("sure")) {
            flow.round().answer(true, false);
        } else {
            flow.round().act(kind);
        }
    }

    private static int seat(PageAct act, String member) {
        return (int) act.number(member, 0, SEATS - 1);
    }

    private static LobbyScreen.SeatAct seatAct(PageAct act) {
        return new LobbyScreen.SeatAct(
                act.one("kind", LobbyScreen.SeatActKind.class),
                "",
                act.has("level") ? act.text("level") : "",
                act.has("other") ? seat(act, "other") : -1);
    }

    private static long decision(PageAct act) {
        return act.number("decision", 0, DECISIONS);
    }

    private void say(String words) {
        if (flow.isInLobby()) {
            flow.lobby().say(words);
        } else {
            flow.round().say(words);
        }
    }
}
