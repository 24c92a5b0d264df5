package org.tiengow.presentation.flow;

import java.util.List;
import java.util.function.UnaryOperator;
import org.tiengow.client.house.KeptRules;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.words.Words;

/** The user of a frontend: their language and their settings. */
public interface UserContext {
    /** Returns the texts of the language in force. */
    Words words();

    /** Returns the user's settings. */
    Settings settings();

    /** Changes the user's settings. The owner of the settings then notifies the flow with {@link TableFlow#refresh}. */
    void change(UnaryOperator<Settings> change);

    /** Returns the house rules that this user can choose from. */
    default List<KeptRules> houseRules() {
        return List.of();
    }

    /**
     * Returns a user whose settings are kept in memory only. A change becomes visible with the next update, because no flow is notified.
     */
    static UserContext unknown(Words words) {
        return new UserContext() {
            private Settings settings = Settings.FIRST;

            @Override
            public Words words() {
                return words;
            }

            @Override
            public Settings settings() {
                return settings;
            }

            @Override
            public void change(UnaryOperator<Settings> change) {
                settings = change.apply(settings);
            }
        };
    }
}
