package org.tiengow.app.phone;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openqa.selenium.Dimension;
import org.tiengow.presentation.words.Language;

/** Pictures of every screen of the page, in the sizes of phones, a tablet and a television, in every languages and themes. */
public final class PagePictures {
    private static final List<Dimension> SIZES = List.of(
            Phone.USUAL,
            new Dimension(844, 390),
            new Dimension(360, 640),
            new Dimension(1024, 768),
            new Dimension(1920, 1080));

    private PagePictures() {}

    /**
     * With the folder they are written into, and perhaps the sizes (such as {@code 390x844}), the languages and the size of text (such as
     * {@code 150%}) that are wanted.
     */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        List<String> wanted = List.of(args).subList(1, args.length);
        List<Dimension> named = wanted.stream()
                .filter(word -> word.matches("\\d+x\\d+"))
                .map(PagePictures::size)
                .toList();
        List<Dimension> sizes = named.isEmpty() ? SIZES : named;
        int text = wanted.stream()
                .filter(word -> word.endsWith("%"))
                .mapToInt(word -> Integer.parseInt(word.replace("%", "")))
                .findFirst()
                .orElse(100);
        Path data = Files.createTempDirectory("tiengow-pictures");
        for (String language : Language.all().stream().map(Language::tag).toList()) {
            if (isWanted(wanted, language)) {
                try (Phone phone = Phone.open(Phone.USUAL, language)) {
                    new Tour(phone, data, (screen, again) -> take(phone, screen, again, language, text, sizes, folder))
                            .all();
                }
            }
        }
    }

    private static boolean isWanted(List<String> wanted, String language) {
        List<String> named =
                wanted.stream().filter(word -> word.matches("[a-z].*")).toList();
        return named.isEmpty() || named.contains(language);
    }

    private static Dimension size(String name) {
        String[] sides = name.split("x");
        return new Dimension(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    private static void take(
            Phone phone, String screen, Runnable again, String language, int text, List<Dimension> sizes, Path folder) {
        for (Dimension size : sizes) {
            for (String theme : List.of("light", "dark")) {
                Tour.dress(phone, language, theme);
                again.run();
                phone.resize(size, size.getWidth() > 1000 ? 1 : 2);
                phone.set("text", text);
                phone.settle();
                String name = String.join("-", name(size), screen, language, theme);
                phone.picture(folder.resolve(name + ".png"));
                phone.resize(Phone.USUAL, 2);
                phone.set("text", 100);
                phone.settle();
            }
        }
    }

    private static String name(Dimension size) {
        return size.getWidth() + "x" + size.getHeight();
    }
}
