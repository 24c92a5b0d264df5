package org.tiengow.app.robot;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Locale;
import org.tiengow.app.phone.Phone;
import org.tiengow.app.phone.Thumb;

/** A guest at the page in a browser of the own. */
final class PhoneGuest extends Guest implements AutoCloseable {
    private final Phone phone;
    private final Thumb thumb;

    private PhoneGuest(String name, Phone phone) {
        super(name);
        this.phone = phone;
        this.thumb = Thumb.first(phone);
    }

    /** Opens a browser. */
    static PhoneGuest open(String name) {
        return new PhoneGuest(name, Phone.open(Phone.USUAL, "en"));
    }

    /** Gives the name at the page of a host, and presses its main button until the lobby or the table is there. */
    void comeIn(String page) {
        thumb.open(page, name());
        await(name()).until(() -> {
            if (!mainAct().isEmpty()) {
                pressMain();
            }
            return phone.shows(".lobby, .table");
        });
    }

    @Override
    String mainAct() {
        return thumb.mainAct().toLowerCase(Locale.ROOT);
    }

    @Override
    void pressMain() {
        thumb.pressMain();
    }

    @Override
    boolean play() {
        return thumb.playStep();
    }

    @Override
    boolean isInRound() {
        return phone.shows(".table .slot") && !phone.shows("#over > *");
    }

    @Override
    boolean isToldSeat() {
        return phone.shows("#notice .going");
    }

    @Override
    String shown() {
        return phone.text("body");
    }

    /** The screen goes dark. */
    void sleep() {
        rest();
        phone.hide();
    }

    /** The phone is taken in the hand again, by its clock some time later. */
    void wake(Duration after) {
        phone.wake(after);
        goOn();
    }

    /** Leaves the night by the menu, and says yes to the question. */
    void leaveByMenu() {
        rest();
        leave();
        await(name() + " leaves").until(() -> {
            boolean pressed = phone.touch("[data-act=yes]")
                    || phone.touch("[data-sheet=menu] [data-act=leave]")
                    || phone.touch("[data-act=menu]");
            return !pressed && phone.shows("[data-field=name]");
        });
    }

    @Override
    public void close() {
        leave();
        phone.close();
    }
}
