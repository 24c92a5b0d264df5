package org.tiengow.client.home;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** The folder of this person's data: settings, records, known hosts, and the key of the person's own host. */
public final class DataFolder {
    private static final String CHOICE = "TIENGOW_HOME";

    /** Java's name for the home folder of a user without one. */
    private static final String NO_HOME = "?";

    private DataFolder() {}

    /** Thrown when this user has no usable data folder. The message is one sentence for the user. */
    public static final class Unusable extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unusable(String sentence) {
            super(sentence);
        }
    }

    /**
     * Returns the folder that {@code TIENGOW_HOME} names, as a system property or else in the environment. Without it, returns
     * {@code .tiengow} in the home folder. The folder need not exist.
     *
     * @throws Unusable when there is no home folder, or when the locale cannot express the name of the folder
     */
    public static Path ofUser() {
        return of(System.getProperties(), System.getenv());
    }

    static Path of(Properties properties, Map<String, String> environment) {
        String chosen = properties.getProperty(CHOICE, environment.getOrDefault(CHOICE, ""));
        String home = properties.getProperty("user.home", NO_HOME);
        if (chosen.isEmpty() && (home.isBlank() || home.equals(NO_HOME))) {
            throw new Unusable(
                    "This user has no home folder. Set " + CHOICE + " to a folder for the data of this program.");
        }
        try {
            return chosen.isEmpty() ? Path.of(home, ".tiengow") : Path.of(chosen);
        } catch (InvalidPathException unmappable) {
            throw new Unusable(
                    "The locale of this terminal cannot express the name of the data folder. Set LC_ALL=C.UTF-8, or set "
                            + CHOICE + " to another folder.");
        }
    }
}
