package org.tiengow.app.phone;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.Dimension;

/** Pictures of every screen of the page, in the sizes of phones, a tablet and a television, in both languages and themes. */
public final class PagePictures {
    private static final List<Dimension> SIZES = List.of(
            Phone.USUAL,
            new Dimension(844, 390),
            new Dimension(360, 640),
            new Dimension(1024, 768),
            new Dimension(1920, 1080));

    private PagePictures() {}

    /** With the folder they are written into, and perhaps the sizes (such as {@code 390x844}) and the languages that are wanted. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        List<String> wanted = List.of(args).subList(1, args.length);
        Path data = Files.createTempDirectory("tiengow-pictures");
        for (String language : List.of("en", "zh-Hant")) {
            List<Dimension> sizes = SIZES.stream()
                    .filter(size -> isWanted(wanted, name(size), "\\d+x\\d+"))
                    .toList();
            if (!sizes.isEmpty() && isWanted(wanted, language, "[a-z].*")) {
                try (Phone phone = Phone.open(Phone.USUAL, language)) {
                    new Tour(phone, data, (screen, again) -> take(phone, screen, again, language, sizes, folder)).all();
                }
            }
        }
    }

    private static boolean isWanted(List<String> wanted, String name, String form) {
        List<String> named = wanted.stream().filter(word -> word.matches(form)).toList();
        return named.isEmpty() || named.contains(name);
    }

    private static void take(
            Phone phone, String screen, Runnable again, String language, List<Dimension> sizes, Path folder) {
        for (Dimension size : sizes) {
            resize(phone, size);
            for (String theme : List.of("light", "dark")) {
                Tour.dress(phone, language, theme);
                again.run();
                phone.settle();
                String name = String.join("-", name(size), screen, language, theme);
                phone.picture(folder.resolve(name + ".png"));
            }
        }
        resize(phone, Phone.USUAL);
        phone.settle();
    }

    private static void resize(Phone phone, Dimension size) {
        phone.command(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width",
                        size.getWidth(),
                        "height",
                        size.getHeight(),
                        "deviceScaleFactor",
                        size.getWidth() > 1000 ? 1 : 2,
                        "mobile",
                        true));
    }

    private static String name(Dimension size) {
        return size.getWidth() + "x" + size.getHeight();
    }
}
