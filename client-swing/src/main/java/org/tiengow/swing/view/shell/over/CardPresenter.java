package org.tiengow.swing.view.shell.over;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.view.card.CardInput;
import org.tiengow.swing.view.card.CardView;
import org.tiengow.swing.view.paper.CardFile;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.FileToSave;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The quick reference card of a rule set. In a wide window it lies beside the table, otherwise on a sheet. It can be saved to a file. */
public final class CardPresenter implements CardInput {
    private static final Logger LOG = LoggerFactory.getLogger(CardPresenter.class);
    private static final int BESIDE = 1280;

    private final Words words;
    private final TableRules rules;
    private final CardScreen screen;
    private final Runnable close;
    private @Nullable CardView view;

    private CardPresenter(Surroundings around, TableRules rules, Runnable close) {
        this.words = around.words();
        this.rules = rules;
        this.close = close;
        this.screen = new CardModel(words, rules).screen();
    }

    /** Checks whether the window is wide enough for the card beside the table. */
    public static boolean fitsBeside(Surroundings around) {
        AppFrame frame = around.frame();
        return Math.max(frame.size().width, frame.place().width()) >= Scale.px(BESIDE);
    }

    /** Returns the card for the panel beside the table. */
    public static CardView panel(Surroundings around, TableRules rules, Runnable close) {
        CardPresenter card = new CardPresenter(around, rules, close);
        CardView panel = CardView.panel(card.screen, around.tileLook(), card);
        card.view = panel;
        return panel;
    }

    /** Opens the card on a sheet over the window. */
    public static void openSheet(Surroundings around, TableRules rules) {
        AppFrame frame = around.frame();
        CardPresenter card = new CardPresenter(around, rules, frame::closeSheet);
        CardView sheet = CardView.sheet(card.screen, around.tileLook(), card);
        card.view = sheet;
        frame.openSheet(sheet, CardView.WIDTH, CardView.HEIGHT, frame::closeSheet);
    }

    @Override
    public void close() {
        close.run();
    }

    @Override
    public void save(CardFile kind) {
        choose(kind).ifPresent(file -> {
            say(words.get("card.saving"));
            Thread work = new Thread(() -> write(kind, file), "tiengow-card"); // no daemon, so the file gets finished
            work.start();
        });
    }

    private void write(CardFile kind, Path file) {
        String told;
        try {
            kind.write(screen, file);
            told = words.get("card.saved", file.toString());
        } catch (IOException failure) {
            LOG.warn("The card could not be written: {}", failure.toString());
            told = words.get("card.notSaved", file.toString());
        }
        String sentence = told;
        SwingUtilities.invokeLater(() -> say(sentence));
    }

    private Optional<Path> choose(CardFile kind) {
        String title =
                kind == CardFile.PDF ? screen.acts().savePdf() : screen.acts().savePng();
        String name = words.get("card.file", new RulesWords(words).name(rules));
        return FileToSave.choose(words, title, name, "." + kind.ending(), over());
    }

    private @Nullable JComponent over() {
        return view;
    }

    private void say(String sentence) {
        if (view != null) {
            view.say(sentence);
        }
    }
}
