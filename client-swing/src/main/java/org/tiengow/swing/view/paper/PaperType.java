package org.tiengow.swing.view.paper;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.swing.theme.Type;

/**
 * The fonts on paper: the families of the window in embeddable files, independent of the window's scale. Each text is split into runs of
 * one font, so that readers of the PDF can search and copy it.
 */
enum PaperType {
    REGULAR("Inter-Regular.ttf", "NotoSansTC-Regular.ttf"),
    BOLD("Inter-SemiBold.ttf", "NotoSansTC-SemiBold.ttf");

    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Face latin;
    private final Face chinese;

    PaperType(String latin, String chinese) {
        this.latin = new Face(PaperType.class, latin);
        this.chinese = new Face(Type.class, chinese);
    }

    /** A part of a text in one font. */
    record Run(String text, Font font, double width) {}

    /** Returns the fonts of all weights. */
    static List<Face> faces() {
        List<Face> faces = new ArrayList<>();
        for (PaperType type : values()) {
            faces.add(type.latin);
            faces.add(type.chinese);
        }
        return faces;
    }

    /** Splits a text into runs of a size. */
    List<Run> runs(String text, double size) {
        List<Run> runs = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            Face face = faceFor(text.codePointAt(from));
            int to = from;
            while (to < text.length() && faceFor(text.codePointAt(to)) == face) {
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

    private Face faceFor(int codePoint) {
        return latin.font.canDisplay(codePoint) ? latin : chinese;
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
