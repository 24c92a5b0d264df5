package org.tiengow.client.home;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** The folder of this person's data: settings, records, known hosts, and the key of the person's own host. */
public final class DataFolder {
    private static final String CHOICE = "TIENGOW_HOME";

    private DataFolder() {}

    /**
     * Returns the folder that {@code TIENGOW_HOME} names, as a system property or else in the environment. Without it, returns
     * {@code .tiengow} in the home folder. The folder need not exist.
     */
    public static Path ofUser() {
        return of(System.getProperties(), System.getenv());
    }

    static Path of(Properties properties, Map<String, String> environment) {
        String chosen = properties.getProperty(CHOICE, environment.getOrDefault(CHOICE, ""));
        return chosen.isEmpty() ? Path.of(properties.getProperty("user.home"), ".tiengow") : Path.of(chosen);
    }
}
