package org.tiengow.presentation.settings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.home.JsonLines;
import org.tiengow.client.home.LineFile;
import org.tiengow.client.home.WholeFile;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.settings.Settings.History;
import org.tiengow.presentation.settings.Settings.Night;
import org.tiengow.presentation.settings.Settings.Place;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.settings.Settings.Sound;

/**
 * The file that keeps the settings: one line, in which they are an object of JSON. A file that cannot be read or written costs what it
 * would have kept, and nothing else; a member that makes no sense costs itself alone.
 */
public final class SettingsFile {
    private static final String FILE = "settings.jsonl";

    private final Path folder;

    /** Creates the file object for a folder. The folder is created when settings are first written. */
    public SettingsFile(Path folder) {
        this.folder = folder;
    }

    /** Reads the settings. A missing or invalid value gets its default. */
    public Settings read() {
        List<String> lines = new LineFile(folder, FILE).lines();
        return read(Kept.of(lines.isEmpty() ? "" : lines.get(0)));
    }

    /** Writes the settings. The file is replaced as a whole. */
    public void write(Settings settings) {
        try {
            WholeFile.write(folder.resolve(FILE), JsonLines.write(settings) + "\n");
        } catch (IOException e) {
            log().warn("The settings cannot be kept in {}: {}", folder, e.toString());
        }
    }

    private static Settings read(Kept kept) {
        Settings first = Settings.FIRST;
        return new Settings(
                kept.text("name", first.name()),
                Math.max(Settings.NO_COLOUR, Math.min(Settings.COLOURS - 1, kept.number("colour", first.colour()))),
                face(kept.text("face", "")),
                kept.list("addresses"),
                kept.text("language", first.language()),
                kept.choice("names", first.names()),
                look(kept.inner("look")),
                assistance(kept.inner("assistance", "aids")),
                sound(kept),
                history(kept),
                night(kept.inner("night")),
                place(kept.inner("place")));
    }

    private static Look look(Kept kept) {
        Look first = Look.FIRST;
        return new Look(
                kept.yes("dark", first.dark()),
                kept.choice("tiles", first.tiles()),
                kept.fraction("scale", first.scale()),
                kept.choice("speed", first.speed()),
                kept.yes("reducedMotion", first.reducedMotion()));
    }

    private static Assistance assistance(Kept kept) {
        Assistance first = Assistance.FIRST;
        return new Assistance(
                kept.yes("askToWaste", first.askToWaste()),
                kept.yes("counting", first.counting()),
                kept.yes("hints", first.hints()));
    }

    /** Reads the sounds, also from a file of an earlier program, which had {@code "sound":true} alone. */
    private static Sound sound(Kept kept) {
        Kept sound = kept.inner("sound");
        return new Sound(
                sound.yes("on", kept.yes("sound", Sound.FIRST.on())), sound.number("volume", Sound.FIRST.volume()));
    }

    /** Reads the history, also from a file of an earlier program, which had its parts on the highest level. */
    private static History history(Kept kept) {
        Kept history = kept.inner("history");
        Kept practice = history.inner("practice");
        return new History(
                history.yes("guided", kept.yes("guided", History.FIRST.guided())),
                history.choice("last", kept.choice("last", History.FIRST.last())),
                new Practice(
                        practice.text("level", Practice.FIRST.level()),
                        practice.text("rules", Practice.FIRST.rules())));
    }

    private static Night night(Kept kept) {
        return new Night(kept.text("chip", Night.FIRST.chip()), kept.choice("ranking", Night.FIRST.ranking()));
    }

    private static Place place(Kept kept) {
        return new Place(
                kept.number("x", 0),
                kept.number("y", 0),
                kept.number("width", 0),
                kept.number("height", 0),
                kept.yes("maximized", false));
    }

    private static @Nullable SeatFace face(String name) {
        return Arrays.stream(SeatFace.values())
                .filter(face -> face.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    // Only when there is something to say: the first logger takes its time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(SettingsFile.class);
    }
}
