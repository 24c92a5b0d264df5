package org.tiengow.presentation.flow;

import java.util.function.UnaryOperator;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.words.Words;

/** Who looks at the frontend. */
public interface Person {
    /** The words of the language in force. */
    Words words();

    /** What is remembered of this person. */
    Settings settings();

    /** Changes what is remembered; the flow is told with {@link TableFlow#refresh}. */
    void change(UnaryOperator<Settings> change);

    /** Somebody of whom nothing is remembered after this evening; a change shows with the next thing that happens. */
    static Person unknown(Words words) {
        return new Person() {
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
