package org.tiengow.swing.view.paper;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.util.Matrix;
import org.tiengow.presentation.rules.CardScreen;

/** The file formats of the reference card. Writing is slow and must not run on the event thread. */
public enum CardFile {
    /** Two pages of A4. Tiles are vector shapes, text is text, and the fonts are embedded. */
    PDF("pdf") {
        @Override
        void write(PaperCard card, String title, OutputStream out) throws IOException {
            try (PDDocument document = new PDDocument();
                    PdfBoxGraphics2DFontTextDrawer letters = letters(document)) {
                document.getDocumentInformation().setTitle(title);
                for (int page = 0; page < PaperCard.PAGES; page++) {
                    addPage(document, card, page, letters);
                }
                document.save(out);
            }
        }
    },
    /** One picture with both pages, one below the other, at 192 pixels per inch. */
    PNG("png") {
        @Override
        void write(PaperCard card, String title, OutputStream out) throws IOException {
            int width = (int) Math.round(PaperCard.WIDTH * PIXELS);
            int height = (int) Math.round(PaperCard.HEIGHT * PIXELS);
            BufferedImage image = new BufferedImage(width, height * PaperCard.PAGES, BufferedImage.TYPE_INT_RGB);
            for (int page = 0; page < PaperCard.PAGES; page++) {
                Graphics2D g = image.createGraphics();
                g.setColor(Color.WHITE);
                g.fillRect(0, page * height, width, height);
                g.translate(0, page * height);
                g.scale(PIXELS, PIXELS);
                card.paint(g, page);
                g.dispose();
            }
            if (!ImageIO.write(image, ending(), out)) {
                throw new IOException("pictures cannot be written here");
            }
        }
    };

    private static final int PIXELS = 2;
    private static final float POINTS = 72f / 96;

    private final String ending;

    CardFile(String ending) {
        this.ending = ending;
    }

    /** Returns the file name extension without the dot. */
    public String ending() {
        return ending;
    }

    /**
     * Writes a card into a file.
     *
     * @param file the target; an existing file is replaced
     * @throws IOException when the file cannot be written
     */
    public void write(CardScreen screen, Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("it is a folder"); // an empty folder would be replaced
        }
        Path fresh = file.resolveSibling(file.getFileName() + ".new"); // a failure half way leaves the old file intact
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
                write(new PaperCard(screen), screen.title(), out);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    abstract void write(PaperCard card, String title, OutputStream out) throws IOException;

    private static void addPage(PDDocument document, PaperCard card, int number, PdfBoxGraphics2DFontTextDrawer letters)
            throws IOException {
        PDPage page = new PDPage(new PDRectangle(PDRectangle.A4.getHeight(), PDRectangle.A4.getWidth()));
        document.addPage(page);
        PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, (float) PaperCard.WIDTH, (float) PaperCard.HEIGHT);
        g.setFontTextDrawer(letters);
        card.paint(g, number);
        g.dispose();
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            content.transform(Matrix.getScaleInstance(POINTS, POINTS));
            content.drawForm(g.getXFormObject());
        }
    }

    /** Returns the embedded fonts, reduced to the letters that the document uses. */
    private static PdfBoxGraphics2DFontTextDrawer letters(PDDocument document) throws IOException {
        PdfBoxGraphics2DFontTextDrawer letters = new PdfBoxGraphics2DFontTextDrawer();
        for (PaperType.Face face : PaperType.faces()) {
            try (InputStream in = face.open()) {
                letters.registerFont(face.name(), PDType0Font.load(document, in, true));
            }
        }
        return letters;
    }
}
