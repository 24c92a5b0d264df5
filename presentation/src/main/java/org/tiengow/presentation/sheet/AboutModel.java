package org.tiengow.presentation.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Part;
import org.tiengow.presentation.sheet.SheetScreen.Row;
import org.tiengow.presentation.sheet.SheetScreen.Sign;
import org.tiengow.presentation.sheet.SheetScreen.Size;
import org.tiengow.presentation.sheet.SheetScreen.Text;
import org.tiengow.presentation.sheet.SheetScreen.Tone;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.Words;

/**
 * The sheet about the program and the third-party works in it, with a row for each work and a link to its licence.
 *
 * @param words the language
 * @param version the name and version of the program, such as "Tien Gow 1.0.0"
 */
public record AboutModel(Words words, String version) {
    /** The name of the sheet. */
    public static final String NAME = "about";

    private static final String BACK = "about";
    private static final String AWAY = "close";
    private static final String READ = "licence-";
    private static final String FOLDER = "/META-INF/licenses";
    /** The separator of two paragraphs in a licence. A list item counts as a paragraph. */
    private static final String PARAGRAPH = "\\R\\s*\\R|\\R(?=\\s*\\* )";

    private static final String OWN = "Apache-2.0";

    /** A third-party work that is part of the program. */
    private record Other(String name, String licence, String file) {}

    public SheetScreen screen() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Text("", words.get("about.what", version), Tone.LEAD));
        List<Other> others = others();
        Other own = new Other(version, OWN, OWN + ".txt");
        parts.add(row(-1, own, words.get("about.licence")));
        parts.add(new Text("", words.get("about.others"), Tone.PLAIN));
        for (int i = 0; i < others.size(); i++) {
            parts.add(row(i, others.get(i), others.get(i).licence()));
        }
        return new SheetScreen(
                NAME,
                words.get("about.title"),
                Size.LARGE,
                parts,
                List.of(new Act(AWAY, words.get("about.close"), Weight.SECOND)),
                AWAY,
                AWAY);
    }

    /** Returns the sheet that follows an act; empty if the act closes the sheet. */
    public Optional<SheetScreen> after(String act) {
        if (act.equals(BACK)) {
            return Optional.of(screen());
        }
        List<Other> all = Stream.concat(Stream.of(new Other(version, OWN, OWN + ".txt")), others().stream())
                .toList();
        for (int i = 0; i < all.size(); i++) {
            if (act.equals(READ + (i - 1))) {
                return Optional.of(licence(all.get(i)));
            }
        }
        return Optional.empty();
    }

    private Row row(int number, Other work, String note) {
        String spoken = words.get("spoken.value", words.get("about.read"), work.name());
        Act read = new Act(READ + number, words.get("about.read"), spoken, Weight.QUIET, "");
        return new Row("work-" + number, null, Sign.NONE, "", work.name(), note, List.of(read));
    }

    private SheetScreen licence(Other work) {
        List<Part> parts = Stream.of(file("/" + work.file()).split(PARAGRAPH))
                .filter(paragraph -> !paragraph.isBlank())
                .<Part>map(paragraph -> new Text("", paragraph.strip().replaceAll("\\s+", " "), Tone.PLAIN))
                .toList();
        return new SheetScreen(
                NAME,
                work.name(),
                Size.LARGE,
                parts,
                List.of(
                        new Act(BACK, words.get("about.back"), Weight.SECOND),
                        new Act(AWAY, words.get("about.close"), Weight.SECOND)),
                BACK,
                BACK);
    }

    private static List<Other> others() {
        return file("/list.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .map(parts -> new Other(parts[0], parts[1], parts[2]))
                .toList();
    }

    private static String file(String name) {
        try (InputStream in = AboutModel.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is not in the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
