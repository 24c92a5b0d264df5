package org.tiengow.swing.settings;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.swing.settings.Settings.Place;

/**
 * The file that keeps the settings. A file that cannot be read or written costs what it would have kept, and nothing else.
 */
public final class SettingsFile {
    private static final Logger LOG = LoggerFactory.getLogger(SettingsFile.class);
    private static final float LARGEST_SCALE = 3;

    private final Path file;

    /** A file in a folder, which is made when something is first written. */
    public SettingsFile(Path folder) {
        this.file = folder.resolve("window.properties");
    }

    /**
     * The folder of this person's data: {@code TIENGOW_HOME} (as a system property or in the environment) where it is set,
     * else {@code .tiengow} in the home folder.
     */
    public static Path home() {
        String chosen = System.getProperty("TIENGOW_HOME", System.getenv().getOrDefault("TIENGOW_HOME", ""));
        if (!chosen.isEmpty()) {
            return Path.of(chosen);
        }
        return Path.of(System.getProperty("user.home"), ".tiengow");
    }

    /** What is remembered; what the file does not say, or says wrongly, is as the first time. */
    public Settings read() {
        Properties properties = new Properties();
        if (Files.isRegularFile(file)) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                properties.load(reader);
            } catch (IOException | IllegalArgumentException e) {
                LOG.warn("The settings in {} cannot be read: {}", file, e.toString());
            }
        }
        Settings first = Settings.FIRST;
        return new Settings(
                properties.getProperty("name", first.name()),
                properties.getProperty("lastAddress", first.lastAddress()),
                properties.getProperty("language", first.language()),
                Boolean.parseBoolean(properties.getProperty("dark", String.valueOf(first.dark()))),
                Math.max(1, Math.min(LARGEST_SCALE, number(properties, "scale", first.scale()))),
                new Place(
                        (int) number(properties, "x", 0),
                        (int) number(properties, "y", 0),
                        (int) number(properties, "width", 0),
                        (int) number(properties, "height", 0),
                        Boolean.parseBoolean(properties.getProperty("maximized"))));
    }

    /** Remembers these; the file is replaced whole. */
    public void write(Settings settings) {
        Properties properties = new Properties();
        properties.setProperty("name", settings.name());
        properties.setProperty("lastAddress", settings.lastAddress());
        properties.setProperty("language", settings.language());
        properties.setProperty("dark", String.valueOf(settings.dark()));
        properties.setProperty("scale", String.valueOf(settings.scale()));
        Place place = settings.place();
        properties.setProperty("x", String.valueOf(place.x()));
        properties.setProperty("y", String.valueOf(place.y()));
        properties.setProperty("width", String.valueOf(place.width()));
        properties.setProperty("height", String.valueOf(place.height()));
        properties.setProperty("maximized", String.valueOf(place.maximized()));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            try (Writer writer = Files.newBufferedWriter(fresh, StandardCharsets.UTF_8)) {
                properties.store(writer, null);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            LOG.warn("The settings cannot be kept in {}: {}", file, e.toString());
        }
    }

    private static float number(Properties properties, String key, float otherwise) {
        try {
            return Float.parseFloat(properties.getProperty(key, String.valueOf(otherwise)));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
