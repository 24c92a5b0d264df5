package org.tiengow.swing.view.shell.table;

import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.flow.Shown;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.view.night.GoOnSheet;
import org.tiengow.swing.view.night.HandOverSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.sheet.SheetView;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.standings.StandingsSheet;

/** What a flow lays over the table. */
final class TableSheets {
    private static final int STANDINGS_WIDTH = 820;
    private static final int END_HEIGHT = 704;

    private final Surroundings around;
    private final TableFlow flow;
    private Shown.@Nullable Over shown;
    private @Nullable JPanel sheet;
    private int height;

    TableSheets(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
    }

    /** Lays this over the table, and nothing else. What somebody has opened there is covered only by what they or others ask. */
    void show(Optional<Shown.Over> over) {
        Shown.Over next = over.orElse(null);
        if (next == null) {
            close();
        } else if (isFree() || isQuestion(next) && !isKind(next)) {
            lay(next);
            shown = next;
        }
    }

    /** Makes what lies there anew with the next {@link #show}, in another language or look. */
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

    /** Whether nothing else lies over the table. */
    private boolean isFree() {
        return around.frame().shows(null) || sheet != null && around.frame().shows(sheet);
    }

    private boolean isKind(Shown.Over next) {
        return shown != null && shown.getClass() == next.getClass();
    }

    private static boolean isQuestion(Shown.Over next) {
        return next instanceof Shown.Leaving || next instanceof Shown.TakingOver || next instanceof Shown.HandingOver;
    }

    private void lay(Shown.Over next) {
        if (next instanceof Shown.HostLost lost) {
            GoOnSheet open = sheet instanceof GoOnSheet same ? same : new GoOnSheet(flow.goOn());
            open.show(lost.screen());
            lay(open, GoOnSheet.WIDTH, GoOnSheet.height(lost.screen()), null);
        } else if (next instanceof Shown.HandingOver handing) {
            HandOverSheet open = sheet instanceof HandOverSheet same ? same : new HandOverSheet(flow.night());
            open.show(handing.screen());
            lay(open, HandOverSheet.WIDTH, HandOverSheet.height(handing.screen()), flow.night()::close);
        } else if (next instanceof Shown.TakingOver taking) {
            lay(taking.screen(), (act, typed) -> flow.night().answerTakeOver(act));
        } else if (next instanceof Shown.Leaving leaving) {
            lay(leaving.screen(), (act, typed) -> flow.answerLeaving(act));
        } else if (!next.equals(shown) || sheet == null || !around.frame().shows(sheet)) {
            layAnew(next);
        }
    }

    private void layAnew(Shown.Over next) {
        if (next instanceof Shown.Settled settled) {
            lay(
                    new SettlementView(settled.screen(), around.tileLook(), flow.end()),
                    SettlementView.WIDTH,
                    END_HEIGHT,
                    null);
        } else if (next instanceof Shown.Ended ended) {
            lay(new StandingsSheet(ended.screen(), flow.end()), STANDINGS_WIDTH, END_HEIGHT, null);
        }
    }

    private void lay(SheetScreen screen, BiConsumer<String, String> chosen) {
        SheetView open = sheet instanceof SheetView same && screen.name().equals(same.getName())
                ? same
                : new SheetView(screen, chosen);
        open.show(screen);
        lay(open, open.width(), open.height(), () -> open.press(screen.away()));
    }

    /** A sheet that is as high as what it says is laid anew when that is more or less. */
    private void lay(JPanel next, int width, int wanted, @Nullable Runnable escape) {
        if (next != sheet || wanted != height || !around.frame().shows(next)) {
            sheet = next;
            height = wanted;
            around.frame().openSheet(next, width, wanted, escape);
        }
    }
}
