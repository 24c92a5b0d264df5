package org.tiengow.swing.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A language the window can speak: there is one for each file of words.
 *
 * @param locale which
 * @param name its own name for itself
 */
public record Language(Locale locale, String name) {
    /** The language of the file without a tag. */
    public static final Language ENGLISH = of(Locale.ENGLISH);

    /** All languages, English first. */
    public static List<Language> all() {
        return Found.ALL;
    }

    /** The language with this tag, such as {@code zh-Hant}. */
    public static Optional<Language> find(String tag) {
        return all().stream().filter(language -> language.tag().equals(tag)).findFirst();
    }

    /** The language of somebody whose machine speaks {@code locale}; English where there is no file for it. */
    public static Language near(Locale locale) {
        Locale full =
                locale.getLanguage().equals("zh") && List.of("TW", "HK", "MO").contains(locale.getCountry())
                        ? Locale.forLanguageTag("zh-Hant")
                        : locale;
        return all().stream()
                .filter(language -> language.locale.getLanguage().equals(full.getLanguage())
                        && language.locale.getScript().equals(full.getScript()))
                .findFirst()
                .orElse(ENGLISH);
    }

    /** The language tag. */
    public String tag() {
        return locale.toLanguageTag();
    }

    private static Language of(Locale locale) {
        return new Language(locale, Words.of(locale).get("language.name"));
    }

    /** Looks for the files once, when somebody first asks. */
    private static final class Found {
        static final List<Language> ALL = Arrays.stream(Locale.getAvailableLocales())
                .filter(locale -> locale.equals(Locale.ENGLISH) || hasFile(locale))
                .map(Language::of)
                .sorted((a, b) -> a.locale.equals(Locale.ENGLISH)
                        ? -1
                        : b.locale.equals(Locale.ENGLISH) ? 1 : a.tag().compareTo(b.tag()))
                .toList();

        private static boolean hasFile(Locale locale) {
            String file = "words_" + locale.toLanguageTag().replace('-', '_') + ".properties";
            return Language.class.getResource(file) != null;
        }
    }
}
