package org.tiengow.app.robot;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.Locale;
import javax.swing.SwingUtilities;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.swing.theme.part.PushButton;

/** A guest at a window of this process. */
final class WindowGuest extends Guest {
    private final Driver driver;
    private final Hand hand;

    WindowGuest(String name, Driver driver) {
        super(name);
        this.driver = driver;
        this.hand = Hand.byNames(driver);
    }

    /** Joins the host whose address stands on the start screen. */
    static WindowGuest joins(HostAddress host, String name, Program program, Path home) {
        Driver driver =
                program.open(home.resolve(name), TwoPeople.settings(name).withLastAddress(host.toString()));
        driver.click("start-joinAddress");
        driver.waitUntilShown("lobby");
        return new WindowGuest(name, driver);
    }

    @Override
    String mainAct() {
        String button = driver.nameOf(WindowGuest::isMain);
        return button.substring(button.lastIndexOf('-') + 1).toLowerCase(Locale.ROOT);
    }

    @Override
    void pressMain() {
        driver.pressIfShown(driver.nameOf(WindowGuest::isMain));
    }

    /** Checks whether a component is the main button, may be pressed now, and has nothing over it. */
    private static boolean isMain(Component component) {
        if (!(component instanceof PushButton button) || !button.isMain() || !button.isAllowed()) {
            return false;
        }
        Rectangle seen = button.getVisibleRect();
        if (seen.isEmpty()) {
            return false;
        }
        Container root = button.getRootPane();
        Point middle = SwingUtilities.convertPoint(button, seen.x + seen.width / 2, seen.y + seen.height / 2, root);
        return SwingUtilities.getDeepestComponentAt(root, middle.x, middle.y) == button;
    }

    @Override
    boolean play() {
        return hand.playStep();
    }

    @Override
    boolean isInRound() {
        return hand.tiles() > 0 && !hand.isRoundOver() && !driver.isShown("standings");
    }

    @Override
    boolean isToldSeat() {
        return driver.isShown("going");
    }

    @Override
    String shown() {
        return driver.shown();
    }
}
