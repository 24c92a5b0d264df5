package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.words.Words;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/** A match played at a real host through the door of the page, by what the JSON says alone. */
@DisplayName("A browser at the table")
@Tag("slow")
class PageMatchTest {
    @ParameterizedTest
    @CsvSource({"lai, en", "wong, zh-Hant"})
    @DisplayName("plays a match by JSON; acts that come twice or too late do nothing; then starts another")
    void plays(String rules, String language) throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules).with(Parameter.ROUNDS, 2))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                BrowserSessions seats = new BrowserSessions(PageHost.at(
                        JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page")));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PagePlayer mei = new PagePlayer();
            PageVisitor phone = mei.at(PageVisitor.opens(door.port(), "\"language\":\"" + language + "\""));
            phone.enters("Mei", "\"colour\":3");
            JsonObject standings = mei.standings();
            String after = Words.of(Locale.forLanguageTag(language)).get("standings.after", 2);
            assertThat(standings.get("subtitle").getAsString()).contains(after);
            assertThat(mei.decided).isNotEmpty();
            assertThat(mei.wrong).isEmpty();
            assertThat(phone.isOpen()).isTrue();
            assertThat(standings.get("mayPlayAgain").getAsBoolean())
                    .as("nobody owns the table")
                    .isTrue();
            phone.says("{\"act\":\"again\"}");
            phone.waits(message -> message == phone.last()
                    && message.get("screen").getAsString().equals("table")
                    && !message.has("over"));
        }
    }
}
