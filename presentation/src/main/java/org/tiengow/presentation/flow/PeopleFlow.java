package org.tiengow.presentation.flow;

import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.words.HostWords;

/** The flow of the owner's sheet of people: removes people, bans them, and admits them again. The frontend opens and closes the sheet. */
public final class PeopleFlow {
    private final TableFlow flow;
    private final UserContext userContext;

    /** Creates the sheet for the table of a flow. */
    public PeopleFlow(TableFlow flow, UserContext userContext) {
        this.flow = flow;
        this.userContext = userContext;
    }

    public SheetScreen screen() {
        return people().screen();
    }

    /**
     * Performs an act of the sheet. If its target has left since the sheet was read, nothing is done to anybody else, and the user is told.
     */
    public void press(String id) {
        for (PeopleModel.Row row : people().rows()) {
            for (PeopleModel.Act act : row.acts()) {
                if (act.id().equals(id)) {
                    flow.ask(
                            ask(row, act.kind()),
                            refusal -> flow.refused(HostWords.of(userContext.words(), flow.state())
                                    .sentence(refusal)));
                    return;
                }
            }
        }
        PeopleModel.named(id).ifPresent(gone -> flow.refused(userContext.words().get("people.gone", gone)));
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

    private PeopleModel people() {
        return PeopleModel.of(userContext.words(), flow.state());
    }
}
