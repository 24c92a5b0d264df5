package org.tiengow.swing.view.shell.frame;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.words.Words;

/** A file somebody chose to write to: what it is called at first, and whether one that is there may go. */
public final class FileToSave {
    /** The longest beginning of a name: some folders take no more than 255 bytes. */
    private static final int LONGEST_NAME = 48;

    private static final String UNNAMED = "tiengow";

    private FileToSave() {}

    /**
     * A file name made of an id that somebody else may have written: no folder, no dots that lead elsewhere, nothing a disk
     * does not take.
     */
    public static String named(String id, String ending) {
        String plain = id.replaceAll("[^0-9A-Za-z_-]", "");
        String begun = plain.substring(0, Math.min(plain.length(), LONGEST_NAME));
        return (begun.isEmpty() ? UNNAMED : begun) + ending;
    }

    /** Whether nothing is there yet, or it may be replaced; a link to nowhere is something too. */
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
