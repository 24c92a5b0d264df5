package org.tiengow.presentation.flow;

import java.util.Optional;
import java.util.function.Consumer;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Play;
import org.tiengow.presentation.table.TableBar;

/** Actions common to all tables, including the guided round. */
record CommonActions(TableVisit visit, FlowCallbacks flowCallbacks) {
    /**
     * Uses a tool that does not depend on the round.
     *
     * @param refused takes the refusal of a request
     * @throws IllegalArgumentException for a tool that depends on the round
     */
    void use(TableBar.ToolKind kind, Consumer<Answer.Refused> refused) {
        switch (kind) {
            case CARD -> flowCallbacks.open(Overlay.CARD);
            case KEYS -> flowCallbacks.open(Overlay.KEYS);
            case SETTINGS -> flowCallbacks.open(Overlay.SETTINGS);
            case PEOPLE -> flowCallbacks.open(Overlay.PEOPLE);
            case HAND_OVER -> flowCallbacks.handOver();
            case SOUND_ON ->
                visit.person()
                        .change(settings -> settings.withSound(settings.sound().withOn(false)));
            case SOUND_OFF ->
                visit.person()
                        .change(settings -> settings.withSound(settings.sound().withOn(true)));
            case PAUSE -> visit.ask(visit.session().pause(!isPauseWished()), refused);
            case LAST_TRICK, TAKE_BACK, ROUNDS, SHARE, LOOK_BACK, BIG_SCREEN ->
                throw new IllegalArgumentException("There is no such tool at this table.");
        }
    }

    private boolean isPauseWished() {
        return visit.state()
                .atTable()
                .flatMap(table ->
                        Optional.ofNullable(table.turn().pause()).filter(pause -> pause.isWishedBy(table.mySeat())))
                .isPresent();
    }

    /** Turns the counting aid on or off. */
    void count(boolean on) {
        visit.person()
                .change(settings ->
                        settings.withAssistance(settings.assistance().withCounting(on)));
    }

    /** Disables the confirmation before a winning set is thrown away. */
    void askNoMore() {
        visit.person()
                .change(settings ->
                        settings.withAssistance(settings.assistance().withAskToWaste(false)));
    }

    /** Sends a play to the host. */
    void play(Decision decision, Play play, Consumer<Answer.Refused> refused) {
        visit.ask(visit.session().play(decision.number(), play), refused);
    }
}
