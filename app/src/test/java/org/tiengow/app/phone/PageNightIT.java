package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

/** A night of several tables on a phone, with the owner and further guests at other pages. */
@DisplayName("On a phone, a night of several tables")
@Tag("browser")
class PageNightIT {
    /** Taps on a line of the menu in the frame after it has opened. */
    private static final String TAP_AT_ONCE = """
            new MutationObserver((all, observer) => {
              const line = document.querySelector('[data-sheet=menu] [data-act=settings]');
              if (line) {
                observer.disconnect();
                requestAnimationFrame(() => {
                  line.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}));
                  window.tapped = true;
                });
              }
            }).observe(document.getElementById('local'), {childList: true, subtree: true});
            """;

    private final Deque<AutoCloseable> opened = new ArrayDeque<>();
    private Host host;
    private PageOf page;
    private PageVisitor owner;
    private Phone phone;

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable each : opened) {
            each.close();
        }
    }

    @Test
    @DisplayName("takes in a fifth person, who plays the next match")
    void joins() throws IOException {
        open("Ana", "Bo", "Mei");
        Thumb.first(phone).open(page.address(), "Kit");
        await("the way in").until(() -> phone.shows("[data-act=next]"));
        assertThat(phone.shows("[data-act=sit]")).isFalse();
        assertThat(phone.text(".seats-part .soft-note:last-of-type"))
                .isEqualTo("All seats are taken. Join, and you play the next match.");
        touch("[data-act=next]");
        await("the lobby").until(() -> phone.shows(".lobby"));
        assertThat(nextSeats("Kit")).doesNotContain("Only watches");
    }

    @Test
    @DisplayName("seats nobody who said to only watch")
    void onlyWatches() throws IOException {
        open("Ana", "Bo", "Mei");
        Thumb.first(phone).open(page.address(), "Kit");
        await("the way in").until(() -> phone.text("[data-act=watch]").equals("I only watch"));
        touch("[data-act=watch]");
        await("the lobby").until(() -> phone.shows(".lobby"));
        assertThat(nextSeats("Only watches")).contains("Kit");
    }

    @Test
    @DisplayName("says above an open sheet where one goes, and the sheet stays usable")
    void goes() throws IOException {
        open("Ana", "Bo", "Mei");
        Thumb.first(phone).open(page.address(), "Kit");
        touch("[data-act=next]");
        touch("[data-act=menu]");
        touch("[data-act=settings]");
        await("the settings").until(() -> phone.shows("[data-sheet=settings]"));
        seatEveryone();
        await("the notice").until(() -> phone.shows("#notice .going"));
        assertThat(phone.text(".going b")).matches("You play at table [12] with .*");
        touch("[data-act=set-sound]");
        assertThat(phone.shows("[data-sheet=settings]")).isTrue();
        touch("#notice [data-act=no]");
        await("that the notice is gone").until(() -> !phone.shows("#notice .going"));
        touch("[data-sheet=settings] [data-act=close]");
        await("the table’s number").until(() -> phone.text(".page-bar h1").matches("Kitchen, table [12]"));
    }

    @Test
    @DisplayName("ignores a second tap that falls on a sheet which has just opened")
    void secondTap() throws IOException {
        open();
        Thumb.first(phone).comeIn(page.address(), "Kit");
        phone.run(TAP_AT_ONCE);
        touch("[data-act=menu]");
        await("the second tap").until(() -> phone.is("return window.tapped === true"));
        phone.settle();
        assertThat(phone.shows("[data-sheet=menu]")).isTrue();
        touch("[data-sheet=menu] [data-act=settings]");
        await("the settings").until(() -> phone.shows("[data-sheet=settings]"));
    }

    private void seatEveryone() {
        nextSeats("Kit");
        owner.says("{\"act\":\"sheet\",\"sheet\":\"nextSeats\",\"id\":\"SEAT\"}");
    }

    /** Opens the page of a host at whose only table the owner Lam sits with these guests. */
    private void open(String... guests) throws IOException {
        SeatingChoice tables = new SeatingChoice(SeatingMode.SEATING_MODE_TABLES, TurnOrder.TURN_ORDER_LONGEST, "");
        host = keep(Host.start(HostSettings.practice("Kitchen")
                .with(TablePlan.oneTable()
                        .with(TableRules.named("lai").with(Parameter.ROUNDS, 1))
                        .with(tables)
                        .with(StartMode.OWNER))));
        page = keep(PageOf.host(host));
        owner = PageVisitor.opens(page.port(), "\"owner\":\"" + host.ownerToken() + "\"")
                .enters("Lam");
        owner.shows("lobby");
        for (String guest : guests) {
            PageVisitor.opens(page.port()).enters(guest).shows("lobby");
        }
        phone = keep(Phone.open(Phone.USUAL, "en"));
    }

    /** Returns the owner's card of the next seats as JSON, once it says this. */
    private String nextSeats(String wanted) {
        owner.says("{\"act\":\"seating\"}");
        return await().until(
                        () -> String.valueOf(owner.shows("lobby").get("over")),
                        card -> card.contains("nextSeats") && card.contains(wanted));
    }

    private void touch(String selector) {
        await(selector).until(() -> phone.touch(selector));
    }

    private <T extends AutoCloseable> T keep(T each) {
        opened.push(each);
        return each;
    }
}
