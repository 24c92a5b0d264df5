package org.tiengow.swing.pictures;

import java.awt.EventQueue;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;

/**
 * Writes a picture of every screen: {@code Screenshots [folder [part of the names]]}, see CONTRIBUTING. In every language
 * and both themes, at 1024 × 640, 1280 × 800, 1920 × 1080 and 3840 × 2160, each but the last with one and with two device
 * pixels a pixel; and one sheet a screen with all its pictures made small.
 */
public final class Screenshots {
    private static final int[][] SIZES = {{1024, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}};
    /** Up to this width a picture is also made with two device pixels a pixel. */
    private static final int DOUBLED = 1920;

    private static final int PICTURES = 7;
    /** How many pictures wait to be written, at most: the large ones take 33 MB each. */
    private static final int WAITING = 6;

    private static final long PATIENCE_S = 600;

    private final Path folder;
    private final ExecutorService writers =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    private final Semaphore room = new Semaphore(WAITING);
    private final List<ContactSheet> sheets = new ArrayList<>();
    private @Nullable Theme worn;
    private float wornScale;

    private Screenshots(Path folder, String part) {
        this.folder = folder;
        for (Sample sample : new Samples(Tables.ENGLISH, Theme.DARK).all()) {
            if (sample.name().contains(part)) {
                sheets.add(new ContactSheet(sample.name(), PICTURES));
            }
        }
    }

    /** Writes all pictures; needs no display. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args.length > 0 ? args[0] : "target/screenshots");
        Screenshots screenshots = new Screenshots(folder, args.length > 1 ? args[1] : "");
        screenshots.paintAll();
        screenshots.finish();
    }

    /** Paints each screen in an event of its own: what a screen leaves to be done later would keep it until the event ends. */
    private void paintAll() throws InterruptedException, InvocationTargetException {
        for (Theme theme : Theme.values()) {
            for (Words words : Tables.LANGUAGES) {
                String wearing =
                        words.locale().toLanguageTag() + "-" + theme.name().toLowerCase(Locale.ROOT);
                for (ContactSheet sheet : sheets) {
                    EventQueue.invokeAndWait(() -> {
                        wear(theme, 1);
                        paint(new Samples(words, theme), theme, sheet, wearing);
                    });
                }
            }
        }
    }

    private void paint(Samples samples, Theme theme, ContactSheet sheet, String wearing) {
        for (int[] size : SIZES) {
            Sample sample = samples.named(sheet.name());
            wear(theme, sample.scale(1, size[0], size[1]));
            JComponent component = sample.over(samples::table);
            for (int device = 1; device <= (size[0] > DOUBLED ? 1 : 2); device++) {
                room.acquireUninterruptibly();
                BufferedImage image = Canvas.paint(component, size[0], size[1], device);
                String how = wearing + "-" + size[0] + "x" + size[1] + "@" + device;
                int place = sheet.next();
                writers.execute(() -> {
                    try {
                        Canvas.write(image, folder.resolve(sheet.name() + "-" + how + ".png"));
                        sheet.put(place, how, image);
                    } finally {
                        room.release();
                    }
                });
            }
        }
    }

    private void wear(Theme theme, float scale) {
        if (theme != worn || scale != wornScale) {
            theme.install(scale);
            worn = theme;
            wornScale = scale;
        }
    }

    private void finish() throws InterruptedException {
        writers.shutdown();
        if (!writers.awaitTermination(PATIENCE_S, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the pictures are not written after " + PATIENCE_S + " s");
        }
        for (ContactSheet sheet : sheets) {
            Canvas.write(sheet.image(), folder.resolve("contact-" + sheet.name() + ".png"));
        }
    }
}
