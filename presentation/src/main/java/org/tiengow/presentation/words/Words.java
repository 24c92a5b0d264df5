package org.tiengow.presentation.words;

import java.text.MessageFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** Every word that screens show, in one language. Immutable to its users; may be shared between threads. */
public final class Words {
    private static final String BUNDLE = "org.tiengow.presentation.words.words";

    private final Locale locale;
    private final ResourceBundle bundle;
    private final NameStyle names;
    private final Head head;
    private final UnaryOperator<String> finish;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Words(Locale locale, ResourceBundle bundle, NameStyle names, Head head, UnaryOperator<String> finish) {
        this.locale = locale;
        this.bundle = bundle;
        this.names = names;
        this.head = head;
        this.finish = finish;
    }

    /** The words of a language, tiles named as its speakers do; English where its file has none. */
    public static Words of(Locale locale) {
        return of(locale, NameStyle.AS_LANGUAGE);
    }

    /** The words of a language, with tiles named in this style. */
    public static Words of(Locale locale, NameStyle names) {
        return new Words(
                locale,
                ResourceBundle.getBundle(
                        BUNDLE,
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)),
                names,
                Head.KEYS,
                UnaryOperator.identity());
    }

    /** The same words for a person who answers otherwise. */
    public Words on(Head other) {
        return new Words(locale, bundle, names, other, finish);
    }

    /** The same words, each text changed once it is finished: how a test sees which texts come from here. */
    Words finishedBy(UnaryOperator<String> last) {
        return new Words(locale, bundle, names, head, last);
    }

    /** What tiles are called. */
    public NameStyle names() {
        return names;
    }

    /** The language. */
    public Locale locale() {
        return locale;
    }

    /**
     * A text.
     *
     * @param key its name in the bundle
     * @param parts what stands in its places
     * @throws java.util.MissingResourceException when there is no such text
     */
    public String get(String key, Object... parts) {
        String text = parts.length == 0 ? plain(key) : format(key, parts);
        return finish.apply(names == NameStyle.AS_LANGUAGE ? text : Spacing.between(text));
    }

    /** Whether there is such a text. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /**
     * All texts whose keys begin so, as they stand in the bundle, by the rest of their keys: for who puts parts into their places
     * elsewhere.
     */
    public Map<String, String> all(String beginning) {
        Map<String, String> texts = new TreeMap<>();
        bundle.keySet().stream()
                .filter(key -> key.startsWith(beginning) && !key.contains(Head.MARK))
                .forEach(key -> texts.put(key.substring(beginning.length()), finish.apply(plain(key))));
        return texts;
    }

    /** A number with its sign, such as +24, −13 or 0. */
    public static String signed(int number) {
        return number == 0 ? "0" : (number < 0 ? "−" : "+") + Math.abs(number);
    }

    /** A factor, such as ×3. */
    public static String times(int factor) {
        return "×" + factor;
    }

    /** A time such as 0:45. */
    public static String clock(long seconds) {
        return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
    }

    /** A text that begins a sentence: its first letter large. */
    public static String capital(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int end = text.offsetByCodePoints(0, 1);
        return text.substring(0, end).toUpperCase(Locale.ROOT) + text.substring(end);
    }

    /** A day with its time, as the language writes it, such as "Nov 20, 2026, 8:15 PM". */
    public String when(Instant moment, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(locale())
                .withZone(zone)
                .format(moment);
    }

    /** "A", "A and B" or "A, B and C". */
    public String list(List<String> items) {
        if (items.isEmpty()) {
            return "";
        }
        String list = items.get(0);
        for (int i = 1; i < items.size(); i++) {
            list = get(i == items.size() - 1 ? "list.and" : "list.comma", list, items.get(i));
        }
        return list;
    }

    /** Things a screen reader says one after the other, such as a name and its state; any may be empty. */
    public String spoken(String... parts) {
        String whole = "";
        for (String part : parts) {
            whole = whole.isEmpty() || part.isEmpty() ? whole + part : get("spoken.parts", whole, part);
        }
        return whole;
    }

    /** Two sentences, one after the other; either may be empty. */
    public String join(String first, String second) {
        if (first.isEmpty() || second.isEmpty()) {
            return first + second;
        }
        return format("sentence.join", new Object[] {first, second});
    }

    private String plain(String key) {
        String own = key + head.ending();
        return bundle.getString(bundle.containsKey(own) ? own : key);
    }

    private String format(String key, Object[] parts) {
        // A MessageFormat may not be used by two threads at once.
        MessageFormat format = formats.computeIfAbsent(key, name -> new MessageFormat(plain(name), locale));
        synchronized (format) {
            return format.format(parts);
        }
    }
}
