package org.tiengow.presentation.words;

import java.text.MessageFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The texts of all screens in one language. Immutable to its users; may be shared between threads. */
public final class Words {
    /** The place between Latin and Chinese letters where names of another language are mixed in. */
    private static final Pattern MEETING =
            Pattern.compile("(?<=\\p{IsHan})(?=\\p{IsLatin})|(?<=\\p{IsLatin})(?=\\p{IsHan})");

    /** Marks both ends of a part until the text is filled in. */
    private static final char EDGE = '\u0001';

    /** The edge between a part in Latin letters or digits and Chinese ones. */
    private static final Pattern EDGES = Pattern.compile("(?<=\\p{IsHan})" + EDGE
            + "+(?=[\\p{IsLatin}\\p{Nd}])|(?<=[\\p{IsLatin}\\p{Nd}])" + EDGE + "+(?=\\p{IsHan})");

    private static final String BUNDLE = "org.tiengow.presentation.words.words";

    private final Locale locale;
    private final ResourceBundle bundle;
    private final NameStyle names;
    private final InputModality inputModality;
    private final UnaryOperator<String> finish;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Words(
            Locale locale,
            ResourceBundle bundle,
            NameStyle names,
            InputModality inputModality,
            UnaryOperator<String> finish) {
        this.locale = locale;
        this.bundle = bundle;
        this.names = names;
        this.inputModality = inputModality;
        this.finish = finish;
    }

    /** Returns the texts of a language, with tile names in that language. Texts missing in its file are in English. */
    public static Words of(Locale locale) {
        return of(locale, NameStyle.AS_LANGUAGE);
    }

    /** Returns the texts of a language, with tile names in this style. */
    public static Words of(Locale locale, NameStyle names) {
        return new Words(
                locale,
                ResourceBundle.getBundle(
                        BUNDLE,
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)),
                names,
                InputModality.KEYS,
                UnaryOperator.identity());
    }

    /** Returns these texts for another input method. */
    public Words on(InputModality other) {
        return new Words(locale, bundle, names, other, finish);
    }

    /** Returns these texts, each passed through a function at the end. Tests use it to recognise texts from this class. */
    Words finishedBy(UnaryOperator<String> last) {
        return new Words(locale, bundle, names, inputModality, last);
    }

    /** Returns the style of tile names. */
    public NameStyle names() {
        return names;
    }

    public Locale locale() {
        return locale;
    }

    /**
     * Returns a text.
     *
     * @param key its key in the bundle
     * @param parts the values of its placeholders
     * @throws java.util.MissingResourceException if there is no such text
     */
    public String get(String key, Object... parts) {
        String text = parts.length == 0 ? plain(key) : format(key, parts);
        return finish.apply(
                names == NameStyle.AS_LANGUAGE ? text : MEETING.matcher(text).replaceAll(" "));
    }

    /** Checks whether there is such a text. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /**
     * Returns all texts whose keys have a prefix, by the rest of their keys. The texts are patterns, for callers that fill in the
     * placeholders elsewhere.
     */
    public Map<String, String> all(String beginning) {
        Map<String, String> texts = new TreeMap<>();
        bundle.keySet().stream()
                .filter(key -> key.startsWith(beginning) && !key.contains(InputModality.MARK))
                .forEach(key -> texts.put(key.substring(beginning.length()), finish.apply(plain(key))));
        return texts;
    }

    /** Returns a number with its sign, such as +24, −13 or 0. */
    public static String signed(int number) {
        return number == 0 ? "0" : (number < 0 ? "−" : "+") + Math.abs(number);
    }

    /** Returns a factor, such as ×3. */
    public static String times(int factor) {
        return "×" + factor;
    }

    /** Returns a time in minutes and seconds, such as 0:45. */
    public static String clock(long seconds) {
        return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
    }

    /** Returns a text with its first letter capitalised. */
    public static String capital(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int end = text.offsetByCodePoints(0, 1);
        return text.substring(0, end).toUpperCase(Locale.ROOT) + text.substring(end);
    }

    /** Returns a date and time in the one format of the language, such as "20 Nov 2026, 20:15", whatever the Java release. */
    public String when(Instant moment, ZoneId zone) {
        return DateTimeFormatter.ofPattern(plain("date.time"), locale())
                .withZone(zone)
                .format(moment);
    }

    /** Returns a date in the one format of the language, such as "20 Nov 2026". */
    public String day(LocalDate day) {
        return DateTimeFormatter.ofPattern(plain("date.day"), locale()).format(day);
    }

    /** Returns an enumeration: "A", "A and B" or "A, B and C". */
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

    /** Returns parts of a text for a screen reader in a row, such as a name and its state; any may be empty. */
    public String spoken(String... parts) {
        String whole = "";
        for (String part : parts) {
            whole = whole.isEmpty() || part.isEmpty() ? whole + part : get("spoken.parts", whole, part);
        }
        return whole;
    }

    /** Returns two sentences in a row; either may be empty. */
    public String join(String first, String second) {
        if (first.isEmpty() || second.isEmpty()) {
            return first + second;
        }
        return format("sentence.join", new Object[] {first, second});
    }

    private String plain(String key) {
        String own = key + inputModality.ending();
        return bundle.getString(bundle.containsKey(own) ? own : key);
    }

    private String format(String key, Object[] parts) {
        // A MessageFormat must not be used by two threads at once.
        MessageFormat format = formats.computeIfAbsent(key, name -> new MessageFormat(plain(name), locale));
        Object[] marked = Stream.of(parts)
                .map(part -> part instanceof String text ? EDGE + text + EDGE : part)
                .toArray();
        synchronized (format) {
            return EDGES.matcher(format.format(marked)).replaceAll(" ").replace(String.valueOf(EDGE), "");
        }
    }
}
