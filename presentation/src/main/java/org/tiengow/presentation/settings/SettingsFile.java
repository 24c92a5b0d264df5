package org.tiengow.presentation.settings;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.settings.Settings.Place;

/** The settings file. If it cannot be read or written, only the settings are lost; no error is reported beyond the log. */
public final class SettingsFile {
    private final Path file;

    /** Creates the file object for a folder. The folder is created when settings are first written. */
    public SettingsFile(Path folder) {
        this.file = folder.resolve("window.properties");
    }

    /** Reads the settings. A missing or invalid value gets its default. */
    public Settings read() {
        Properties properties = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                properties.load(reader);
            } catch (IOException | IllegalArgumentException e) {
                log().warn("The settings in {} cannot be read: {}", file, e.toString());
            }
        }
        return read(new Kept(properties));
    }

    /** Writes the settings. The file is replaced as a whole. */
    public void write(Settings settings) {
        Properties properties = properties(settings);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            try (Writer writer = Files.newBufferedWriter(fresh, StandardCharsets.UTF_8)) {
                properties.store(writer, null);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            log().warn("The settings cannot be kept in {}: {}", file, e.toString());
        }
    }

    private static Settings read(Kept kept) {
        Settings first = Settings.FIRST;
        Look look = first.look();
        Aids aids = first.aids();
        return new Settings(
                kept.text("name", first.name()),
                Math.max(Settings.NO_COLOUR, Math.min(Settings.COLOURS - 1, kept.number("colour", first.colour()))),
                face(kept.text("face", "")),
                kept.list("lastAddress"),
                kept.text("language", first.language()),
                kept.choice("names", first.names()),
                new Look(
                        kept.yes("dark", look.dark()),
                        kept.choice("tiles", look.tiles()),
                        kept.fraction("scale", look.scale()),
                        kept.choice("speed", look.speed()),
                        kept.yes("reducedMotion", look.reducedMotion())),
                new Aids(
                        kept.yes("askToWaste", aids.askToWaste()),
                        kept.yes("counting", aids.counting()),
                        kept.yes("hints", aids.hints())),
                kept.yes("sound", first.sound()),
                kept.yes("guided", first.guided()),
                kept.choice("last", first.last()),
                new Place(
                        kept.number("x", 0),
                        kept.number("y", 0),
                        kept.number("width", 0),
                        kept.number("height", 0),
                        kept.yes("maximized", false)));
    }

    private static @Nullable SeatFace face(String name) {
        return Arrays.stream(SeatFace.values())
                .filter(face -> face.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    private static Properties properties(Settings settings) {
        Look look = settings.look();
        Aids aids = settings.aids();
        Place place = settings.place();
        Properties properties = new Properties();
        properties.setProperty("name", settings.name());
        properties.setProperty("colour", String.valueOf(settings.colour()));
        properties.setProperty(
                "face", settings.face() == null ? "" : settings.face().name());
        properties.setProperty("lastAddress", String.join(" ", settings.addresses()));
        properties.setProperty("language", settings.language());
        properties.setProperty("names", settings.names().name());
        properties.setProperty("dark", String.valueOf(look.dark()));
        properties.setProperty("tiles", look.tiles().name());
        properties.setProperty("scale", String.valueOf(look.scale()));
        properties.setProperty("speed", look.speed().name());
        properties.setProperty("reducedMotion", String.valueOf(look.reducedMotion()));
        properties.setProperty("askToWaste", String.valueOf(aids.askToWaste()));
        properties.setProperty("counting", String.valueOf(aids.counting()));
        properties.setProperty("hints", String.valueOf(aids.hints()));
        properties.setProperty("sound", String.valueOf(settings.sound()));
        properties.setProperty("guided", String.valueOf(settings.guided()));
        properties.setProperty("last", settings.last().name());
        properties.setProperty("x", String.valueOf(place.x()));
        properties.setProperty("y", String.valueOf(place.y()));
        properties.setProperty("width", String.valueOf(place.width()));
        properties.setProperty("height", String.valueOf(place.height()));
        properties.setProperty("maximized", String.valueOf(place.maximized()));
        return properties;
    }

    // The logger is created on demand: the first one is slow, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(SettingsFile.class);
    }
}
