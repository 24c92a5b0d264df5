package org.tiengow.swing.view.shell.over;

import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.presentation.night.NightInput;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.night.NightActions;
import org.tiengow.swing.view.night.NightSheet;
import org.tiengow.swing.view.shell.frame.FileToSave;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheet of a night, which can be copied and saved. */
public final class NightPresenter implements NightActions {
    private static final Logger LOG = LoggerFactory.getLogger(NightPresenter.class);
    private static final String ENDING = ".csv";

    private final Surroundings around;
    private final Supplier<Optional<NightModel>> night;
    private final NightInput input;
    private final LocalDate day;
    private final NightSheet sheet;

    private NightPresenter(
            Surroundings around,
            NightModel first,
            LocalDate day,
            Supplier<Optional<NightModel>> night,
            NightInput input) {
        this.day = day;
        this.around = around;
        this.night = night;
        this.input = input;
        this.sheet = new NightSheet(first.screen(), this);
    }

    /**
     * Opens the sheet; does nothing before the first match of the night is over.
     *
     * @param day the day of the night, which names its file
     * @param input receives the ranking and the value of a chip
     */
    public static Optional<NightPresenter> open(
            Surroundings around, LocalDate day, Supplier<Optional<NightModel>> night, NightInput input) {
        Optional<NightPresenter> opened =
                night.get().map(first -> new NightPresenter(around, first, day, night, input));
        opened.ifPresent(made ->
                around.frame().openSheet(made.sheet, NightSheet.WIDTH, NightSheet.HEIGHT, around.frame()::closeSheet));
        return opened;
    }

    @Override
    public void rankBy(ScoreOrder ranking) {
        input.rankBy(ranking);
        showAgain();
    }

    @Override
    public void setChipValue(String typed) {
        input.setChipValue(typed);
        showAgain();
    }

    /** Shows the night as it is now, unless the sheet is closed. */
    public void showAgain() {
        if (around.frame().shows(sheet)) {
            night.get().ifPresent(now -> sheet.show(now.screen()));
        }
    }

    @Override
    public void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
        sheet.say(words().get("tonight.copied"));
    }

    @Override
    public void save() {
        Optional<String> table = night.get().map(NightModel::csv);
        String name = words().get("tonight.file", day.toString());
        Optional<Path> file = FileToSave.choose(words(), words().get("tonight.save"), name, ENDING, sheet);
        if (table.isPresent() && file.isPresent()) {
            Thread work = new Thread(
                    () -> write(table.get(), file.get()), "tiengow-night"); // no daemon, so the file gets finished
            work.start();
        }
    }

    private void write(String table, Path file) {
        String told;
        try {
            Files.writeString(file, table);
            told = words().get("card.saved", file.toString());
        } catch (IOException failure) {
            LOG.warn("The sheet of the night could not be written: {}", failure.toString());
            told = words().get("card.notSaved", file.toString());
        }
        String sentence = told;
        SwingUtilities.invokeLater(() -> sheet.say(sentence));
    }

    @Override
    public void close() {
        around.frame().closeSheet();
    }

    private Words words() {
        return around.words();
    }
}
