package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.command.RefereeCommand;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import picocli.CommandLine;

/** Matches by touch in a phone's browser, {@code -Dphone.rounds=8} whole ones; the record of each passes the referee. */
@DisplayName("A phone")
@Tag("browser")
class PhoneMatchIT {
    private static final int ROUNDS = Integer.getInteger("phone.rounds", 1);

    @TempDir
    private Path data;

    @ParameterizedTest
    @CsvSource({"lai, 4, en", "pagat, 4, zh-Hant", "ming, 2, en", "wong, 4, zh-Hant"})
    @DisplayName("plays a match by touch, and touches only its name and the seat on the way to the table")
    void plays(String rules, int seats, String language) throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules).with(Parameter.ROUNDS, ROUNDS))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withSeats(seats)
                .withBots(seats - 1, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(
                        HostSettings.practice("Kitchen table").with(plan).withData(data));
                PageOf page = PageOf.host(host);
                Phone phone = Phone.open(Phone.USUAL, language)) {
            Thumb thumb = new Thumb(phone, seats);
            thumb.comeIn(page.address(), "Mei");
            await("the table, where no more was touched than the name and the seat")
                    .until(() -> phone.shows(".table"));
            thumb.play();
        }
        List<Path> records = records();
        assertThat(records).hasSize(1);
        assertThat(Files.readAllLines(records.get(0))).hasSize(ROUNDS);
        assertThat(new CommandLine(new RefereeCommand()).execute(records.get(0).toString()))
                .isZero();
    }

    private List<Path> records() throws Exception {
        try (Stream<Path> files = Files.walk(data.resolve("records"))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
