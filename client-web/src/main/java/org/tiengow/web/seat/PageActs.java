package org.tiengow.web.seat;

import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.night.TablesInTurn;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen;

/**
 * The acts that a page may perform at its table. Each act is complete: a play names its decision and all tiles. So an act that
 * comes twice or too late has no effect. {@code "sure":true} forfeits a winning set without the confirmation.
 */
public final class PageActs {
    private static final Map<String, BiConsumer<PageActs, PageAct>> ACTS = Map.ofEntries(
            Map.entry("select", (at, act) -> at.flow.select(decision(act), act.tiles("tiles"))),
            Map.entry("act", PageActs::act),
            Map.entry("premove", PageActs::premove),
            Map.entry("keep", (at, act) -> at.flow.play().answer(false, false)),
            Map.entry("tool", (at, act) -> at.flow.play().tool(act.one("kind", TableBar.ToolKind.class))),
            Map.entry("take-back", PageActs::takeBack),
            Map.entry("why", (at, act) -> at.flow.play().why()),
            Map.entry("seen", (at, act) -> at.flow.play().seen()),
            Map.entry("dismiss", (at, act) -> at.flow.play().dismiss()),
            Map.entry("say", (at, act) -> at.say(act.text("words"))),
            Map.entry("lobby", (at, act) -> at.flow.lobby().act(act.one("kind", LobbyScreen.ActKind.class))),
            Map.entry("seat", (at, act) -> at.flow.lobby().actOnSeat(act.seat("seat"), seatAct(act))),
            Map.entry(
                    "change",
                    (at, act) ->
                            at.flow.lobby().change(act.one("kind", LobbyScreen.ChangeKind.class), act.text("value"))),
            Map.entry("colour", (at, act) -> at.flow.lobby().chooseColour(act.colour("colour"))),
            Map.entry("face", (at, act) -> at.flow.lobby().chooseFace(act.one("face", SeatFace.class))),
            Map.entry("react", (at, act) -> at.flow.play().react(act.one("kind", Reaction.class))),
            Map.entry("settled", (at, act) -> at.flow.end().choose(act.one("kind", SettlementScreen.ChoiceKind.class))),
            Map.entry("explain", (at, act) -> at.flow.explainAlarm()),
            Map.entry("again", (at, act) -> at.flow.end().again()),
            Map.entry("seating", (at, act) -> at.flow.lobby().showSeating()),
            Map.entry("to-lobby", (at, act) -> at.flow.end().toLobby()),
            Map.entry("sheet", (at, act) -> at.sheet(act.text("sheet"), act.text("id"))),
            Map.entry("extra", PageActs::extra),
            Map.entry("tile", (at, act) -> at.extras.help(act.tile("tile"))),
            Map.entry("replay", (at, act) -> at.extras.replay(act)),
            Map.entry("guide", PageActs::guide),
            Map.entry("touch", PageActs::touch),
            Map.entry("tv", PageActs::tv),
            Map.entry("worth", (at, act) -> at.flow.tonight().setChipValue(act.text("value"))),
            Map.entry("retry", (at, act) -> at.flow.play().retry()),
            Map.entry("leave", (at, act) -> at.flow.leave()));

    /** The names of all acts at a table. */
    public static final Set<String> NAMES = ACTS.keySet();

    private static final long DECISIONS = 1L << 53;
    private static final int TILES = 32;
    private static final int TABLES = 63;

    private final TableFlow flow;
    private final PageExtras extras;

    PageActs(TableFlow flow, PageExtras extras) {
        this.flow = flow;
        this.extras = extras;
    }

    /**
     * Executes an act. Does nothing if its screen is no longer shown.
     *
     * @throws IllegalArgumentException for an unknown act
     */
    void heed(PageAct act) {
        BiConsumer<PageActs, PageAct> done = ACTS.get(act.name());
        if (done == null) {
            throw unknown();
        }
        done.accept(this, act);
    }

    static IllegalArgumentException unknown() {
        return new IllegalArgumentException("There is no such act.");
    }

    private void act(PageAct act) {
        TableScreen.ActKind kind = act.one("kind", TableScreen.ActKind.class);
        TileSet tiles = act.has("tiles") ? act.tiles("tiles") : TileSet.EMPTY;
        if (!flow.select(decision(act), tiles)) {
            return; // the act came twice or too late
        }
        if (act.has("sure") && act.is("sure")) {
            flow.play().answer(true, false);
        } else {
            flow.play().act(kind);
        }
    }

    /** Chooses for a later turn. The act names everything that is wanted, so it has the same effect when it comes twice. */
    private void premove(PageAct act) {
        flow.premove((int) act.number("held", 0, TILES), act.tiles("tiles"), act.is("plays"), act.is("forfeits"));
    }

    /** Asks to take the latest play back or withdraws that; with a number, answers that question of another player. */
    private void takeBack(PageAct act) {
        boolean wish = act.is("wish");
        if (act.has("question")) {
            flow.play().answerTakeBack(act.number("question", 0, DECISIONS), wish);
        } else {
            flow.play().takeBack(wish);
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
            flow.open(act.one("kind", Overlay.class));
        }
    }

    /** Chooses the table that a television shows, or all in turn. */
    private void tv(PageAct act) {
        flow.showTable((int) act.number("table", TablesInTurn.ALL, TABLES));
    }

    /** Passes a choice to the guided round; ignored at other tables. */
    private void guide(PageAct act) {
        GuideScreen.Choice choice = act.one("kind", GuideScreen.Choice.class);
        if (flow.isLesson()) {
            flow.lesson().choose(choice);
        }
    }

    /** Touches a tile while a card of the guided round is read; ignored at other tables. */
    private void touch(PageAct act) {
        Tile tile = act.tile("tile");
        if (flow.isLesson()) {
            flow.lesson().touch(tile);
        }
    }

    private static LobbyScreen.SeatAct seatAct(PageAct act) {
        return new LobbyScreen.SeatAct(
                act.one("kind", LobbyScreen.SeatActKind.class),
                "",
                act.has("level") ? act.text("level") : "",
                act.has("other") ? act.seat("other") : -1,
                "");
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
