package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.rules.TileHelpModel;
import org.tiengow.presentation.sheet.SheetScreen;

/** The overlay that a person has opened above all screens. At most one is open. */
final class PageExtras {
    private static final Set<Overlay> OF_A_ROUND =
            EnumSet.of(Overlay.DEAL, Overlay.ROUND_AGAIN, Overlay.MATCH_AGAIN, Overlay.LOOK_BACK);

    private final TableFlow flow;
    private final UserContext userContext;
    private final PageReplay replay;
    private final Runnable changed;
    private Supplier<Optional<Record>> screen = Optional::empty;
    /** The kind of the open overlay; null for none, and for the help on a tile. */
    private @Nullable Overlay overlay;

    /**
     * Creates the overlay with nothing open.
     *
     * @param thinking the worker that analyses finished rounds
     * @param later runs work on the thread of the flow
     * @param changed called when the overlay has changed
     */
    PageExtras(
            TableFlow flow,
            UserContext userContext,
            PageThinking thinking,
            Consumer<Runnable> later,
            Runnable changed) {
        this.flow = flow;
        this.userContext = userContext;
        this.changed = changed;
        this.replay = new PageReplay(flow, userContext, thinking, later, changed);
    }

    /** Returns the open overlay as JSON. */
    Optional<JsonObject> json() {
        return screen.get().map(ScreenJson::of);
    }

    /** Closes the overlay without a redraw. */
    void close() {
        overlay = null;
        screen = Optional::empty;
        replay.close();
    }

    /** Closes the overlay without a redraw if it is about a round or a match. The rules, the night and the people are open at any table. */
    void closeRound() {
        if (overlay == null || OF_A_ROUND.contains(overlay)) {
            close();
        }
    }

    /** Closes the overlay and redraws. */
    void putAway() {
        close();
        changed.run();
    }

    /** Opens an overlay in place of the current one. Ignores overlays that the page does not have. */
    void open(Overlay overlay, Supplier<Optional<Record>> screen) {
        switch (overlay) {
            case RULES, PARAMETERS, CARD, NIGHT, PEOPLE, DEAL, ABOUT -> lay(overlay, screen);
            case ROUND_AGAIN, MATCH_AGAIN, LOOK_BACK -> {
                lay(overlay, replay::screen);
                replay.open(overlay);
            }
            case KEYS, SETTINGS, INVITATION, PHONES, PRACTICE, LESSON -> {}
        }
    }

    private void lay(@Nullable Overlay next, Supplier<Optional<Record>> made) {
        close();
        overlay = next;
        screen = made;
        changed.run();
    }

    /** Opens the help on one tile, for a person with a seat in a round. */
    void help(Tile tile) {
        lay(
                null,
                () -> flow.state()
                        .atTable()
                        .flatMap(at -> Optional.ofNullable(at.view())
                                .map(view -> tileHelp(at, view).screen(tile))));
    }

    private TileHelpModel tileHelp(TableState at, SeatView view) {
        boolean counting =
                at.options().counting() && userContext.settings().assistance().counting();
        return new TileHelpModel(userContext.words(), view, counting);
    }

    /** Moves through the replay. */
    void replay(PageAct act) {
        replay.heed(act);
    }

    /** Presses a button of a small sheet and closes the sheet; returns false if no such sheet is open. */
    boolean answer(String sheet, String act) {
        Overlay pressed = overlay;
        if (pressed == null
                || screen.get()
                        .filter(shown ->
                                shown instanceof SheetScreen asks && asks.name().equals(sheet))
                        .isEmpty()) {
            return false;
        }
        putAway();
        flow.press(pressed, act);
        return true;
    }
}
