package org.tiengow.swing.view.replay;

import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.replay.ReplayScreen;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.table.TableView;

/**
 * The replay viewer: the table as it was, and below it the controls that move through the round.
 *
 * <p>Keys: left and right step. Home and End go to the deal and to the end, Page Up and Page Down from trick to trick. Space plays and
 * pauses. 1 to 4 choose a seat, A opens all hands, P shows the payments, Escape goes back.
 */
public final class ReplayView extends JPanel {
    private static final int SEATS = 4;

    private final TableView table;
    private final Transport transport;
    private final ReplayInput input;
    private ReplayScreen screen;

    /** Creates a viewer with its first screen. */
    public ReplayView(ReplayScreen screen, TileLook look, Speed speed, ReplayInput input) {
        super(new BorderLayout());
        this.screen = screen;
        this.input = input;
        setName("replay");
        table = new TableView(screen.table(), look, new OnlyLooking());
        table.setSpeed(speed);
        transport = new Transport(screen, input);
        add(table, BorderLayout.CENTER);
        add(transport, BorderLayout.SOUTH);
        bindKeys();
    }

    /** Shows another moment, or the same moment from another point of view. */
    public void show(ReplayScreen next) {
        screen = next;
        table.show(next.table());
        transport.show(next);
    }

    @Override
    public boolean requestFocusInWindow() {
        return table.requestFocusInWindow();
    }

    /** Binds the keys of the viewer. They take precedence over the keys of the table, which select tiles and play. */
    private void bindKeys() {
        UiFactory.onKey(this, "LEFT", () -> input.control(ControlKind.BACK));
        UiFactory.onKey(this, "RIGHT", () -> input.control(ControlKind.FORWARD));
        UiFactory.onKey(this, "HOME", () -> input.control(ControlKind.START));
        UiFactory.onKey(this, "END", () -> input.control(ControlKind.END));
        UiFactory.onKey(this, "PAGE_UP", () -> input.control(ControlKind.PREVIOUS_TRICK));
        UiFactory.onKey(this, "PAGE_DOWN", () -> input.control(ControlKind.NEXT_TRICK));
        UiFactory.onKey(this, "SPACE", () -> input.control(playOrPause()));
        UiFactory.onKey(this, "P", () -> input.control(ControlKind.PAYMENTS));
        UiFactory.onKey(this, "A", () -> input.view(0));
        for (int seat = 1; seat <= SEATS; seat++) {
            int view = seat;
            UiFactory.onKey(this, Integer.toString(view), () -> input.view(view));
        }
        UiFactory.onKey(this, "ESCAPE", input::leave);
    }

    /** Saves the round. If the match has more rounds, a menu asks what to save. */
    private void share() {
        List<String> choices = screen.share();
        if (choices.size() < 2) {
            input.share(false);
            return;
        }
        JPopupMenu menu = new JPopupMenu();
        menu.add(Menus.item(choices.get(0), "replay-shareRound", () -> input.share(false)));
        menu.add(Menus.item(choices.get(1), "replay-shareMatch", () -> input.share(true)));
        menu.show(this, getWidth() - menu.getPreferredSize().width - Scale.px(12), Scale.px(44));
    }

    private ControlKind playOrPause() {
        boolean playing = screen.controls().stream().anyMatch(control -> control.kind() == ControlKind.PAUSE);
        return playing ? ControlKind.PAUSE : ControlKind.PLAY;
    }

    /** The input of a table that is only looked at. */
    private final class OnlyLooking implements TableInput {
        @Override
        public void toggle(Tile tile) {
            // The tiles of a finished round cannot be selected.
        }

        @Override
        public void takeOffered() {
            // A replay offers no play.
        }

        @Override
        public void clear() {
            // Nothing is selected.
        }

        @Override
        public void act(ActKind kind) {
            // There are no acts.
        }

        @Override
        public void answer(boolean goOn, boolean dontAskAgain) {
            // Nothing is asked.
        }

        @Override
        public void say(String line) {
            // A replay has no chat.
        }

        @Override
        public void chatSeen() {
            // A replay has no chat.
        }

        @Override
        public void tool(ToolKind kind) {
            if (kind == ToolKind.ROUNDS) {
                input.rounds();
            } else if (kind == ToolKind.LOOK_BACK) {
                input.lookBack();
            } else if (kind == ToolKind.SHARE) {
                share();
            }
        }

        @Override
        public void showRules() {
            input.rules();
        }

        @Override
        public void leave() {
            input.leave();
        }

        @Override
        public void retry() {
            // A replay has no connection.
        }
    }
}
