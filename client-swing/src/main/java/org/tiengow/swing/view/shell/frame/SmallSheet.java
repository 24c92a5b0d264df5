package org.tiengow.swing.view.shell.frame;

import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.view.sheet.SheetView;

/** A small sheet over the window. */
public final class SmallSheet {
    private final AppFrame frame;
    private final BiConsumer<String, String> chosen;
    private @Nullable SheetView view;
    private int height;

    /**
     * Creates a sheet that is not open yet.
     *
     * @param chosen receives the id of the act that was pressed and the text that was typed
     */
    public SmallSheet(AppFrame frame, BiConsumer<String, String> chosen) {
        this.frame = frame;
        this.chosen = chosen;
    }

    /** Shows a sheet that is only read. Any of its acts closes it. */
    public static void tell(AppFrame frame, SheetScreen screen) {
        new SmallSheet(frame, (act, typed) -> frame.closeSheet()).show(screen);
    }

    /** Opens the sheet, or updates it if it is open. */
    public void show(SheetScreen screen) {
        SheetView open = view == null ? new SheetView(screen, chosen) : view;
        view = open;
        open.show(screen);
        if (height != open.height() || !isOpen()) {
            height = open.height();
            frame.openSheet(
                    open, open.width(), height, screen.away().isEmpty() ? null : () -> open.press(screen.away()));
        }
    }

    public boolean isOpen() {
        return view != null && frame.shows(view);
    }
}
