package org.tiengow.swing.view.paper;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tiengow.swing.theme.Type;

/**
 * The fonts on paper: the families of the window in embeddable files, independent of the window's scale. Each text is split into runs of
 * one font, so that readers of the PDF can search and copy it.
 */
enum PaperType {
    REGULAR("Regular.ttf"),
    BOLD("SemiBold.ttf");

    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Face latin;
    private final Face traditional;
    private final Face simplified;

    PaperType(String weight) {
        this.latin = new Face(PaperType.class, "Inter-" + weight);
        this.traditional = new Face(Type.class, "NotoSansTC-" + weight);
        this.simplified = new Face(Type.class, "NotoSansSC-" + weight);
    }

    /** A part of a text in one font. */
    record Run(String text, Font font, double width) {}

    /** Returns the fonts of all weights. */
    static List<Face> faces() {
        List<Face> faces = new ArrayList<>();
        for (PaperType type : values()) {
            faces.add(type.latin);
            faces.add(type.traditional);
            faces.add(type.simplified);
        }
        return faces;
    }

    /** Splits a text into runs of a size. */
    List<Run> runs(String text, double size) {
        List<Run> runs = new ArrayList<>();
        List<Face> chinese =
                Type.isSimplified(text) ? List.of(simplified, traditional) : List.of(traditional, simplified);
        int from = 0;
        while (from < text.length()) {
            Face face = faceFor(text.codePointAt(from), chinese);
            int to = from;
            while (to < text.length() && faceFor(text.codePointAt(to), chinese) == face) {
                to += Character.charCount(text.codePointAt(to));
            }
            String part = text.substring(from, to);
            Font font = face.font.deriveFont((float) size);
            runs.add(new Run(part, font, font.getStringBounds(part, CONTEXT).getWidth()));
            from = to;
        }
        return runs;
    }

    double width(String text, double size) {
        return runs(text, size).stream().mapToDouble(Run::width).sum();
    }

    private Face faceFor(int codePoint, List<Face> chinese) {
        return Stream.concat(Stream.of(latin), chinese.stream())
                .filter(face -> face.font.canDisplay(codePoint))
                .findFirst()
                .orElse(chinese.get(0));
    }

    /** A font and the resource that it is loaded from. */
    static final class Face {
        private final Class<?> beside;
        private final String file;
        private final Font font;

        private Face(Class<?> beside, String file) {
            this.beside = beside;
            this.file = file;
            try (InputStream in = open()) {
                font = Font.createFont(Font.TRUETYPE_FONT, in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (FontFormatException e) {
                throw new IllegalStateException("the font " + file + " cannot be read", e);
            }
        }

        /** Returns the name by which the PDF writer finds the font. */
        String name() {
            return font.getFontName();
        }

        /** Opens the font file. The caller closes the stream. */
        InputStream open() {
            InputStream in = beside.getResourceAsStream(file);
            if (in == null) {
                throw new IllegalStateException("the font " + file + " is missing");
            }
            return in;
        }
    }
}
