package org.tiengow.presentation.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.level.Level;
import org.tiengow.client.level.NetworkLevels;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.words.NameStyle;

/**
 * The settings that are kept from one start of the program to the next. Immutable.
 *
 * @param name the user's name at the table; empty before the user has chosen one
 * @param colour the preferred seat colour, 0 to 7, or {@link #NO_COLOUR}
 * @param face the preferred face; null for none
 * @param addresses the addresses typed by the user, the last one first, each once
 * @param language a language tag, such as {@code zh-Hant}; empty for the language of the system
 * @param names the style of tile names
 * @param look appearance and motion
 * @param assistance the assistance at the table
 * @param sound the sounds
 * @param history the user's history
 * @param night the choices for the sheet of a night
 * @param place the position of the window
 */
public record Settings(
        String name,
        int colour,
        @Nullable SeatFace face,
        List<String> addresses,
        String language,
        NameStyle names,
        Look look,
        Assistance assistance,
        Sound sound,
        History history,
        Night night,
        Place place) {
    /** Longest name, in characters, as the protocol has it. */
    public static final int LONGEST_NAME = ShownText.LONGEST_NAME;

    public static final int COLOURS = 8;

    /** No preferred colour. */
    public static final int NO_COLOUR = -1;

    /** The number of addresses that are kept. */
    static final int MOST_ADDRESSES = 5;

    /** The default settings. */
    public static final Settings FIRST = new Settings(
            "",
            NO_COLOUR,
            null,
            List.of(),
            "",
            NameStyle.AS_LANGUAGE,
            Look.FIRST,
            Assistance.FIRST,
            Sound.FIRST,
            History.FIRST,
            Night.FIRST,
            Place.ANYWHERE);

    public Settings {
        addresses = List.copyOf(addresses);
    }

    /**
     * The sounds.
     *
     * @param on whether they are heard
     * @param volume 0 to 100 percent
     */
    public record Sound(boolean on, int volume) {
        /** The full volume, in percent. */
        public static final int LOUDEST = 100;

        static final Sound FIRST = new Sound(true, LOUDEST);

        public Sound {
            volume = Math.max(0, Math.min(LOUDEST, volume));
        }

        public Sound withOn(boolean changed) {
            return new Sound(changed, volume);
        }

        public Sound withVolume(int changed) {
            return new Sound(on, changed);
        }
    }

    /**
     * The user's history.
     *
     * @param guided whether the guided round was completed
     * @param last the last action on the start screen
     * @param practice the last choices for practice
     */
    public record History(boolean guided, Begun last, Practice practice) {
        static final History FIRST = new History(false, Begun.NOTHING, Practice.FIRST);

        public History withGuided() {
            return new History(true, last, practice);
        }

        public History withLast(Begun changed) {
            return new History(guided, changed, practice);
        }

        public History withPractice(Practice changed) {
            return new History(guided, last, changed);
        }
    }

    /** An action on the start screen. */
    public enum Begun {
        NOTHING,
        GUIDE,
        PRACTICE,
        HOST,
        JOIN
    }

    /**
     * The choices for practice. A level or rule set that does not exist is replaced by the default one; whether a network exists is not
     * known here.
     *
     * @param level the level of the bots
     * @param rules the id of the rule set
     */
    public record Practice(String level, String rules) {
        /** The default choices, for a beginner. */
        public static final Practice FIRST = new Practice(Level.EASY.id(), RuleSets.DEFAULT_ID);

        public Practice {
            level = NetworkLevels.isNetwork(level)
                    ? level
                    : Level.named(level).orElse(Level.EASY).id();
            rules = RuleSets.find(rules).isPresent() ? rules : RuleSets.DEFAULT_ID;
        }

        public Practice withLevel(String changed) {
            return new Practice(changed, rules);
        }

        public Practice withRules(String changed) {
            return new Practice(level, changed);
        }
    }

    /**
     * The choices for the sheet of a night.
     *
     * @param chip the value of a chip, as typed, for nights in the book that have none
     * @param ranking the figure that ranks people who played unequally many rounds
     */
    public record Night(String chip, ScoreOrder ranking) {
        private static final Pattern WHITE = Pattern.compile("\\s+");

        /** The default choices. */
        public static final Night FIRST = new Night("", ScoreOrder.CHIPS);

        /** The longest text for the value of a chip, more than any value has. */
        private static final int LONGEST = 24;

        public Night {
            chip = WHITE.matcher(chip.strip())
                    .replaceAll(" "); // what is cut of a longer text was not the end of a value
            chip = chip.substring(0, Math.min(LONGEST, chip.length()));
        }

        public Night withChip(String changed) {
            return new Night(changed, ranking);
        }

        public Night withRanking(ScoreOrder changed) {
            return new Night(chip, changed);
        }
    }

    /**
     * The position of a window on the screen, in pixels.
     *
     * @param x the left edge
     * @param y the upper edge
     * @param width at least 1, or 0 if unknown
     * @param height at least 1, or 0 if unknown
     * @param maximized whether the window fills the screen
     */
    public record Place(int x, int y, int width, int height, boolean maximized) {
        /** An unknown position. */
        public static final Place ANYWHERE = new Place(0, 0, 0, 0, false);

        public boolean isKnown() {
            return width > 0 && height > 0;
        }
    }

    /** Checks whether a host grants a name: 1 to 24 characters that can be seen, and disturb no screen. */
    public static boolean isGoodName(String name) {
        return ShownText.name(name).isPresent();
    }

    /** Suggests a name for a user without one: the account name, or else {@code otherwise}. */
    public static String nameFor(String account, String otherwise) {
        String name = account.strip();
        if (!isGoodName(name) || name.equals("root")) {
            return otherwise;
        }
        int first = name.codePointAt(0);
        return Character.toString(Character.toTitleCase(first)) + name.substring(Character.charCount(first));
    }

    /** Returns the chosen language, or else that of the system. */
    public Locale locale() {
        return language.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(language);
    }

    /** Returns the last typed address; may be empty. */
    public String lastAddress() {
        return addresses.isEmpty() ? "" : addresses.get(0);
    }

    public Settings withName(String changed) {
        return new Settings(
                changed, colour, face, addresses, language, names, look, assistance, sound, history, night, place);
    }

    /** Returns a copy with another seat colour: 0 to 7, or {@link #NO_COLOUR}. */
    public Settings withColour(int changed) {
        return new Settings(
                name, changed, face, addresses, language, names, look, assistance, sound, history, night, place);
    }

    /** Returns a copy with another preferred face; null for none. */
    public Settings withFace(@Nullable SeatFace changed) {
        return new Settings(
                name, colour, changed, addresses, language, names, look, assistance, sound, history, night, place);
    }

    /** Returns the settings with this address first, and at most {@link #MOST_ADDRESSES} in all. */
    public Settings withLastAddress(String typed) {
        List<String> changed = new ArrayList<>(addresses);
        changed.remove(typed);
        changed.add(0, typed);
        List<String> kept = changed.subList(0, Math.min(MOST_ADDRESSES, changed.size()));
        return new Settings(name, colour, face, kept, language, names, look, assistance, sound, history, night, place);
    }

    public Settings withLanguage(String changed) {
        return new Settings(
                name, colour, face, addresses, changed, names, look, assistance, sound, history, night, place);
    }

    public Settings withNames(NameStyle changed) {
        return new Settings(
                name, colour, face, addresses, language, changed, look, assistance, sound, history, night, place);
    }

    public Settings withLook(Look changed) {
        return new Settings(
                name, colour, face, addresses, language, names, changed, assistance, sound, history, night, place);
    }

    public Settings withAssistance(Assistance changed) {
        return new Settings(
                name, colour, face, addresses, language, names, look, changed, sound, history, night, place);
    }

    public Settings withSound(Sound changed) {
        return new Settings(
                name, colour, face, addresses, language, names, look, assistance, changed, history, night, place);
    }

    public Settings withHistory(History changed) {
        return new Settings(
                name, colour, face, addresses, language, names, look, assistance, sound, changed, night, place);
    }

    public Settings withNight(Night changed) {
        return new Settings(
                name, colour, face, addresses, language, names, look, assistance, sound, history, changed, place);
    }

    public Settings withPlace(Place changed) {
        return new Settings(
                name, colour, face, addresses, language, names, look, assistance, sound, history, night, changed);
    }
}
