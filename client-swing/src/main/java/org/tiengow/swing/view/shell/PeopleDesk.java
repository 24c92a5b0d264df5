package org.tiengow.swing.view.shell;

import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.sheet.PeopleScreen;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.swing.view.lobby.PeopleSheet;

/** Who is at the table, for its owner: removes people, bars them, and lets them in again. */
final class PeopleDesk implements PeopleSheet.Input {
    private final Desk desk;
    private final TableFlow flow;

    PeopleDesk(Desk desk, TableFlow flow) {
        this.desk = desk;
        this.flow = flow;
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
            flow.ask(
                    ask(row, kind),
                    answer -> flow.refused(
                            HostWords.of(desk.words(), flow.state()).sentence(answer)));
        } else {
            flow.refused(desk.words().get("people.gone", row.name()));
        }
    }

    @Override
    public void close() {
        desk.frame().closeSheet();
    }

    private CompletableFuture<Answer> ask(PeopleScreen.Row row, PeopleScreen.Kind kind) {
        GameSession session = flow.session();
        boolean seated = row.seat() >= 0;
        return switch (kind) {
            case REMOVE -> seated ? session.kick(row.seat()) : session.kickWatcher(row.name(), false);
            case BAR -> seated ? session.bar(row.seat()) : session.kickWatcher(row.name(), true);
            case LET_IN -> session.letIn(row.name());
        };
    }

    private PeopleScreen screen() {
        return PeopleScreen.of(desk.words(), flow.state());
    }
}
