package org.tiengow.presentation.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.words.NameStyle;

/** What is remembered from one time to the next. */
class SettingsFileTest {
    @TempDir
    private Path home;

    @Test
    void remembersEverything() {
        Settings settings = new Settings(
                "阿美",
                5,
                SeatFace.OWL,
                List.of("192.168.1.20:47913", "[fe80::1]:47913", "kit.local"),
                "zh-Hant",
                NameStyle.MANDARIN,
                new Look(false, TileChoice.BLACK, 1.5f, Speed.FAST, true),
                new Assistance(false, true, false),
                new Settings.Sound(false, 35),
                new Settings.History(true, Settings.Begun.HOST, new Settings.Practice("master", "lai")),
                new Settings.Night("0.50 HKD", ScoreOrder.CHIPS_A_ROUND),
                new Settings.Place(10, 20, 1280, 800, true));
        new SettingsFile(home.resolve("new")).write(settings);
        assertThat(new SettingsFile(home.resolve("new")).read()).isEqualTo(settings);
    }

    @Test
    void readsAFileOfAnEarlierProgram() throws IOException {
        put("{\"name\":\"Kit\",\"sound\":false,\"guided\":true,\"last\":\"JOIN\"}");
        Settings read = new SettingsFile(home).read();
        assertThat(read.sound()).isEqualTo(new Settings.Sound(false, Settings.Sound.LOUDEST));
        assertThat(read.history()).isEqualTo(new Settings.History(true, Settings.Begun.JOIN, Settings.Practice.FIRST));
    }

    @Test
    void beginsWithNothing() {
        assertThat(new SettingsFile(home).read()).isEqualTo(Settings.FIRST);
    }

    @Test
    void aBrokenFileCostsOnlyWhatIsBroken() throws IOException {
        put(
                "{\"name\":\"Kit\",\"place\":{\"width\":\"wide\",\"height\":[]},\"look\":{\"scale\":99},\"later\":{\"a\":1}}");
        Settings read = new SettingsFile(home).read();
        assertThat(read.name()).isEqualTo("Kit");
        assertThat(read.place()).isEqualTo(Settings.Place.ANYWHERE);
        assertThat(read.look().scale()).isEqualTo(3);
        put("{\"name\":\"Kit\",\"look\":{\"sca");
        assertThat(new SettingsFile(home).read()).isEqualTo(Settings.FIRST);
    }

    @Test
    void whatMakesNoSenseIsAsTheFirstTime() throws IOException {
        put(
                "{\"colour\":44,\"face\":\"DODO\",\"names\":\"latin\",\"look\":{\"tiles\":\"\",\"speed\":-1,\"scale\":\"NaN\"},"
                        + "\"sound\":\"perhaps\",\"volume\":300,\"practice\":{\"level\":\"god\",\"rules\":7},\"assistance\":{\"hints\":\"FALSE\"},\"addresses\":[\"a\",\" \",{},\"a\",\"b\"],\"place\":7}");
        assertThat(new SettingsFile(home).read())
                .isEqualTo(Settings.FIRST
                        .withColour(7)
                        .withAssistance(Assistance.FIRST.withHints(false))
                        .withLastAddress("b")
                        .withLastAddress("a"));
    }

    @Test
    void aFileOfAnEarlierVersionKeepsItsAssistance() throws IOException {
        put("{\"aids\":{\"hints\":false}}");
        assertThat(new SettingsFile(home).read())
                .isEqualTo(Settings.FIRST.withAssistance(Assistance.FIRST.withHints(false)));
    }

    private void put(String line) throws IOException {
        Files.writeString(home.resolve("settings.jsonl"), line + "\n");
    }

    @Test
    void theLastFewAddressesEachOnce() {
        Settings settings = Settings.FIRST;
        for (String typed : List.of("a", "b", "a", "c", "d", "e", "f")) {
            settings = settings.withLastAddress(typed);
        }
        assertThat(settings.addresses()).containsExactly("f", "e", "d", "c", "a");
        assertThat(settings.lastAddress()).isEqualTo("f");
    }

    @Test
    void nothingTravelsUnderReducedMotion() {
        Look look = Look.FIRST.withSpeed(Speed.SLOW);
        assertThat(look.pace()).isEqualTo(Speed.SLOW);
        assertThat(look.withReducedMotion(true).pace()).isEqualTo(Speed.OFF);
        assertThat(look.withScale(0.2f).scale()).isEqualTo(1);
        assertThat(look.hasBlackTiles()).isTrue();
        assertThat(look.withDark(false).hasBlackTiles()).isFalse();
        assertThat(look.withTiles(TileChoice.IVORY).hasBlackTiles()).isFalse();
    }

    @Test
    void aFolderThatCannotBeWrittenDoesNoHarm() throws IOException {
        Path file = Files.writeString(home.resolve("file"), "");
        assertThatCode(() -> new SettingsFile(file.resolve("below")).write(Settings.FIRST))
                .doesNotThrowAnyException();
    }

    @Test
    void namesAsTheProtocolHasThem() {
        assertThat(Settings.isGoodName("Kit")).isTrue();
        assertThat(Settings.isGoodName("  ")).isFalse();
        assertThat(Settings.isGoodName("a\tb")).isFalse();
        assertThat(Settings.isGoodName("x".repeat(24))).isTrue();
        assertThat(Settings.isGoodName("x".repeat(25))).isFalse();
        assertThat(Settings.isGoodName("𠮷".repeat(24))).isTrue();
        assertThat(Settings.isGoodName("\u202Eteed")).isFalse();
        assertThat(Settings.isGoodName("\u200D")).isFalse();
    }
}
