package org.tiengow.swing.view.shell.frame;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Comparator;
import java.util.List;
import org.tiengow.presentation.settings.Settings.Place;

/** The bounds in which the window opens: the last ones, if they are still visible and can be reached. */
final class WindowBounds {
    static final Dimension USUAL = new Dimension(1280, 800);
    /** The least size of the window, its title bar included. Fits a screen of 1920 × 1080 at 200 % beside a task bar. */
    static final Dimension LEAST = new Dimension(900, 490);

    private WindowBounds() {}

    /**
     * Returns the bounds for a remembered place on the available screens. The window lies wholly on the screen that shows most of it. It
     * lies in the middle of the first screen if nothing is remembered or that screen is gone.
     *
     * @param screens the areas of the screens that no bar of the desktop takes; at least one, the main one first
     */
    static Rectangle of(Place place, List<Rectangle> screens) {
        Rectangle wanted = new Rectangle(place.x(), place.y(), place.width(), place.height());
        Rectangle screen = screens.stream()
                .max(Comparator.comparingLong(each -> area(each.intersection(wanted))))
                .orElseThrow();
        if (!place.isKnown() || area(screen.intersection(wanted)) == 0) {
            Rectangle first = screens.get(0);
            int width = Math.min(USUAL.width, first.width);
            int height = Math.min(USUAL.height, first.height);
            return new Rectangle(
                    first.x + (first.width - width) / 2, first.y + (first.height - height) / 2, width, height);
        }
        int width = Math.min(Math.max(LEAST.width, wanted.width), screen.width);
        int height = Math.min(Math.max(LEAST.height, wanted.height), screen.height);
        return new Rectangle(
                Math.max(screen.x, Math.min(wanted.x, screen.x + screen.width - width)),
                Math.max(screen.y, Math.min(wanted.y, screen.y + screen.height - height)),
                width,
                height);
    }

    private static long area(Rectangle rectangle) {
        return rectangle.isEmpty() ? 0 : (long) rectangle.width * rectangle.height;
    }
}
