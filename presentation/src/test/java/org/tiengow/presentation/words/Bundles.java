package org.tiengow.presentation.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is wrong with files of words: between two languages, and between them and the sources. */
public final class Bundles {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[,}]");
    private static final Pattern SHOWN = Pattern.compile("\\{(\\d+)(?!,choice)[,}]");

    private Bundles() {}

    /** The texts of a language, without those that its file lacks. */
    public static Map<String, String> texts(Language language) {
        String tag = language == Language.ENGLISH ? "" : "_" + language.tag().replace('-', '_');
        return texts("words" + tag + ".properties");
    }

    private static Map<String, String> texts(String file) {
        Properties properties = new Properties();
        try (InputStream in = Words.class.getResourceAsStream(file);
                InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new AssertionError(file, e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    /** Keys that only one of two files has. */
    public static Set<String> differentKeys(Map<String, String> one, Map<String, String> other) {
        Set<String> different = new TreeSet<>(one.keySet());
        different.removeAll(other.keySet());
        other.keySet().stream().filter(key -> !one.containsKey(key)).forEach(different::add);
        return different;
    }

    /**
     * Keys whose second text asks for a place the first has not, such as {0}, or leaves out one that the first shows. A
     * place that only chooses between words may be left out: not every language has plurals.
     */
    public static Set<String> differentPlaces(Map<String, String> one, Map<String, String> other) {
        return one.keySet().stream()
                .filter(other::containsKey)
                .filter(key -> {
                    Set<String> theirs = places(PLACE, other.get(key));
                    return !places(PLACE, one.get(key)).containsAll(theirs)
                            || !theirs.containsAll(places(SHOWN, one.get(key)));
                })
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Keys that no source names, neither whole nor by a beginning that ends in a dot. */
    public static Set<String> unused(Set<String> keys, Set<String> literals) {
        Set<String> unused = new TreeSet<>(keys);
        unused.removeIf(key -> literals.contains(anyHead(key)) || isOfAFamily(anyHead(key), literals));
        return unused;
    }

    /** What the sources name as a key, its first word being that of some key, and no file has. */
    public static Set<String> missing(Set<String> keys, Set<String> literals) {
        Set<String> first = keys.stream()
                .filter(key -> key.contains("."))
                .map(key -> key.substring(0, key.indexOf('.') + 1))
                .collect(Collectors.toSet());
        return literals.stream()
                .filter(literal -> literal.matches("[a-z][A-Za-z]*(\\.[A-Za-z_0-9]+)+")
                        && !literal.matches(".*\\.(properties|jsonl)"))
                .filter(literal -> first.stream().anyMatch(literal::startsWith))
                .filter(literal ->
                        !keys.contains(literal) && keys.stream().noneMatch(key -> key.startsWith(literal + ".")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The key by which a text is asked for, whichever head it is for. */
    private static String anyHead(String key) {
        return Arrays.stream(InputModality.values())
                .map(InputModality::ending)
                .filter(key::endsWith)
                .findFirst()
                .map(ending -> key.substring(0, key.length() - ending.length()))
                .orElse(key);
    }

    /** Whether a key is put together in the sources: from a beginning that ends in a dot, or with .you at the end. */
    private static boolean isOfAFamily(String key, Set<String> literals) {
        boolean you = key.endsWith(".you") && literals.contains(key.substring(0, key.length() - ".you".length()));
        return you
                || literals.stream()
                        .anyMatch(literal -> literal.endsWith(".") && literal.length() > 1 && key.startsWith(literal));
    }

    /** The numbers of a text's places, those inside the branches of a choice too. */
    private static Set<String> places(Pattern kind, String text) {
        return kind.matcher(text).results().map(place -> place.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }
}
