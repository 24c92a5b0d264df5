package org.tiengow.presentation.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.settings.SettingsScreen.Choice;
import org.tiengow.presentation.settings.SettingsScreen.Entry;
import org.tiengow.presentation.settings.SettingsScreen.Item;
import org.tiengow.presentation.settings.SettingsScreen.Kind;
import org.tiengow.presentation.settings.SettingsScreen.Section;
import org.tiengow.presentation.settings.SettingsScreen.Slider;
import org.tiengow.presentation.settings.SettingsScreen.Toggle;
import org.tiengow.presentation.settings.SettingsScreen.Value;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;

/**
 * The settings in words.
 *
 * @param words the language
 * @param settings the current settings
 */
public record SettingsModel(Words words, Settings settings) {
    /** The text sizes on offer, in percent. */
    private static final List<Integer> SIZES = List.of(100, 125, 150, 175, 200, 250, 300);

    public SettingsScreen screen() {
        return new SettingsScreen(
                words.get("settings.title"),
                words.get("about.title"),
                words.get("settings.close"),
                List.of(
                        section("look", look()),
                        section("words", language()),
                        section("play", play()),
                        section("sounds", sounds()),
                        section("you", you())));
    }

    private List<Item> look() {
        Look look = settings.look();
        List<Value> themes = List.of(
                new Value("dark", words.get("start.theme.dark"), look.dark(), inLook(now -> now.withDark(true))),
                new Value("light", words.get("start.theme.light"), !look.dark(), inLook(now -> now.withDark(false))));
        List<Value> sizes = SIZES.stream()
                .map(size -> new Value(
                        String.valueOf(size),
                        words.get("settings.percent", size),
                        Math.round(look.scale() * 100) == size,
                        inLook(now -> now.withScale(size / 100f))))
                .toList();
        List<Value> tiles = values("tiles", look.tiles(), choice -> inLook(now -> now.withTiles(choice)));
        List<Value> speeds = values("speed", look.speed(), speed -> inLook(now -> now.withSpeed(speed)));
        return List.of(
                choice("theme", Kind.WORDS, themes),
                choice("tiles", Kind.TILES, tiles),
                choice("scale", Kind.WORDS, sizes),
                choice("speed", Kind.WORDS, speeds),
                toggle(
                        "reducedMotion",
                        look.reducedMotion(),
                        inLook(now -> now.withReducedMotion(!look.reducedMotion()))));
    }

    private List<Item> language() {
        List<Value> languages = Language.all().stream()
                .map(language -> new Value(
                        language.tag().toLowerCase(Locale.ROOT),
                        language.nativeName(),
                        language.locale().equals(words.locale()),
                        now -> now.withLanguage(language.tag())))
                .toList();
        return List.of(
                choice("language", Kind.WORDS, languages),
                choice("names", Kind.WORDS, values("names", settings.names(), style -> now -> now.withNames(style))));
    }

    private List<Item> play() {
        Assistance assistance = settings.assistance();
        return List.of(
                toggle(
                        "askToWaste",
                        assistance.askToWaste(),
                        inAssistance(now -> now.withAskToWaste(!assistance.askToWaste()))),
                toggle(
                        "counting",
                        assistance.counting(),
                        inAssistance(now -> now.withCounting(!assistance.counting()))),
                toggle("hints", assistance.hints(), inAssistance(now -> now.withHints(!assistance.hints()))));
    }

    private List<Item> sounds() {
        Settings.Sound sound = settings.sound();
        return List.of(
                toggle("sound", sound.on(), now -> now.withSound(sound.withOn(!sound.on()))),
                new Slider(
                        "volume",
                        words.get("settings.volume"),
                        help("volume"),
                        sound.volume(),
                        words.get("settings.percent", sound.volume())));
    }

    private List<Item> you() {
        List<Value> colours = new ArrayList<>();
        for (int colour = Settings.NO_COLOUR; colour < Settings.COLOURS; colour++) {
            int chosen = colour;
            String name = colour == Settings.NO_COLOUR ? "none" : String.valueOf(colour);
            colours.add(new Value(
                    name,
                    words.get("settings.colour." + name),
                    colour == settings.colour(),
                    now -> now.withColour(chosen)));
        }
        return List.of(
                new Entry(
                        "name",
                        words.get("settings.name"),
                        words.get("settings.name.help"),
                        settings.name(),
                        words.get("start.nameBad")),
                choice("colour", Kind.COLOURS, colours),
                choice("face", Kind.FACES, faces()));
    }

    private List<Value> faces() {
        List<Value> faces = new ArrayList<>();
        faces.add(
                new Value("none", words.get("settings.face.none"), settings.face() == null, now -> now.withFace(null)));
        for (SeatFace face : SeatFace.values()) {
            faces.add(new Value(
                    face.name(), words.get("face." + face), face == settings.face(), now -> now.withFace(face)));
        }
        return faces;
    }

    private Section section(String id, List<Item> items) {
        return new Section(words.get("settings." + id), items);
    }

    private Choice choice(String id, Kind kind, List<Value> values) {
        return new Choice(id, words.get("settings." + id), help(id), kind, values);
    }

    private Toggle toggle(String id, boolean on, UnaryOperator<Settings> change) {
        return new Toggle(id, words.get("settings." + id), help(id), on, change);
    }

    private String help(String id) {
        String key = "settings." + id + ".help";
        return words.has(key) ? words.get(key) : "";
    }

    private <E extends Enum<E>> List<Value> values(String id, E chosen, Function<E, UnaryOperator<Settings>> choosing) {
        return Arrays.stream(chosen.getDeclaringClass().getEnumConstants())
                .map(value -> new Value(
                        value.name().toLowerCase(Locale.ROOT),
                        words.get("settings." + id + "." + value.name()),
                        value == chosen,
                        choosing.apply(value)))
                .toList();
    }

    private static UnaryOperator<Settings> inLook(UnaryOperator<Look> change) {
        return now -> now.withLook(change.apply(now.look()));
    }

    private static UnaryOperator<Settings> inAssistance(UnaryOperator<Assistance> change) {
        return now -> now.withAssistance(change.apply(now.assistance()));
    }
}
