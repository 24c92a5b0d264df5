package org.tiengow.swing.view.shell.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.ShownSeat.Countdown;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Turn;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.CardPresenter;
import org.tiengow.swing.view.table.Standpoint;
import org.tiengow.swing.view.table.TableView;

/** A round in the window: its screen, its sounds, and the card beside it. */
final class RoundWindow {
    private final Surroundings around;
    private final TableFlow flow;
    private final TableSounds sounds;
    private final TimeCalls calls = new TimeCalls(this::announceTime);
    private final TurnCall turnCall;
    private @Nullable TableModel shown;
    private @Nullable TableView view;
    private boolean cardOpen;

    RoundWindow(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
        this.sounds = new TableSounds(around);
        this.turnCall = new TurnCall(around.frame().attention());
    }

    void show(ViewState.Round round) {
        TableModel next = round.table();
        if (shown != null) {
            next.cuesSince(shown).forEach(sounds::play);
        }
        shown = next;
        TableScreen screen = round.screen();
        Countdown mine = next.isMyTurn() ? screen.seats().get(0).time() : null;
        sounds.count(mine);
        calls.count(mine);
        if (round.far() && cardOpen) {
            showCard(Optional.empty());
        }
        TableView current = view == null ? new TableView(screen, around.tileLook(), flow.round()) : view;
        current.lookFrom(standpoint(round));
        current.invite(round.far() ? phones() : null);
        if (current == view) {
            current.setTileLook(around.tileLook());
            current.show(screen);
        } else {
            current.setMoments(sounds);
            view = current;
        }
        current.setSpeed(around.settings().look().pace());
        around.frame().show(current);
        around.frame()
                .setTitle(
                        next.isMyTurn()
                                ? around.words().get("window.yourTurn")
                                : screen.bar().title());
        callToTurn(next, screen);
    }

    /** Calls a player who uses another window, unless the program plays for them because only one play is legal. */
    private void callToTurn(TableModel next, TableScreen screen) {
        around.frame().whenInFront(turnCall::takeBack);
        Turn turn = screen.turn();
        turnCall.heed(
                next.decision().filter(open -> open.legal().size() > 1),
                turn == null ? "" : turn.head(),
                turn == null ? "" : turn.task(),
                around.settings().sound().on());
    }

    /** Opens or closes the card beside the table. */
    void turnCard(TableRules rules) {
        showCard(cardOpen ? Optional.empty() : Optional.of(rules));
    }

    /** Rebuilds the open card in the current language and look. */
    void refreshCard(Optional<TableRules> rules) {
        if (cardOpen) {
            showCard(rules.filter(there -> CardPresenter.fitsBeside(around)));
        }
    }

    /** Stops all sounds and announcements while the round is not shown. */
    void rest() {
        sounds.stop();
        calls.stop();
        turnCall.takeBack();
    }

    private void showCard(Optional<TableRules> rules) {
        if (view != null) {
            cardOpen = rules.isPresent();
            view.showBeside(rules.map(there -> CardPresenter.panel(around, there, () -> showCard(Optional.empty())))
                    .orElse(null));
        }
    }

    private void announceTime(int seconds) {
        if (view != null) {
            view.announce(around.words().get("table.timeLeft", seconds));
        }
    }

    /** Returns how phones join; null while they cannot. */
    private @Nullable Phones phones() {
        return flow.host()
                .map(EmbeddedHost::page)
                .filter(page -> page.stage() == PageState.Stage.ON)
                .map(page -> LobbyModel.phones(around.words(), page))
                .orElse(null);
    }

    private static Standpoint standpoint(ViewState.Round round) {
        if (round.far()) {
            return Standpoint.ACROSS_THE_ROOM;
        }
        return round.table().isWatching() ? Standpoint.WATCHING : Standpoint.SEATED;
    }
}
