package org.tiengow.swing.view.shell.frame;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.words.Words;

/** Rules for files that the user saves: the suggested name, and the question before a file is replaced. */
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
