package org.tiengow.swing.view.shell.settings;

import java.awt.Dimension;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsFile;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.shell.frame.DesktopScale;
import org.tiengow.swing.view.shell.frame.Enlargement;

/** The current settings, with the words, theme and scale that follow from them. Confined to the event thread. */
public final class SettingsInForce {
    private final SettingsFile file;
    private final Executor background;
    private Settings settings;
    private Words words;
    private final float desktopScale = DesktopScale.remaining();
    private float scale;
    /** The size that must fit the window while everything is enlarged for a room; null otherwise. */
    private @Nullable Dimension enlarged;

    /** Reads the file and installs the theme. Later changes are written in the background. */
    public SettingsInForce(SettingsFile file, Executor background) {
        this.file = file;
        this.background = background;
        Settings read = file.read();
        this.words = wordsOf(read);
        this.settings = read.name().isEmpty()
                ? read.withName(Settings.nameFor(System.getProperty("user.name", ""), words.get("start.firstName")))
                : read;
        Settings.Place place = settings.place();
        this.scale = wantedScale(new Dimension(place.width(), place.height()));
        theme().install(scale);
    }

    public Settings settings() {
        return settings;
    }

    public Words words() {
        return words;
    }

    public Theme theme() {
        return settings.look().dark() ? Theme.DARK : Theme.LIGHT;
    }

    public TileLook tileLook() {
        return settings.look().hasBlackTiles() ? TileLook.BLACK : TileLook.IVORY;
    }

    /** Changes settings that do not affect the screen. They are written to the file by the next {@link #keep}. */
    public void note(UnaryOperator<Settings> change) {
        settings = change.apply(settings);
    }

    /** Writes the current settings to the file, in the background. */
    public void keep() {
        Settings now = settings;
        background.execute(() -> file.write(now));
    }

    /**
     * Changes the settings and writes them to the file.
     *
     * @param window the size of the window
     * @return whether the settings changed, so that the screen must be rebuilt
     */
    public boolean change(UnaryOperator<Settings> change, Dimension window) {
        Settings before = settings;
        Settings next = change.apply(before);
        if (next.equals(before)) {
            return false;
        }
        settings = next;
        keep();
        if (next.withNight(before.night()).equals(before)) {
            return false; // the sheet of the night shows its own choices
        }
        if (next.look().dark() != before.look().dark()) {
            scale = wantedScale(window);
            theme().install(scale);
        }
        fit(window);
        if (!next.language().equals(before.language()) || next.names() != before.names()) {
            words = wordsOf(next);
        }
        return true;
    }

    /**
     * Enlarges everything for a room, or ends the enlargement.
     *
     * @param room the size at scale 1 that must fit the window; null restores the scale of a user's own window
     * @param window the size of the window
     */
    public void enlarge(@Nullable Dimension room, Dimension window) {
        enlarged = room;
        fit(window);
    }

    /** Installs the theme again if a window of this size needs another scale. */
    public void fit(Dimension window) {
        float wanted = wantedScale(window);
        if (wanted != scale) {
            scale = wanted;
            theme().install(scale);
        }
    }

    private float wantedScale(Dimension window) {
        return Enlargement.scale(settings.look().scale(), desktopScale, window, enlarged);
    }

    /** Returns the words of the language, which the fonts follow. */
    private static Words wordsOf(Settings settings) {
        Language language = Language.find(settings.language()).orElseGet(() -> Language.near(settings.locale()));
        Type.speak(language.locale());
        return Words.of(language.locale(), settings.names());
    }
}
