package org.tiengow.swing.view.shell.history;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookPerson;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.replay.RecordShelf;
import org.tiengow.presentation.history.HistoryModel;
import org.tiengow.presentation.history.HistorySheets;
import org.tiengow.presentation.night.NightInput;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.view.history.HistoryInput;
import org.tiengow.swing.view.history.HistoryView;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.NightPresenter;
import org.tiengow.swing.view.shell.replay.ReplayFiles;

/** The history: it reads and changes the book in the background, and opens replays. Confined to the event thread. */
public final class HistoryController implements HistoryInput {
    private static final int FIRST_NIGHTS = 30;

    private final Surroundings around;
    private final NightBook book;
    private final Path records;
    private final Executor background;
    private final Runnable leave;
    private final Deque<String> pages = new ArrayDeque<>(List.of(HistoryModel.NIGHTS));
    private HistoryView view;
    private @Nullable HistoryModel model;
    private @Nullable ReplayFiles replays;
    private String note = "";

    /**
     * Creates the history of a book.
     *
     * @param records the folder of the records, which need not exist
     * @param background runs tasks one at a time
     * @param leave goes back to the previous screen
     */
    public HistoryController(Surroundings around, NightBook book, Path records, Executor background, Runnable leave) {
        this.around = around;
        this.book = book;
        this.records = records;
        this.background = background;
        this.leave = leave;
        this.view = new HistoryView(around.words(), this);
    }

    /** Shows the history, and reads the book in the background: first as many nights as fill the screen, then all. */
    public void show() {
        showPage();
        background.execute(() -> {
            show(book.latest(FIRST_NIGHTS));
            SwingUtilities.invokeLater(() -> background.execute(this::read)); // does not compete with the first page
        });
    }

    /** Rebuilds all screens in the current language and theme. */
    public void refresh() {
        view = new HistoryView(around.words(), this);
        model = model == null ? null : model.in(around.words());
        if (replays == null) {
            showPage();
        } else {
            fill();
            replays.refresh();
        }
    }

    /** Stops all background work. */
    public void close() {
        if (replays != null) {
            replays.close();
        }
    }

    /** Opens a record file. */
    public void openRecord(Path file) {
        ReplayFiles opened = openReplays();
        opened.show();
        opened.open(file);
    }

    @Override
    public void show(String tab) {
        pages.clear();
        go(tab);
    }

    @Override
    public void open(String id) {
        if (id.startsWith(HistoryModel.ROUND)) {
            String[] parts = id.split(":", 3);
            openReplays().openRound(parts[2], Integer.parseInt(parts[1]));
        } else {
            go(id);
        }
    }

    @Override
    public void back() {
        if (pages.size() > 1) {
            pages.pop();
            note = "";
            fill();
        } else {
            close();
            leave.run();
        }
    }

    @Override
    public void press(String act) {
        HistoryModel now = model;
        if (act.equals(HistoryModel.REPLAYS)) {
            openReplays().show();
        } else if (now != null) {
            switch (act) {
                case HistoryModel.CSV, HistoryModel.JSON -> export(now, act.equals(HistoryModel.CSV));
                case HistoryModel.SHEET -> now.night(page()).ifPresent(night -> openSheet(now, night));
                case HistoryModel.DELETE -> now.night(page()).ifPresent(this::askToDelete);
                case HistoryModel.RENAME -> now.person(page()).ifPresent(person -> askForName(person, false));
                case HistoryModel.JOIN -> now.person(page()).ifPresent(person -> askWho(now, person, -1));
                default -> throw new IllegalArgumentException(act);
            }
        }
    }

    private ReplayFiles openReplays() {
        ReplayFiles opened = new ReplayFiles(around, records, () -> {
            replays = null;
            showPage();
        });
        replays = opened;
        return opened;
    }

    private void openSheet(HistoryModel now, BookNight night) {
        NightPresenter.open(
                around,
                LocalDate.ofInstant(night.began(), ZoneId.systemDefault()),
                () -> NightModel.of(
                        around.words(),
                        now.in(around.words()).title(night),
                        night,
                        around.settings().night()),
                new NightInput() {
                    @Override
                    public void rankBy(ScoreOrder ranking) {
                        around.change(
                                settings -> settings.withNight(settings.night().withRanking(ranking)));
                    }

                    @Override
                    public void setChipValue(String typed) {
                        around.change(
                                settings -> settings.withNight(settings.night().withChip(typed)));
                    }
                });
    }

    private void askToDelete(BookNight night) {
        ask(new HistorySheets(around.words()).delete(), (act, typed) -> {
            around.frame().closeSheet();
            if (act.equals(QuestionWords.YES)) {
                change(() -> book.delete(night.night()), this::leavePage);
            }
        });
    }

    /** Leaves the page of a night that was deleted. */
    private void leavePage() {
        if (pages.size() > 1) {
            pages.pop();
        }
    }

    private void askForName(BookPerson person, boolean wrong) {
        ask(new HistorySheets(around.words()).rename(person.name(), wrong), (act, typed) -> {
            if (!act.equals(QuestionWords.YES)) {
                around.frame().closeSheet();
            } else if (HistorySheets.isName(typed)) {
                around.frame().closeSheet();
                change(() -> book.name(typed, List.copyOf(person.ids())), () -> {});
            } else {
                askForName(person, true);
            }
        });
    }

    private void askWho(HistoryModel now, BookPerson person, int chosen) {
        List<BookPerson> others =
                now.everybody().stream().filter(other -> other != person).toList();
        HistorySheets sheets = new HistorySheets(around.words());
        int[] who = {chosen};
        SmallSheet[] sheet = new SmallSheet[1];
        sheet[0] = new SmallSheet(around.frame(), (act, typed) -> {
            if (act.startsWith(HistorySheets.WHO)) {
                who[0] = Integer.parseInt(act.substring(HistorySheets.WHO.length()));
                sheet[0].show(sheets.join(person, others, who[0]));
                return;
            }
            around.frame().closeSheet();
            if (act.equals(QuestionWords.YES) && who[0] >= 0) {
                List<String> ids = new ArrayList<>(person.ids());
                ids.addAll(others.get(who[0]).ids());
                change(() -> book.name(person.name(), ids), () -> {});
            }
        });
        sheet[0].show(sheets.join(person, others, chosen));
    }

    private void ask(SheetScreen question, BiConsumer<String, String> answered) {
        new SmallSheet(around.frame(), answered).show(question);
    }

    private void export(HistoryModel now, boolean csv) {
        BookFile.choose(around.words(), csv, view)
                .ifPresent(file -> background.execute(() -> {
                    String said = BookFile.write(around.words(), now.contents(), csv, file);
                    SwingUtilities.invokeLater(() -> {
                        note = said;
                        fill();
                    });
                }));
    }

    /** A change of the book. */
    private interface Change {
        void make() throws IOException;
    }

    /** Changes the book in the background, and reads it again. */
    private void change(Change change, Runnable changed) {
        background.execute(() -> {
            try {
                change.make();
                SwingUtilities.invokeLater(changed);
            } catch (IOException refused) {
                SwingUtilities.invokeLater(() -> note = around.words().get("history.notChanged"));
            }
            read();
        });
    }

    private void read() {
        show(book.read());
    }

    private void show(NightBook.Contents contents) {
        HistoryModel read =
                HistoryModel.of(around.words(), ZoneId.systemDefault(), contents, RecordShelf.matches(records));
        SwingUtilities.invokeLater(() -> {
            model = read.in(around.words());
            fill();
        });
    }

    private void go(String page) {
        pages.push(page);
        note = "";
        fill();
    }

    private String page() {
        return pages.element();
    }

    private void showPage() {
        fill();
        around.frame().show(view);
        around.frame().setTitle(around.words().get("history.title"));
        view.requestFocusInWindow();
    }

    private void fill() {
        if (model != null) {
            view.show(model.screen(page(), note));
        }
    }
}
