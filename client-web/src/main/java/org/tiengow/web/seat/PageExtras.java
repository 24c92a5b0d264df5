package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.flow.Extra;
import org.tiengow.presentation.flow.Person;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.rules.TileHelpModel;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.HostWords;

/** What lies over everything because its person has asked for it; at most one thing. */
final class PageExtras {
    private final TableFlow flow;
    private final Person person;
    private final PageReplay replay;
    private final Runnable changed;
    private @Nullable Supplier<Optional<? extends Record>> open;
    private @Nullable PeopleModel people;

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
        this.replay = new PageReplay(flow, person, thinking, later, changed);
    }

    /** What lies there now. */
    Optional<JsonObject> json() {
        return open == null ? Optional.empty() : open.get().map(ScreenJson::of);
    }

    /** Puts it away. */
    void close() {
        open = null;
        people = null;
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
            case PEOPLE -> this::people;
            case ROUND_AGAIN, MATCH_AGAIN, LOOK_BACK, DEAL -> replay::screen;
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
    void help(int tile) {
        close();
        open = () -> table().flatMap(at -> Optional.ofNullable(at.view())
                .map(view -> new TileHelpModel(
                                person.words(),
                                view,
                                at.options().counting()
                                        && person.settings().aids().counting())
                        .screen(Tile.of(tile))));
        changed.run();
    }

    /** Moves through the round that is looked at again. */
    void replay(PageAct act) {
        replay.heed(act);
    }

    /** Presses an act of the sheet of people; false where that sheet does not lie there. */
    boolean answer(String sheet, String act) {
        PeopleModel shown = people;
        if (shown == null || !shown.screen().name().equals(sheet)) {
            return false;
        }
        String[] parts = act.split("-", 2);
        if (parts.length == 2) {
            shown.rows().stream()
                    .filter(row -> String.valueOf(shown.rows().indexOf(row)).equals(parts[1]))
                    .findFirst()
                    .ifPresent(row -> row.acts().stream()
                            .filter(each -> each.kind().name().equals(parts[0]))
                            .findFirst()
                            .ifPresent(each -> act(row, each.kind())));
        }
        if (parts.length == 2 || act.equals(QuestionWords.NO)) {
            close();
            changed.run();
        }
        return true;
    }

    private Optional<? extends Record> people() {
        PeopleModel now = PeopleModel.of(person.words(), flow.state());
        people = now;
        return Optional.of(now.screen());
    }

    /** Between reading and tapping somebody else may have come to that seat. */
    private void act(PeopleModel.Row row, PeopleModel.Kind kind) {
        if (PeopleModel.of(person.words(), flow.state()).stillHas(row)) {
            flow.ask(
                    ask(row, kind),
                    refusal -> flow.refused(
                            HostWords.of(person.words(), flow.state()).sentence(refusal)));
        } else {
            flow.refused(person.words().get("people.gone", row.name()));
        }
    }

    private CompletableFuture<Answer> ask(PeopleModel.Row row, PeopleModel.Kind kind) {
        GameSession session = flow.session();
        boolean seated = row.seat() >= 0;
        return switch (kind) {
            case REMOVE -> seated ? session.kick(row.seat()) : session.kickWatcher(row.name(), false);
            case BAR -> seated ? session.bar(row.seat()) : session.kickWatcher(row.name(), true);
            case LET_IN -> session.letIn(row.name());
        };
    }

    private Optional<TableState> table() {
        return flow.state().atTable();
    }
}
