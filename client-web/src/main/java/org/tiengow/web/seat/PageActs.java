package org.tiengow.web.seat;

import java.util.Set;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.flow.Extra;
import org.tiengow.presentation.flow.Person;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.words.NameStyle;

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
            "leave",
            "extra",
            "tile",
            "replay",
            "settings",
            "guide");

    private static final int SEATS = 4;
    private static final int COLOURS = 8;
    private static final int TILES = 32;
    private static final long DECISIONS = 1L << 53;

    private final TableFlow flow;
    private final Person person;
    private final PageExtras extras;

    PageActs(TableFlow flow, Person person, PageExtras extras) {
        this.flow = flow;
        this.person = person;
        this.extras = extras;
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
            case "keep" -> flow.play().answer(false, false);
            case "tool" -> flow.play().tool(act.one("kind", TableBar.ToolKind.class));
            case "why" -> flow.play().why();
            case "dismiss" -> flow.play().dismiss();
            case "say" -> say(act.text("words"));
            case "lobby" -> flow.lobby().act(act.one("kind", LobbyScreen.ActKind.class));
            case "seat" -> flow.lobby().actOnSeat(seat(act, "seat"), seatAct(act));
            case "colour" -> flow.lobby().chooseColour((int) act.number("colour", 0, COLOURS - 1));
            case "settled" -> flow.end().choose(act.one("kind", SettlementScreen.ChoiceKind.class));
            case "again" -> flow.end().again();
            case "to-lobby" -> flow.end().toLobby();
            case "sheet" -> sheet(act.text("sheet"), act.text("id"));
            case "extra" -> extra(act);
            case "tile" -> extras.help((int) act.number("tile", 0, TILES - 1));
            case "replay" -> extras.replay(act);
            case "settings" -> settings(act, person);
            case "guide" -> guide(act);
            case "retry" -> flow.play().retry();
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
            flow.play().answer(true, false);
        } else {
            flow.play().act(kind);
        }
    }

    private void sheet(String sheet, String id) {
        if (!extras.answer(sheet, id)) {
            flow.answer(sheet, id);
        }
    }

    private void extra(PageAct act) {
        if (act.text("kind").equals("none")) {
            extras.putAway();
        } else {
            extras.open(act.one("kind", Extra.class));
        }
    }

    /** What of the browser's settings touches the words; what is left out stays. */
    static void settings(PageAct act, Person person) {
        if (act.has("names")) {
            NameStyle names = act.one("names", NameStyle.class);
            person.change(settings -> settings.withNames(names));
        }
        if (act.has("counting")) {
            boolean counting = act.is("counting");
            person.change(settings -> settings.withAids(settings.aids().withCounting(counting)));
        }
        if (act.has("dontAsk")) {
            boolean asks = !act.is("dontAsk");
            person.change(settings -> settings.withAids(settings.aids().withAskToWaste(asks)));
        }
    }

    /** Only in the guided round. */
    private void guide(PageAct act) {
        GuideScreen.Choice choice = act.one("kind", GuideScreen.Choice.class);
        if (flow.isLesson()) {
            flow.lesson().choose(choice);
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
            flow.play().say(words);
        }
    }
}
