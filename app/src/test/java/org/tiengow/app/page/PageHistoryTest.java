package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.house.HouseRules;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.web.page.WebPage;

/** Two people play a match on phones at a host without a window. Then they, a stranger and a television ask the page for its history. */
@DisplayName("The history on the page")
@Tag("slow")
class PageHistoryTest {
    private static final String NIGHTS = "{\"act\":\"history\",\"page\":\"nights\"}";

    @TempDir
    private Path data;

    @Test
    @DisplayName("shows a browser the nights of its own key, and nothing of other people's keys")
    void secrecy() throws IOException {
        List<PageVisitor> visitors = new ArrayList<>();
        try (Host host = Host.start(HostSettings.practice("Kitchen")
                        .with(plan())
                        .withData(data)
                        .with(ResumePolicy.NOT_KEPT));
                WebPage page =
                        WebPage.open(host.port(), "", 0, Optional.empty(), null, NightBook.in(data), HouseRules.NONE)) {
            PagePlayer kit = new PagePlayer();
            PagePlayer mei = new PagePlayer();
            PageVisitor kits = kit.at(PageVisitor.opens(page.port()));
            PageVisitor meis = mei.at(PageVisitor.opens(page.port()));
            kits.enters("Kit");
            meis.enters("Mei");
            kit.standings();
            mei.standings();
            await("the book").until(() -> !NightBook.in(data).read().nights().isEmpty());
            String kitsSecret = kit.kept.getAsJsonObject().get("key").getAsString();
            String kitsKey = IdentityStore.withSecret(kitsSecret).publicKey();
            String meisKey = IdentityStore.withSecret(
                            mei.kept.getAsJsonObject().get("key").getAsString())
                    .publicKey();
            BookNight noted = NightBook.in(data).read().nights().get(0);
            assertThat(noted.matches().get(0).keys()).contains(kitsKey, meisKey);
            assertThat(noted.matches().get(0).rounds()).hasSize(1);

            visitors.add(kits.says(NIGHTS));
            JsonObject nights = history(kits);
            assertThat(nights.getAsJsonArray("sections")).hasSize(1);
            String night = nights.getAsJsonArray("sections")
                    .get(0)
                    .getAsJsonObject()
                    .getAsJsonArray("lines")
                    .get(0)
                    .getAsJsonObject()
                    .get("id")
                    .getAsString();
            opens(kits, night);
            opens(kits, "sheet");
            kits.says("{\"act\":\"worth\",\"value\":\"1 HKD\"}");
            kits.waits(message -> message.has("extra")
                    && message.getAsJsonObject("extra")
                            .get("screen")
                            .getAsString()
                            .equals("night"));
            for (int step = 0; step < 3; step++) {
                kits.says("{\"act\":\"extra\",\"kind\":\"none\"}");
            }
            await("the end of the history").until(() -> !kits.last().has("extra"));

            PageVisitor again = PageVisitor.opens(page.port(), "\"own\":\"" + kitsSecret + "\"");
            again.shows("join");
            visitors.add(again.says(NIGHTS));
            assertThat(history(again).getAsJsonArray("sections")).hasSize(1);
            opens(again, "me");

            PageVisitor stranger = PageVisitor.opens(page.port());
            stranger.shows("join");
            visitors.add(stranger.says(NIGHTS));
            assertThat(history(stranger).getAsJsonArray("sections")).isEmpty();
            assertThat(stranger.told.toString()).doesNotContain(noted.night());

            PageVisitor tv = PageVisitor.opens(page.port(), "\"as\":\"tv\"", "\"own\":\"" + kitsSecret + "\"");
            tv.shows("table");
            tv.says(NIGHTS).says("{\"act\":\"language\",\"language\":\"zh-Hant\"}");
            tv.waits(message -> message.has("language")
                    && message.get("language").getAsString().equals("zh-Hant"));
            assertThat(tv.told).allMatch(message -> !message.has("extra") && !message.has("history"));

            visitors.add(tv);
            for (PageVisitor visitor : visitors) {
                assertThat(visitor.told.toString()).doesNotContain(meisKey);
            }
            assertThat(meis.told.toString()).doesNotContain(kitsKey, kitsSecret);
            assertThat(tv.told.toString()).doesNotContain(kitsKey, kitsSecret);
        }
    }

    private static JsonObject history(PageVisitor visitor) {
        return visitor.waits(message -> message.has("extra")
                        && message.getAsJsonObject("extra")
                                .get("screen")
                                .getAsString()
                                .equals("history"))
                .getAsJsonObject("extra")
                .getAsJsonObject("body");
    }

    private static void opens(PageVisitor visitor, String page) {
        visitor.says("{\"act\":\"history\",\"page\":\"" + page + "\"}");
        String screen = page.equals("sheet") ? "night" : "history";
        await(page)
                .until(() -> visitor.last().has("extra")
                        && visitor.last()
                                .getAsJsonObject("extra")
                                .get("screen")
                                .getAsString()
                                .equals(screen)
                        && (page.equals("sheet")
                                || visitor.last()
                                        .getAsJsonObject("extra")
                                        .getAsJsonObject("body")
                                        .get("page")
                                        .getAsString()
                                        .equals(page)));
    }

    private static TablePlan plan() {
        return TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withBots(2, "random")
                .with(StartMode.FULL);
    }
}
