package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.PeopleFlow;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.rules.TileHelpModel;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.presentation.sheet.AboutModel;
import org.tiengow.presentation.sheet.SheetScreen;

/** The overlay that a person has opened above all screens. At most one is open. */
final class PageExtras {
    private final TableFlow flow;
    private final UserContext userContext;
    private final PageReplay replay;
    private final PeopleFlow people;
    private final Runnable changed;
    private @Nullable Supplier<Optional<? extends Record>> open;

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
        this.people = new PeopleFlow(flow, userContext);
        this.replay = new PageReplay(flow, userContext, thinking, later, changed);
    }

    /** Returns the open overlay as JSON. */
    Optional<JsonObject> json() {
        return open == null ? Optional.empty() : open.get().map(ScreenJson::of);
    }

    /** Closes the overlay without a redraw. */
    void close() {
        open = null;
        replay.close();
    }

    /** Closes the overlay and redraws. */
    void putAway() {
        close();
        changed.run();
    }

    /** Opens an overlay in place of the current one. Ignores overlays that the page does not have. */
    void open(Overlay extra) {
        Supplier<Optional<? extends Record>> next = switch (extra) {
            case RULES -> () -> table().map(at -> new RulesPages(userContext.words()).screen(at.rules()));
            case CARD -> () -> table().map(at -> new CardModel(userContext.words(), at.rules()).screen());
            case EVENING ->
                () -> EveningModel.of(userContext.words(), flow.state()).map(EveningModel::screen);
            case PEOPLE -> () -> Optional.of(people.screen());
            case ROUND_AGAIN, MATCH_AGAIN, LOOK_BACK, DEAL -> replay::screen;
            case ABOUT -> () -> Optional.of(about().screen());
            case KEYS, SETTINGS, PARAMETERS, INVITATION, PHONES, PRACTICE, LESSON -> null;
        };
        if (next != null) {
            close();
            open = next;
            replay.open(extra);
            changed.run();
        }
    }

    /** Opens the help on one tile, for a person with a seat in a round. */
    void help(Tile tile) {
        close();
        open = () -> table().flatMap(at -> Optional.ofNullable(at.view())
                .map(view -> new TileHelpModel(
                                userContext.words(),
                                view,
                                at.options().counting()
                                        && userContext.settings().aids().counting())
                        .screen(tile)));
        changed.run();
    }

    /** Moves through the replay. */
    void replay(PageAct act) {
        replay.heed(act);
    }

    /** Presses a button of a small sheet and closes the sheet; returns false if no such sheet is open. */
    boolean answer(String sheet, String act) {
        boolean isThere = open != null
                && open.get()
                        .filter(shown ->
                                shown instanceof SheetScreen asks && asks.name().equals(sheet))
                        .isPresent();
        if (isThere && sheet.equals(AboutModel.NAME)) {
            putAway();
            about().after(act).ifPresent(next -> {
                open = () -> Optional.of(next);
                changed.run();
            });
        } else if (isThere) {
            people.press(act);
            putAway();
        }
        return isThere;
    }

    private AboutModel about() {
        return new AboutModel(userContext.words(), ProgramVersion.name());
    }

    private Optional<TableState> table() {
        return flow.state().atTable();
    }
}
