package org.tiengow.presentation.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A language of the screens; there is one for each bundle file.
 *
 * @param locale its locale
 * @param name its name in that language
 */
public record Language(Locale locale, String name) {
    /** The language of the bundle file without a tag. */
    public static final Language ENGLISH = spoken(Locale.ENGLISH);

    /** Returns all languages, English first. The first call looks for a file for every available locale, so it is meant for lists only. */
    public static List<Language> all() {
        return Found.ALL;
    }

    /** Returns the language with a tag, such as {@code zh-Hant}. */
    public static Optional<Language> find(String tag) {
        return tag.isEmpty() ? Optional.empty() : of(Locale.forLanguageTag(tag));
    }

    /** Returns the language for a system with {@code locale}; English if there is no file for it. */
    public static Language near(Locale locale) {
        Locale full =
                locale.getLanguage().equals("zh") && List.of("TW", "HK", "MO").contains(locale.getCountry())
                        ? Locale.forLanguageTag("zh-Hant")
                        : locale;
        Locale withoutCountry = new Locale.Builder()
                .setLanguage(full.getLanguage())
                .setScript(full.getScript())
                .build();
        return of(withoutCountry).orElse(ENGLISH);
    }

    public String tag() {
        return locale.toLanguageTag();
    }

    /** Returns the language of a locale, if there is a file for it. */
    private static Optional<Language> of(Locale locale) {
        String file = "words_" + locale.toLanguageTag().replace('-', '_') + ".properties";
        if (locale.equals(Locale.ENGLISH)) {
            return Optional.of(ENGLISH);
        }
        return Language.class.getResource(file) == null ? Optional.empty() : Optional.of(spoken(locale));
    }

    private static Language spoken(Locale locale) {
        return new Language(locale, Words.of(locale).get("language.name"));
    }

    /** A lazy holder: the files are looked for once, on first use. */
    private static final class Found {
        static final List<Language> ALL = Arrays.stream(Locale.getAvailableLocales())
                .flatMap(locale -> of(locale).stream())
                .sorted((a, b) -> a.locale.equals(Locale.ENGLISH)
                        ? -1
                        : b.locale.equals(Locale.ENGLISH) ? 1 : a.tag().compareTo(b.tag()))
                .toList();
    }
}
