package org.tiengow.web.seat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.house.KeptRules;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.words.InputModality;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.NameStyle;
import org.tiengow.presentation.words.Words;

/**
 * The person in front of a page: the language, and the settings of the browser that matter here. Nothing is stored here
 * permanently.
 */
final class PagePerson implements UserContext {
    private Language language;
    private Settings settings = Settings.FIRST;
    private Words words;
    private Runnable changed = () -> {};
    private final HouseRules house;

    /** Creates a person in front of a page of this program, whose house rules they can choose where they own a table. */
    PagePerson(Language language, HouseRules house) {
        this.language = language;
        this.house = house;
        this.words = Words.of(language.locale()).on(InputModality.TOUCH);
    }

    @Override
    public Words words() {
        return words;
    }

    Language language() {
        return language;
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        settings = change.apply(settings);
        speak(language);
        changed.run();
    }

    @Override
    public List<KeptRules> houseRules() {
        return house.known();
    }

    /** Applies the browser's settings for texts, speed and the sheet of the night. Missing members keep their values. */
    void set(PageAct act) {
        if (act.has("names")) {
            NameStyle names = act.one("names", NameStyle.class);
            change(now -> now.withNames(names));
        }
        if (act.has("pace")) {
            Speed pace = act.one("pace", Speed.class);
            change(now -> now.withLook(now.look().withSpeed(pace)));
        }
        if (act.has("counting")) {
            boolean counting = act.is("counting");
            change(now -> now.withAssistance(now.assistance().withCounting(counting)));
        }
        if (act.has("dontAsk")) {
            boolean asks = !act.is("dontAsk");
            change(now -> now.withAssistance(now.assistance().withAskToWaste(asks)));
        }
        if (act.has("ranking")) {
            ScoreOrder ranking = act.one("ranking", ScoreOrder.class);
            change(now -> now.withNight(now.night().withRanking(ranking)));
        }
    }

    /** Sets the value of a chip for nights of the history that have none, as typed. */
    void tryChipValue(String typed) {
        change(now -> now.withNight(now.night().withChip(typed)));
    }

    /** Sets the listener that is called whenever a setting has changed. */
    void whenChanged(Runnable told) {
        changed = told;
    }

    /** Switches to another language. */
    void speak(Language other) {
        if (!other.equals(language) || words.names() != settings.names()) {
            language = other;
            words = Words.of(other.locale(), settings.names()).on(InputModality.TOUCH);
        }
    }

    /** Takes over the settings and the language of another connection of the same person. */
    void become(PagePerson other) {
        settings = other.settings;
        speak(other.language);
    }
}
