package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.app.robot.HeldTable;

@DisplayName("On a phone, a play")
@Tag("browser")
class PageTakeBackIT {
    private static final String TOOL = ".bar [data-act=take-back]";
    private static final String LET = "[data-act=let-take-back]";
    private static final String KEEP = "[data-act=keep-play]";

    @Test
    @DisplayName("is taken back if all agree, and the page shows the same as before it; it stays if somebody refuses")
    void own() throws Exception {
        try (HeldTable table = HeldTable.start(0);
                PageOf page = PageOf.host(table.host());
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            await("the turn").until(() -> phone.shows(".turn.yours") && phone.shows(".slot"));
            List<String> before = Spoken.by(phone);
            play(phone);
            await("the question").until(() -> phone.shows(KEEP) || phone.touch(TOOL) && phone.shows(KEEP));
            for (int seat = 1; seat <= 3; seat++) {
                table.answersTakeBack(seat, true);
            }
            await("the page as it was")
                    .untilAsserted(() -> assertThat(Spoken.by(phone)).isEqualTo(before));

            play(phone);
            await("the question").until(() -> phone.shows(KEEP) || phone.key(TOOL, false) && phone.shows(KEEP));
            table.answersTakeBack(1, true);
            table.answersTakeBack(2, false);
            await("no question").until(() -> !phone.shows(KEEP));
            assertThat(tiles(phone)).isEqualTo(7);

            table.forfeits(1);
            table.asksToTakeBack(1);
            await("the question of another").until(() -> phone.shows(LET));
            phone.reload();
            await("the question again").until(() -> phone.shows(LET));
            await("the answer").until(() -> !phone.shows(LET) || phone.touch(LET));
            table.answersTakeBack(2, true);
            table.answersTakeBack(3, true);
            table.plays(1, "44");
            assertThat(tiles(phone)).isEqualTo(7);
        }
    }

    private static void play(Phone phone) {
        await("a chosen tile")
                .until(() -> phone.shows(".slot[aria-pressed=true]")
                        || phone.touch(".slot") && phone.shows(".slot[aria-pressed=true]"));
        await("the play").until(() -> tiles(phone) == 7 || phone.touch("[data-act=play]") && tiles(phone) == 7);
        await("the way to take it back").until(() -> phone.shows(TOOL));
    }

    private static int tiles(Phone phone) {
        return ((Number) phone.run("return document.querySelectorAll('.hand button[data-tile]').length")).intValue();
    }
}
