package org.tiengow.swing.view.shell;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.presentation.sheet.PeopleScreen;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.swing.view.lobby.PeopleSheet;

/** Who is at the table, for its owner: removes people, bars them, and lets them in again. */
final class PeopleDesk implements PeopleSheet.Input {
    private final Desk desk;
    private final TablePlace place;
    private final Consumer<String> refused;

    /**
     * For a table.
     *
     * @param refused is told in a sentence why nothing came of it
     */
    PeopleDesk(Desk desk, TablePlace place, Consumer<String> refused) {
        this.desk = desk;
        this.place = place;
        this.refused = refused;
    }

    /** Lays the sheet over the window. */
    void open() {
        desk.frame().openSheet(new PeopleSheet(screen(), this), PeopleSheet.WIDTH, PeopleSheet.HEIGHT, this::close);
    }

    /** Between reading and clicking somebody else may have come to that seat. */
    @Override
    public void act(PeopleScreen.Row row, PeopleScreen.Kind kind) {
        close();
        if (screen().stillHas(row)) {
            place.ask(
                    ask(row, kind),
                    answer -> refused.accept(
                            HostWords.of(desk.words(), place.state()).sentence(answer)));
        } else {
            refused.accept(desk.words().get("people.gone", row.name()));
        }
    }

    @Override
    public void close() {
        desk.frame().closeSheet();
    }

    private CompletableFuture<Answer> ask(PeopleScreen.Row row, PeopleScreen.Kind kind) {
        GameSession session = place.session();
        boolean seated = row.seat() >= 0;
        return switch (kind) {
            case REMOVE -> seated ? session.kick(row.seat()) : session.kickWatcher(row.name(), false);
            case BAR -> seated ? session.bar(row.seat()) : session.kickWatcher(row.name(), true);
            case LET_IN -> session.letIn(row.name());
        };
    }

    private PeopleScreen screen() {
        return PeopleScreen.of(desk.words(), place.state());
    }
}
