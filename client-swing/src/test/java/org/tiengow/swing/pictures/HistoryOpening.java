package org.tiengow.swing.pictures;

import java.awt.EventQueue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.home.WholeFile;
import org.tiengow.presentation.history.Histories;
import org.tiengow.presentation.history.HistoryModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.history.HistoryView;

/**
 * Measures how long the history takes to open: {@code HistoryOpening NIGHTS TIMES}. The start screen has been painted before, as in the
 * program; then the files are read and added up in the background, while the empty screen is painted, and the first page is laid out and
 * painted at 1280 × 800.
 */
public final class HistoryOpening {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    private HistoryOpening() {}

    /** Writes the book into a folder of its own, measures, and prints. */
    public static void main(String[] args) throws Exception {
        int nights = Integer.parseInt(args[0]);
        Path data = Files.createTempDirectory("tiengow-history");
        long bytes = write(data, nights);
        EventQueue.invokeAndWait(() -> {
            Theme.DARK.install(1);
            Canvas.paint(new Samples(Tables.ENGLISH, Theme.DARK).named("start").alone(), WIDTH, HEIGHT, 1);
        });
        NightBook book = NightBook.in(data);
        System.out.printf(Locale.ROOT, "%d nights, %d kB%n", nights, bytes / 1000);
        for (int time = 1; time <= Integer.parseInt(args[1]); time++) {
            long begin = System.nanoTime();
            CompletableFuture<Read> latest = CompletableFuture.supplyAsync(() -> read(book.latest(30)));
            AtomicReference<HistoryView> view = new AtomicReference<>();
            EventQueue.invokeAndWait(() -> {
                view.set(new HistoryView(Tables.ENGLISH, new HistorySamples.NoHistory()));
                Canvas.paint(view.get(), WIDTH, HEIGHT, 1);
            });
            long first = show(latest.join().model(), view.get());
            Read all = read(book.read());
            long painted = show(all.model(), view.get());
            System.out.printf(
                    Locale.ROOT,
                    "time %d: latest read %.0f ms, shown after %.0f ms; all read %.0f ms, shown after %.0f ms%n",
                    time,
                    (latest.join().at() - begin) / 1e6,
                    (first - begin) / 1e6,
                    (all.at() - begin) / 1e6,
                    (painted - begin) / 1e6);
        }
        System.exit(0);
    }

    /** The history, and when it had been read. */
    private record Read(HistoryModel model, long at) {}

    private static Read read(NightBook.Contents contents) {
        HistoryModel model = HistoryModel.of(Tables.ENGLISH, ZoneId.systemDefault(), contents, Set.of());
        return new Read(model, System.nanoTime());
    }

    private static long show(HistoryModel model, HistoryView view) throws Exception {
        EventQueue.invokeAndWait(() -> {
            view.show(model.screen(HistoryModel.NIGHTS, ""));
            Canvas.paint(view, WIDTH, HEIGHT, 1);
        });
        return System.nanoTime();
    }

    private static long write(Path data, int nights) throws IOException {
        long bytes = 0;
        for (BookNight night : Histories.nights(nights)) {
            String text = NightBook.json(night) + "\n";
            bytes += text.length();
            WholeFile.write(data.resolve(NightBook.FOLDER).resolve(night.night() + ".json"), text);
        }
        return bytes;
    }
}
