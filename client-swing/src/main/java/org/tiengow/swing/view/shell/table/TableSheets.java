package org.tiengow.swing.view.shell.table;

import java.util.Optional;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.sheet.GoOnModel;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.sheet.SheetView;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.standings.StandingsSheet;

/** The sheets that a flow lays over the table. */
final class TableSheets {
    private static final int END_HEIGHT = 704;

    private final Surroundings around;
    private final TableFlow flow;
    private ViewState.@Nullable Over shown;
    private @Nullable JPanel sheet;
    private int standingsWidth;
    private int height;

    TableSheets(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
    }

    /** Shows this sheet over the table, or none if it is empty. A sheet that the user has opened is covered only by a question. */
    void show(Optional<ViewState.Over> over) {
        ViewState.Over next = over.orElse(null);
        if (next == null) {
            close();
        } else if (isFree() || isQuestion(next) && !isKind(next)) {
            lay(next);
            shown = next;
        }
    }

    /** Makes the next {@link #show} rebuild the sheet in the current language and look. */
    void forget() {
        shown = null;
    }

    private void close() {
        if (sheet != null && around.frame().shows(sheet)) {
            around.frame().closeSheet();
        }
        sheet = null;
        shown = null;
    }

    /** Checks whether no sheet of another origin lies over the table. */
    private boolean isFree() {
        return around.frame().shows(null) || sheet != null && around.frame().shows(sheet);
    }

    private boolean isKind(ViewState.Over next) {
        return shown instanceof ViewState.Asked before
                && next instanceof ViewState.Asked asked
                && before.screen().name().equals(asked.screen().name());
    }

    private static boolean isQuestion(ViewState.Over next) {
        return next instanceof ViewState.Asked asked && !asked.screen().name().equals(GoOnModel.NAME);
    }

    private void lay(ViewState.Over next) {
        if (next instanceof ViewState.Asked asked) {
            lay(asked.screen());
        } else if (!next.equals(shown) || sheet == null || !around.frame().shows(sheet)) {
            layAnew(next);
        }
    }

    private void layAnew(ViewState.Over next) {
        if (next instanceof ViewState.Settled settled) {
            lay(
                    new SettlementView(settled.screen(), around.tileLook(), flow.end()),
                    SettlementView.WIDTH,
                    END_HEIGHT,
                    null);
        } else if (next instanceof ViewState.Ended ended) {
            layStandings(ended.screen());
        }
    }

    /** Shows the standings in the sheet that is open, so that their animation continues. */
    private void layStandings(StandingsScreen screen) {
        boolean isOpen = shown instanceof ViewState.Ended
                && sheet != null
                && around.frame().shows(sheet);
        if (isOpen && sheet instanceof StandingsSheet open && standingsWidth == StandingsSheet.width(screen)) {
            open.show(screen);
        } else {
            standingsWidth = StandingsSheet.width(screen);
            lay(new StandingsSheet(screen, flow.end()), standingsWidth, END_HEIGHT, null);
        }
    }

    private void lay(SheetScreen screen) {
        SheetView open = sheet instanceof SheetView same && screen.name().equals(same.getName())
                ? same
                : new SheetView(screen, (act, typed) -> flow.answer(screen.name(), act));
        open.show(screen);
        boolean stays = screen.away().equals(SheetScreen.STAYS);
        lay(open, open.width(), open.height(), stays ? null : () -> open.press(screen.away()));
    }

    /** Lays a sheet over the table. A sheet whose height follows its content is laid again when the height has changed. */
    private void lay(JPanel next, int width, int wanted, @Nullable Runnable escape) {
        if (next != sheet || wanted != height || !around.frame().shows(next)) {
            sheet = next;
            height = wanted;
            around.frame().openSheet(next, width, wanted, escape);
        }
    }
}
