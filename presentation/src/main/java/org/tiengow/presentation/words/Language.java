package org.tiengow.presentation.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A language of the screens. Each has a bundle file; the one without a tag is English. */
public enum Language {
    ENGLISH("en"),
    TRADITIONAL_CHINESE("zh-Hant"),
    SIMPLIFIED_CHINESE("zh-Hans");

    private static final String TRADITIONAL_SCRIPT = "Hant";
    /** The regions that write traditional Chinese. */
    private static final Set<String> TRADITIONAL_REGIONS = Set.of("TW", "HK", "MO");

    private final Locale locale;

    Language(String tag) {
        this.locale = Locale.forLanguageTag(tag);
    }

    /** Returns all languages, English first. */
    public static List<Language> all() {
        return List.of(values());
    }

    /** Returns the language with a tag, such as {@code zh-Hant}. */
    public static Optional<Language> find(String tag) {
        Locale wanted = Locale.forLanguageTag(tag);
        return Arrays.stream(values())
                .filter(language -> language.locale.equals(wanted))
                .findFirst();
    }

    /**
     * Returns the language for a system with {@code locale}; English if it is of another language. Chinese goes by the script, or else by
     * the region. Chinese without either is simplified, as in the Common Locale Data Repository (likely subtags).
     */
    public static Language near(Locale locale) {
        if (!locale.getLanguage().equals(Locale.CHINESE.getLanguage())) {
            return ENGLISH;
        }
        boolean traditional = locale.getScript().isEmpty()
                ? TRADITIONAL_REGIONS.contains(locale.getCountry())
                : locale.getScript().equals(TRADITIONAL_SCRIPT);
        return traditional ? TRADITIONAL_CHINESE : SIMPLIFIED_CHINESE;
    }

    public Locale locale() {
        return locale;
    }

    public String tag() {
        return locale.toLanguageTag();
    }

    /** Returns the name of the language in that language. */
    public String nativeName() {
        return Words.of(locale).get("language.name");
    }
}
