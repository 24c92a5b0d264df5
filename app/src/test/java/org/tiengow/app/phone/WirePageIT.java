package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.app.robot.QuickTable;
import org.tiengow.web.page.WebPage;

/** The example of {@code docs/examples/page}, opened from the disk, plays at a real host. */
@Tag("browser")
class WirePageIT {
    private static final String EXAMPLE = "docs/examples/page/index.html";

    private static Path example() {
        Path here = Path.of(EXAMPLE).toAbsolutePath();
        return Files.exists(here)
                ? here
                : Path.of("..", EXAMPLE).toAbsolutePath().normalize();
    }

    @Test
    void playsARound() throws Exception {
        try (QuickTable table = QuickTable.start(1);
                WebPage page = WebPage.open(table.port(), "", 0, Optional.empty(), null);
                Phone phone = Phone.open(Phone.USUAL, "en")) {
            phone.goTo(example().toUri() + "?auto&door=ws://127.0.0.1:" + page.port() + "/wire");
            await().untilAsserted(() ->
                    assertThat(table.played()).as("%s", phone.text("#stage")).isOne());
            await().untilAsserted(() -> assertThat(phone.text("#stage")).contains("match over"));
            assertThat(phone.text("#chips").split(" ")).hasSize(4);
        }
    }
}
