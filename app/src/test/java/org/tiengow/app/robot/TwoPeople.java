package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.tiengow.presentation.settings.Look;
import org.tiengow.presentation.settings.Settings;

/**
 * Two people, each with a window of the own, at Kit's table.
 *
 * @param kit the window of Kit, who hosts
 * @param mei the window of Mei
 */
record TwoPeople(Driver kit, Driver mei) {
    /** Other programs here may host as well, so the names are of this one alone. */
    static final String KIT = "Kit " + ProcessHandle.current().pid();

    static final String MEI = "Mei " + ProcessHandle.current().pid();

    /** Both sit down, before a match of two rounds. */
    static TwoPeople sittingDown(Program program, Path home) {
        Driver kit = program.open(home.resolve("kit"), settings(KIT));
        Driver mei = program.open(home.resolve("mei"), settings(MEI));
        kit.click("start-host");
        kit.waitUntilShown("lobby");
        kit.choose("lobby-rounds", 1);
        mei.clickSpoken("Join, " + KIT + "’s table");
        mei.waitUntilShown("lobby");
        kit.waitUntil("Mei", () -> kit.spoken("lobby-seat-1").startsWith(MEI));
        return new TwoPeople(kit, mei);
    }

    /** The match begins, with two bots. */
    void begin() {
        kit.click("lobby-FILL");
        kit.waitUntil("two bots", () -> !kit.spoken("lobby-seat-3").startsWith("Free"));
        mei.click("lobby-READY");
        kit.click("lobby-READY");
        kit.waitUntil("everybody", () -> kit.spoken("lobby-note").equals("Everyone is here and ready."));
        kit.click("lobby-START");
        kit.waitUntilShown("table");
        mei.waitUntilShown("table");
    }

    /** Checks that a settlement tells who runs the host whose program took part in the shuffle, and the other that it was the own one. */
    static void assertFair(Driver host, Driver guest, String name) {
        assertSays(host, "Fair shuffle, checked: " + name + "’s app took part.");
        assertSays(guest, "Fair shuffle, checked: your app took part.");
    }

    /** Checks what a settlement says of the shuffle. */
    static void assertSays(Driver driver, String sentence) {
        driver.waitUntil("the shuffle", () -> driver.isShown("shuffle"));
        assertThat(driver.spoken("shuffle")).isEqualTo(sentence);
    }

    static Settings settings(String name) {
        return Program.KIT.withName(name).withLook(Look.FIRST.withReducedMotion(true));
    }
}
