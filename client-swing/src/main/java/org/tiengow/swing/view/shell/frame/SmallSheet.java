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
     * None yet.
     *
     * @param chosen told the id of the act that was pressed, and what was typed
     */
    public SmallSheet(AppFrame frame, BiConsumer<String, String> chosen) {
        this.frame = frame;
        this.chosen = chosen;
    }

    /** One that is only read, and put away. */
    public static void tell(AppFrame frame, SheetScreen screen) {
        new SmallSheet(frame, (act, typed) -> frame.closeSheet()).show(screen);
    }

    /** Opens it, or shows in the open one how it is now. */
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
