package org.tiengow.swing.view.shell.over;

import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** Who is at the table, for its owner: removes people, bars them, and lets them in again. */
public final class PeoplePresenter {
    private final Surroundings around;
    private final TableFlow flow;

    public PeoplePresenter(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
    }

    /** Lays the sheet over the window. */
    public void open() {
        PeopleModel shown = people();
        new SmallSheet(around.frame(), (act, typed) -> {
                    around.frame().closeSheet();
                    if (!act.equals(QuestionWords.NO)) {
                        String[] parts = act.split("-", 2);
                        act(shown.rows().get(Integer.parseInt(parts[1])), PeopleModel.Kind.valueOf(parts[0]));
                    }
                })
                .show(shown.screen());
    }

    /** Between reading and clicking somebody else may have come to that seat. */
    private void act(PeopleModel.Row row, PeopleModel.Kind kind) {
        if (people().stillHas(row)) {
            flow.ask(
                    ask(row, kind),
                    answer -> flow.refused(
                            HostWords.of(around.words(), flow.state()).sentence(answer)));
        } else {
            flow.refused(around.words().get("people.gone", row.name()));
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

    private PeopleModel people() {
        return PeopleModel.of(around.words(), flow.state());
    }
}
