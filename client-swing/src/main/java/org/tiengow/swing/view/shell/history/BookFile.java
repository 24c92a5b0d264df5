package org.tiengow.swing.view.shell.history;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
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
        String title = words.get(csv ? "history.csv" : "history.json");
        return FileToSave.choose(words, title, NAME, csv ? ".csv" : ".json", over);
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
