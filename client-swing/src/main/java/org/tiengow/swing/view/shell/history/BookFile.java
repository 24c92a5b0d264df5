package org.tiengow.swing.view.shell.history;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.tiengow.client.book.BookCsv;
import org.tiengow.client.book.BookExport;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.home.WholeFile;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.shell.frame.FileToSave;

/** The file into which the user saves the book. */
final class BookFile {
    private static final String NAME = "tiengow-history";

    private BookFile() {}

    /** Asks for the file; empty if the user cancels, or keeps an existing file. */
    static Optional<Path> choose(Words words, boolean csv, Component over) {
        String ending = csv ? "csv" : "json";
        String title = words.get("history." + ending);
        JFileChooser chooser = new JFileChooser();
        chooser.setLocale(words.locale());
        chooser.setDialogTitle(title);
        chooser.setFileFilter(new FileNameExtensionFilter(title, ending));
        chooser.setSelectedFile(Path.of(NAME + "." + ending).toFile());
        return chooser.showSaveDialog(over) == JFileChooser.APPROVE_OPTION
                ? Optional.of(chooser.getSelectedFile().toPath())
                        .filter(file -> FileToSave.mayBeWritten(file, words, title, over))
                : Optional.empty();
    }

    /** Writes the file, and returns what happened in a sentence. */
    static String write(Words words, NightBook.Contents contents, boolean csv, Path file) {
        String text = csv
                ? BookCsv.write(BookCsv.lines(contents.nights(), contents.people()))
                : BookExport.of(contents.nights(), contents.people()).json() + "\n";
        String name = String.valueOf(file.getFileName());
        try {
            WholeFile.write(file, text);
            return words.get("history.saved", name);
        } catch (IOException refused) {
            return words.get("history.notSaved", name);
        }
    }
}
