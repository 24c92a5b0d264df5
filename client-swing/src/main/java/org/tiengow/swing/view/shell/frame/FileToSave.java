package org.tiengow.swing.view.shell.frame;

import java.awt.Component;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.words.Words;

/** The files that the user saves: the suggested name, the choice of a file, and the question before a file is replaced. */
public final class FileToSave {
    /** The greatest length of a name without its ending. Some file systems take no more than 255 bytes. */
    private static final int LONGEST_NAME = 48;

    private static final String UNNAMED = "tiengow";

    private FileToSave() {}

    /**
     * Returns a file name for an id that may come from another program. The name contains no folder, no dots that lead elsewhere, and no
     * characters that a file system refuses.
     */
    public static String named(String id, String ending) {
        String plain = id.replaceAll("[^0-9A-Za-z_-]", "");
        String begun = plain.substring(0, Math.min(plain.length(), LONGEST_NAME));
        return (begun.isEmpty() ? UNNAMED : begun) + ending;
    }

    /**
     * Asks for a file; empty if the user cancels, or keeps an existing file.
     *
     * @param name the suggested name
     * @param ending the ending of the name with its dot, which is added if the user types another name without it
     */
    public static Optional<Path> choose(
            Words words, String title, String name, String ending, @Nullable Component over) {
        JFileChooser chooser = new JFileChooser();
        chooser.setLocale(words.locale());
        chooser.updateUI(); // loads the chooser's own labels in this language
        chooser.setDialogTitle(title);
        chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name + ending));
        if (chooser.showSaveDialog(over) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        Path chosen = chooser.getSelectedFile().toPath();
        boolean ends = chosen.toString().toLowerCase(Locale.ROOT).endsWith(ending);
        return Optional.of(ends ? chosen : chosen.resolveSibling(chosen.getFileName() + ending))
                .filter(file -> mayBeWritten(file, words, title, over));
    }

    /**
     * Checks whether a file may be written: it does not exist, or the user agrees to replace it. A dangling symbolic link counts as
     * existing.
     */
    public static boolean mayBeWritten(Path file, Words words, String title, @Nullable Component over) {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return true;
        }
        Object[] answers = {words.get("card.replace"), words.get("window.cancel")};
        int answer = JOptionPane.showOptionDialog(
                over,
                words.get("card.exists", String.valueOf(file.getFileName())),
                title,
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.PLAIN_MESSAGE,
                null,
                answers,
                answers[1]);
        return answer == 0;
    }
}
