package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.flow.Extra;
import org.tiengow.presentation.flow.PeopleFlow;
import org.tiengow.presentation.flow.Person;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.rules.TileHelpModel;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.presentation.sheet.AboutModel;
import org.tiengow.presentation.sheet.SheetScreen;

/** What lies over everything because its person has asked for it; at most one thing. */
final class PageExtras {
    private final TableFlow flow;
    private final Person person;
    private final PageReplay replay;
    private final PeopleFlow people;
    private final Runnable changed;
    private @Nullable Supplier<Optional<? extends Record>> open;

    /**
     * Nothing lies there.
     *
     * @param thinking where a round is looked back at
     * @param later does something on the thread of the flow
     * @param changed called when something else is to be shown
     */
    PageExtras(TableFlow flow, Person person, PageThinking thinking, Consumer<Runnable> later, Runnable changed) {
        this.flow = flow;
        this.person = person;
        this.changed = changed;
        this.people = new PeopleFlow(flow, person);
        this.replay = new PageReplay(flow, person, thinking, later, changed);
    }

    /** What lies there now. */
    Optional<JsonObject> json() {
        return open == null ? Optional.empty() : open.get().map(ScreenJson::of);
    }

    /** Puts it away. */
    void close() {
        open = null;
        replay.close();
    }

    /** Puts it away, and shows that. */
    void putAway() {
        close();
        changed.run();
    }

    /** Opens something instead of what lay there; what a page has not is passed over. */
    void open(Extra extra) {
        Supplier<Optional<? extends Record>> next = switch (extra) {
            case RULES -> () -> table().map(at -> new RulesPages(person.words()).screen(at.rules()));
            case CARD -> () -> table().map(at -> new CardModel(person.words(), at.rules()).screen());
            case EVENING -> () -> EveningModel.of(person.words(), flow.state()).map(EveningModel::screen);
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

    /** Help on one tile, for whoever has a seat in a round. */
    void help(Tile tile) {
        close();
        open = () -> table().flatMap(at -> Optional.ofNullable(at.view())
                .map(view -> new TileHelpModel(
                                person.words(),
                                view,
                                at.options().counting()
                                        && person.settings().aids().counting())
                        .screen(tile)));
        changed.run();
    }

    /** Moves through the round that is looked at again. */
    void replay(PageAct act) {
        replay.heed(act);
    }

    /** Presses an act of a small sheet, which puts it away; false where no such sheet lies there. */
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
        return new AboutModel(person.words(), ProgramVersion.name());
    }

    private Optional<TableState> table() {
        return flow.state().atTable();
    }
}
