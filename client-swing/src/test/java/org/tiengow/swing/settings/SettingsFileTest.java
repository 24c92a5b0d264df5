package org.tiengow.swing.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is remembered from one time to the next. */
class SettingsFileTest {
    @TempDir
    private Path home;

    @Test
    void remembersEverything() {
        Settings settings = new Settings(
                "阿美", "192.168.1.20:47913", "zh-Hant", false, 1.5f, new Settings.Place(10, 20, 1280, 800, true));
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
        assertThat(read.scale()).isEqualTo(3);
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
