package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Dimension;
import org.tiengow.presentation.words.Language;

/**
 * The law of the page's layouts (page-law.js), on every screen, in sizes from a small phone to a television, at each size of text, in
 * every language and for both hands. A run measures 120 combinations, drawn so that as many pairs of two properties as possible occur.
 * {@code -Dpage.seed=S} draws others, {@code -Dpage.combinations=N} so many, and {@code -Dpage.whole=true} measures the whole product. {@code -Dpage.screens},
 * {@code -Dpage.sizes} and {@code -Dpage.texts} name some of them only, separated by commas. {@code -Dpage.pictures=FOLDER} keeps a picture
 * of the first breach on each screen in each size.
 */
@DisplayName("Every layout of the page")
@Tag("browser")
class PageLayoutIT {
    private static final long SEED = Long.getLong("page.seed", 1);
    private static final boolean WHOLE = Boolean.getBoolean("page.whole");
    private static final String PICTURES = System.getProperty("page.pictures", "");
    private static final int COMBINATIONS = Integer.getInteger("page.combinations", 120);
    private static final int CANDIDATES = 60;

    private static final List<String> SCREENS = List.of("""
            guide guide-play join lobby looks lobby-differs parameters table tile reason why chat react reaction menu settings card rules
            last-trick settlement settlement-tv standings night night-settled history history-me history-night history-sheet lead hint
            others-turn tv singles join-night tv-next-seats
            tv-sixteen tv-crowd tv-lobby""".split("\\s+"));

    private static final List<String> SIZES = List.of("""
            320x568 360x640 375x667 390x664 390x844 430x932 568x320 667x375 844x390 932x430
            600x960 700x560 820x1180 1024x768 1280x720 1920x1080 3840x2160""".split("\\s+"));

    /** The least width of a big screen; a smaller page has no television. */
    private static final int TELEVISION = 1280;

    private static final List<Integer> TEXTS = List.of(100, 125, 150, 200);
    private static final List<String> LANGUAGES =
            Language.all().stream().map(Language::tag).toList();

    @TempDir
    private Path folder;

    /** What is measured at once. */
    private record Combination(String screen, String size, int text, String language, boolean left) {
        private Stream<String> pairs() {
            List<String> all = List.of(screen, size, text + " %", language, left ? "left" : "right");
            return all.stream()
                    .flatMap(one -> all.stream()
                            .filter(other -> all.indexOf(one) < all.indexOf(other))
                            .map(other -> one + " " + other));
        }

        private Dimension dimension() {
            String[] sides = size.split("x");
            return new Dimension(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        }

        @Override
        public String toString() {
            return "%s at %s, %d %%, %s, %s hand".formatted(screen, size, text, language, left ? "left" : "right");
        }
    }

    @Test
    @DisplayName("shows whole and apart what can be pressed, and the hand, its buttons and the reason at once")
    void law() throws IOException {
        String law = resource("/page-law.js");
        List<Combination> wanted = WHOLE ? product() : drawn(product());
        Set<String> seen = new LinkedHashSet<>();
        Map<String, List<Combination>> broken = new TreeMap<>();
        Map<String, Map<String, Integer>> table = new TreeMap<>();
        long start = System.nanoTime();
        try (Phone phone = Phone.open(Phone.USUAL, "en")) {
            new Tour(phone, folder, (screen, again) -> {
                        seen.add(screen);
                        for (String language : LANGUAGES) {
                            List<Combination> here = wanted.stream()
                                    .filter(each -> each.screen.equals(screen) && each.language.equals(language))
                                    .toList();
                            if (here.isEmpty()) {
                                continue;
                            }
                            Tour.dress(phone, language, "dark");
                            again.run();
                            for (Combination each : here) {
                                phone.resize(each.dimension(), 1);
                                List<?> found = Objects.requireNonNull((List<?>) phone.driver()
                                        .executeAsyncScript(law, each.dimension().width, each.text, each.left));
                                for (Object breach : found) {
                                    broken.computeIfAbsent(screen + ": " + breach, none -> new ArrayList<>())
                                            .add(each);
                                }
                                Map<String, Integer> sizes = table.computeIfAbsent(screen, none -> new TreeMap<>());
                                if (!PICTURES.isEmpty() && !found.isEmpty() && sizes.getOrDefault(each.size, 0) == 0) {
                                    phone.picture(Path.of(PICTURES, each + ".png"));
                                }
                                sizes.merge(each.size, found.size(), Integer::sum);
                            }
                            phone.resize(Phone.USUAL, 1);
                            phone.driver().executeAsyncScript(law, Phone.USUAL.width, 100, false);
                        }
                    })
                    .all();
        } finally {
            print(wanted.size(), start, table, broken);
        }
        assertThat(seen).containsAll(SCREENS);
        assertThat(broken).as("with -Dpage.seed=%d", SEED).isEmpty();
    }

    private static List<Combination> product() {
        List<Combination> all = new ArrayList<>();
        for (String screen : some("page.screens", SCREENS)) {
            for (String size : some("page.sizes", SIZES)) {
                for (int text : some("page.texts", TEXTS)) {
                    for (String language : LANGUAGES) {
                        for (boolean left : new boolean[] {false, true}) {
                            Combination made = new Combination(screen, size, text, language, left);
                            if (!screen.contains("tv") || made.dimension().width >= TELEVISION) {
                                all.add(made);
                            }
                        }
                    }
                }
            }
        }
        return all;
    }

    private static <T> List<T> some(String property, List<T> all) {
        List<String> named = Arrays.asList(System.getProperty(property, "").split(","));
        List<T> chosen = all.stream()
                .filter(each -> named.contains(String.valueOf(each)))
                .toList();
        return chosen.isEmpty() ? all : chosen;
    }

    /** Draws combinations one after the other, each time the candidate with the most pairs that have not occurred yet. */
    private static List<Combination> drawn(List<Combination> product) {
        Random random = new Random(SEED);
        Set<String> covered = new HashSet<>();
        List<Combination> drawn = new ArrayList<>();
        for (int i = 0; i < COMBINATIONS; i++) {
            Combination best = Stream.generate(() -> product.get(random.nextInt(product.size())))
                    .limit(CANDIDATES)
                    .max(Comparator.comparingLong(each ->
                            each.pairs().filter(pair -> !covered.contains(pair)).count()))
                    .orElseThrow();
            best.pairs().forEach(covered::add);
            drawn.add(best);
        }
        long pairs = product.stream().flatMap(Combination::pairs).distinct().count();
        System.out.printf(
                "page.seed %d: %d of %d pairs in %d combinations%n", SEED, covered.size(), pairs, COMBINATIONS);
        return drawn;
    }

    private static void print(
            int measured, long start, Map<String, Map<String, Integer>> table, Map<String, List<Combination>> broken) {
        int breaches = broken.values().stream().mapToInt(List::size).sum();
        System.out.printf(
                "%d combinations in %.1f s, %d breaches%n", measured, (System.nanoTime() - start) / 1e9, breaches);
        System.out.printf("| screen | %s |%n", String.join(" | ", SIZES));
        table.forEach((screen, sizes) -> System.out.printf(
                "| %s | %s |%n",
                screen,
                String.join(
                        " | ",
                        SIZES.stream().map(size -> cell(sizes::get, size)).toList())));
        broken.forEach(
                (breach, where) -> System.out.printf("%d times %s; first %s%n", where.size(), breach, where.get(0)));
    }

    private static String cell(Function<String, Integer> count, String size) {
        Integer found = count.apply(size);
        return found == null ? "" : String.valueOf(found);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(PageLayoutIT.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
