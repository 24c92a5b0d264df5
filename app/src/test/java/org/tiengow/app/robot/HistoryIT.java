package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import org.junit.jupiter.api.Test;
import org.tiengow.client.book.BookMatch;
import org.tiengow.client.book.NightBook;

/** A night of two people, in the history of both. */
class HistoryIT extends RobotTest {
    @Test
    void aNightIsLookedAtRenamedAndDeleted() {
        Driver kit = program.open(home.resolve("kit"), TwoPeople.settings(TwoPeople.KIT));
        Driver mei = program.open(home.resolve("mei"), TwoPeople.settings(TwoPeople.MEI));
        kit.click("start-history");
        kit.waitUntilShown("history-replays");
        assertThat(kit.isShown("history-csv")).isFalse();
        kit.press(KeyEvent.VK_ESCAPE);
        playOneMatch(kit, mei);

        kit.click("start-history");
        kit.waitUntilShown("history-list-0");
        BookMatch match = onlyMatch("kit");
        assertThat(match.keys()).filteredOn(key -> !key.isEmpty()).hasSize(2);
        assertThat(match.rounds()).hasSize(1);
        assertThat(onlyMatch("mei").result()).isEqualTo(match.result());

        kit.click("history-list-0");
        kit.waitUntilShown("history-sheet");
        kit.click("history-sheet");
        kit.waitUntilShown("night");
        kit.press(KeyEvent.VK_ESCAPE);
        kit.click("history-list-1");
        kit.waitUntilShown("replay");
        kit.press(KeyEvent.VK_ESCAPE);
        kit.waitUntilShown("history-sheet");

        kit.press(KeyEvent.VK_ESCAPE);
        kit.click("history-people");
        kit.click("history-list-0");
        kit.waitUntilShown("history-rename");
        String before = kit.textOf("history-title");
        kit.click("history-rename");
        kit.waitUntilShown("history-rename-field");
        kit.type("champion");
        kit.press(KeyEvent.VK_ENTER);
        kit.waitUntil(
                "the new name",
                () -> kit.textOf("history-title").replace(" (you)", "").equals("champion"));
        assertThat(before).isNotEqualTo("champion");

        kit.press(KeyEvent.VK_ESCAPE);
        kit.click("history-nights");
        kit.click("history-list-0");
        kit.click("history-delete");
        kit.click("history-delete-yes");
        kit.waitUntil("no night", () -> !kit.isShown("history-csv") && kit.isShown("history-replays"));
        assertThat(NightBook.in(home.resolve("kit")).read().nights()).isEmpty();
        assertThat(NightBook.in(home.resolve("mei")).read().nights()).hasSize(1);
    }

    private static void playOneMatch(Driver kit, Driver mei) {
        kit.click("start-host");
        kit.waitUntilShown("lobby");
        kit.choose("lobby-rounds", 0);
        mei.clickSpoken("Join, " + TwoPeople.KIT + "’s table");
        mei.waitUntilShown("lobby");
        kit.waitUntil("Mei", () -> kit.spoken("lobby-seat-1").startsWith(TwoPeople.MEI));
        new TwoPeople(kit, mei).begin();
        Hand.playTogether(kit, mei);
        kit.click("choice-standings");
        kit.click("standings-lobby");
        kit.waitUntilShown("lobby");
        mei.click("choice-standings");
        mei.click("standings-leave");
        mei.click("question-yes");
        mei.waitUntilShown("start-host");
        kit.click("back");
        kit.waitUntilShown("start-host");
    }

    private BookMatch onlyMatch(String person) {
        NightBook.Contents contents = NightBook.in(home.resolve(person)).read();
        assertThat(contents.nights()).hasSize(1);
        assertThat(contents.nights().get(0).matches()).hasSize(1);
        return contents.nights().get(0).matches().get(0);
    }
}
