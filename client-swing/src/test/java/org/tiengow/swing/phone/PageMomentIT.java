package org.tiengow.swing.phone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

/** A round won before a phone's eyes; {@code -Dphone.pictures=folder} writes a picture of each step. */
@DisplayName("The page")
class PageMomentIT {
    private static final String RECORD = """
            window.moments = [];
            window.shots = {};
            window.noting = setInterval(() => {
              const now = document.querySelector('.table')?.dataset.moment;
              if (now) {
                if (moments.at(-1) !== now) moments.push(now);
                shots[now] = [...document.getElementById('main').children].map(each => each.cloneNode(true));
              }
            }, 10);
            """;

    @TempDir
    private Path data;

    @ParameterizedTest
    @CsvSource({"lai, en, normal", "lai, zh-Hant, off"})
    @DisplayName("shows the moment of a won round step by step, and none without motion")
    @Timeout(120)
    void shows(String rules, String language, String speed) throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules).with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withSeats(4)
                .withBots(3, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(
                        HostSettings.practice("Kitchen table").with(plan).withData(data));
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, language)) {
            phone.goTo(page.address());
            phone.run("localStorage.setItem('tiengow.settings', JSON.stringify({speed: arguments[0]}))", speed);
            Thumb thumb = new Thumb(phone, 4);
            thumb.comeIn(page.address(), "Mei");
            phone.run(RECORD);
            thumb.play();
            List<?> steps = (List<?>) phone.run("clearInterval(noting); return moments");
            if (speed.equals("off")) {
                assertThat(steps).isEmpty();
                return;
            }
            List<String> order = List.of("LAY", "TURN", "SEEN", "GATHER", "COUNT", "CHIPS", "GLOW");
            assertThat(steps.stream().map(String::valueOf).toList())
                    .contains("LAY", "SEEN", "COUNT", "GLOW")
                    .isSubsetOf(order)
                    .isSortedAccordingTo((one, other) -> order.indexOf(one) - order.indexOf(other));
            draw(phone, steps);
        }
    }

    private static void draw(Phone phone, List<?> steps) throws Exception {
        String folder = System.getProperty("phone.pictures", "");
        if (!folder.isEmpty()) {
            Files.createDirectories(Path.of(folder));
            phone.run(
                    "for (const id of ['over', 'extra', 'local']) document.getElementById(id).style.display = 'none'");
            for (Object step : steps) {
                phone.run("document.getElementById('main').replaceChildren(...shots[arguments[0]])", step);
                phone.picture(Path.of(folder, "moment-" + step + ".png"));
            }
        }
    }
}
