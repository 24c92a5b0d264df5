package org.tiengow.presentation.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.settings.SettingsScreen.Choice;
import org.tiengow.presentation.settings.SettingsScreen.Entry;
import org.tiengow.presentation.settings.SettingsScreen.Item;
import org.tiengow.presentation.settings.SettingsScreen.Slider;
import org.tiengow.presentation.settings.SettingsScreen.Toggle;
import org.tiengow.presentation.settings.SettingsScreen.Value;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.NameStyle;

/** The settings as text: what there is to set, what is in force, and what each choice changes. */
class SettingsModelTest {
    private static final Settings SETTINGS = Settings.FIRST
            .withName("Kit")
            .withColour(2)
            .withNames(NameStyle.CANTONESE)
            .withLook(new Look(false, TileChoice.BLACK, 1.5f, Speed.FAST, true))
            .withAssistance(Assistance.FIRST.withHints(false));

    @Test
    void saysWhatIsInForce() {
        assertThat(text(new SettingsModel(Tables.ENGLISH, SETTINGS).screen())).isEqualTo("""
                        # Appearance
                        Theme: Dark [Light]
                        Tiles: Match theme [Black] Ivory
                        Text size: 100% 125% [150%] 175% 200% 250% 300%
                        Animation speed: Slow Normal [Fast] Off
                        Reduced motion: on
                        # Text
                        Language: [English] 繁體中文 简体中文
                        Tile names: Match language English [Cantonese] Mandarin 中文
                        # Gameplay
                        Ask before forfeiting a winning set: on
                        Tile tracker: off
                        Hints: off
                        # Sound
                        Table sounds: on
                        Volume: 100%
                        # You
                        Name: Kit
                        Colour: Any Amber Blue [Violet] Green Teal Rose Sand Slate
                        Face: [Any] Goose Cat Rabbit Fox Owl Panda Frog Carp Turtle Plum blossom Teapot Lantern""");
    }

    @Test
    void saysItInChinese() {
        assertThat(text(new SettingsModel(Tables.CHINESE, Settings.FIRST).screen()))
                .contains("主題: [深色] 淺色", "語言: English [繁體中文] 简体中文", "牌名: [跟語言] 英文 粵語拼音 普通話拼音 中文");
    }

    @Test
    void everyValueChangesWhatItSaysAndNothingElse() {
        SettingsScreen before = new SettingsModel(Tables.ENGLISH, SETTINGS).screen();
        for (Choice choice : choices(before)) {
            for (Value value : choice.values()) {
                Settings changed = value.change().apply(SETTINGS);
                Language language = Language.find(changed.language()).orElse(Language.ENGLISH);
                SettingsScreen after = new SettingsModel(Tables.in(language), changed).screen();
                List<String> chosen =
                        choices(after).stream().map(SettingsModelTest::chosen).toList();
                List<String> expected = choices(before).stream()
                        .map(each -> each.id().equals(choice.id()) ? value.id() : chosen(each))
                        .toList();
                assertThat(chosen)
                        .as("after choosing %s %s", choice.id(), value.id())
                        .isEqualTo(expected);
                assertThat(toggles(after)).isEqualTo(toggles(before));
            }
        }
    }

    @Test
    void everySwitchTurnsItselfAndNothingElse() {
        SettingsScreen before = new SettingsModel(Tables.ENGLISH, SETTINGS).screen();
        List<String> toggles = toggles(before);
        assertThat(toggles).isNotEmpty();
        for (int i = 0; i < toggles.size(); i++) {
            Toggle toggle = items(before)
                    .filter(Toggle.class::isInstance)
                    .map(Toggle.class::cast)
                    .toList()
                    .get(i);
            List<String> after =
                    toggles(new SettingsModel(Tables.ENGLISH, toggle.change().apply(SETTINGS)).screen());
            assertThat(after.get(i)).isNotEqualTo(toggles.get(i));
            for (int other = 0; other < toggles.size(); other++) {
                assertThat(other == i || after.get(other).equals(toggles.get(other)))
                        .as("%s leaves %s alone", toggle.id(), toggles.get(other))
                        .isTrue();
            }
        }
    }

    @Test
    void theVolumeIsBetweenSilenceAndTheLoudest() {
        assertThat(text(new SettingsModel(
                                Tables.ENGLISH,
                                SETTINGS.withSound(SETTINGS.sound().withVolume(40)))
                        .screen()))
                .contains("Volume: 40%");
        assertThat(SETTINGS.sound().withVolume(-3).volume()).isZero();
        assertThat(SETTINGS.sound().withVolume(300).volume()).isEqualTo(Settings.Sound.LOUDEST);
    }

    private static String text(SettingsScreen screen) {
        return screen.sections().stream()
                .map(section -> "# " + section.title() + "\n"
                        + section.items().stream().map(SettingsModelTest::text).collect(Collectors.joining("\n")))
                .collect(Collectors.joining("\n"));
    }

    private static String text(Item item) {
        return item.label() + ": "
                + item.match(new SettingsScreen.Cases<String>() {
                    @Override
                    public String choice(Choice choice) {
                        return choice.values().stream()
                                .map(value -> value.chosen() ? "[" + value.words() + "]" : value.words())
                                .collect(Collectors.joining(" "));
                    }

                    @Override
                    public String toggle(Toggle toggle) {
                        return toggle.on() ? "on" : "off";
                    }

                    @Override
                    public String slider(Slider slider) {
                        return slider.words();
                    }

                    @Override
                    public String entry(Entry entry) {
                        return entry.text();
                    }
                });
    }

    private static Stream<Item> items(SettingsScreen screen) {
        return screen.sections().stream().flatMap(section -> section.items().stream());
    }

    private static List<Choice> choices(SettingsScreen screen) {
        return items(screen)
                .filter(Choice.class::isInstance)
                .map(Choice.class::cast)
                .toList();
    }

    private static List<String> toggles(SettingsScreen screen) {
        return items(screen)
                .filter(Toggle.class::isInstance)
                .map(Toggle.class::cast)
                .map(toggle -> toggle.id() + " " + toggle.on())
                .toList();
    }

    private static String chosen(Choice choice) {
        List<Value> chosen = choice.values().stream().filter(Value::chosen).toList();
        assertThat(chosen).as("the chosen value of %s", choice.id()).hasSize(1);
        return chosen.get(0).id();
    }
}
