package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.function.Consumer;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.presentation.table.TableBar.ToolKind;

/** What is done in the same way at every table, in the guided round too. */
record TableTools(Desk desk, TablePlace place) {
    /** The rules of the table; empty while there is none. */
    Optional<TableRules> rules() {
        return place.state().atTable().map(TableState::rules);
    }

    void openRules() {
        rules().ifPresent(rules -> RulesDesk.openSheet(desk, rules));
    }

    void openCard() {
        rules().ifPresent(rules -> CardDesk.openSheet(desk, rules));
    }

    /** Uses a tool that says nothing of the round. */
    void use(ToolKind kind) {
        switch (kind) {
            case CARD -> openCard();
            case KEYS -> KeysDesk.openSheet(desk);
            case SETTINGS -> desk.openSettings();
            case SOUND_ON -> desk.change(settings -> settings.withSound(false));
            case SOUND_OFF -> desk.change(settings -> settings.withSound(true));
            case LAST_TRICK, ROUNDS, SHARE, LOOK_BACK, BIG_SCREEN, PAUSE, PEOPLE, HAND_OVER ->
                throw new IllegalStateException(kind + " is not offered");
        }
    }

    /** Asks no more before a winning set is thrown away. */
    void askNoMore() {
        desk.change(settings -> settings.withAids(settings.aids().withAskToWaste(false)));
    }

    /** Sends a play to the host. */
    void play(Decision decision, Play play, Consumer<Answer.Refused> refused) {
        place.ask(place.session().play(decision.number(), play), refused);
    }
}
