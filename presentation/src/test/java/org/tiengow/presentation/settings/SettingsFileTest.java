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
                new Aids(false, true, false),
                false,
                true,
                Settings.Begun.HOST,
                new Settings.Place(10, 20, 1280, 800, true));
        new SettingsFile(home.resolve("new")).write(settings);
        assertThat(new SettingsFile(home.resolve("new")).read()).isEqualTo(settings);
    }

    @Test
    void beginsWithNothing() {
        assertThat(new SettingsFile(home).read()).isEqualTo(Settings.FIRST);
    }

    @Test
    void aBrokenFileCostsOnlyWhatIsBroken() throws IOException {
        Files.writeString(home.resolve("window.properties"), "name=Kit\nwidth=wide\nscale=99\nx=\\u00\n");
        assertThat(new SettingsFile(home).read().name()).isEqualTo("Kit");
        Files.writeString(home.resolve("window.properties"), "name=Kit\nwidth=wide\nscale=99\n");
        Settings read = new SettingsFile(home).read();
        assertThat(read.name()).isEqualTo("Kit");
        assertThat(read.place()).isEqualTo(Settings.Place.ANYWHERE);
        assertThat(read.look().scale()).isEqualTo(3);
    }

    @Test
    void readsTheFileOfTheFirstVersion() throws IOException {
        Files.writeString(
                home.resolve("window.properties"),
                "name=Kit\nlastAddress=10.0.0.7\nlanguage=zh-Hant\ndark=false\nscale=2.0\n"
                        + "x=5\ny=6\nwidth=1100\nheight=700\nmaximized=false\n");
        assertThat(new SettingsFile(home).read())
                .isEqualTo(Settings.FIRST
                        .withName("Kit")
                        .withLastAddress("10.0.0.7")
                        .withLanguage("zh-Hant")
                        .withLook(Look.FIRST.withDark(false).withScale(2))
                        .withPlace(new Settings.Place(5, 6, 1100, 700, false)));
    }

    @Test
    void whatMakesNoSenseIsAsTheFirstTime() throws IOException {
        Files.writeString(
                home.resolve("window.properties"),
                "colour=44\nface=DODO\nnames=latin\ntiles=\nspeed=-1\nscale=NaN\nsound=perhaps\nhints=FALSE\nlastAddress= a  a b \n");
        assertThat(new SettingsFile(home).read())
                .isEqualTo(Settings.FIRST
                        .withColour(7)
                        .withAids(Aids.FIRST.withHints(false))
                        .withLastAddress("b")
                        .withLastAddress("a"));
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
    }
}
