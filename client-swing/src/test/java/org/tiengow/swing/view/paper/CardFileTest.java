package org.tiengow.swing.view.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.rules.CardScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;

/** The reference card in files. */
@Tag("slow")
class CardFileTest {
    @TempDir
    private Path folder;

    static Stream<Arguments> cards() {
        return Stream.of("lai-civil", "ming", "wong")
                .flatMap(id -> Tables.SCRIPTS.stream().map(words -> Arguments.of(id, words)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cards")
    void everyWordOfTheCardCanBeCopiedFromThePdf(String id, Words words) throws IOException {
        CardScreen card = new CardModel(words, TableRules.named(id)).screen();
        try (PDDocument document = Loader.loadPDF(pdf(card).toFile())) {
            assertThat(document.getNumberOfPages()).isEqualTo(2);
            String text = bare(new PDFTextStripper().getText(document));
            List<String> wanted = new ArrayList<>(List.of(card.title(), card.otherTitle(), card.note()));
            card.suits().stream().flatMap(suit -> suit.ranks().stream()).forEach(rank -> {
                wanted.add(rank.names().main());
                wanted.add(rank.names().second());
                wanted.add(rank.names().cantonese());
                wanted.add(rank.names().mandarin());
            });
            card.pay().lines().forEach(line -> wanted.addAll(List.of(line.words(), line.value())));
            card.stacks().lines().forEach(line -> wanted.addAll(List.of(line.words(), line.value())));
            assertThat(wanted).allSatisfy(each -> assertThat(text).contains(bare(each)));
        }
    }

    @Test
    void carriesItsFontsAlongAndLacksNoLetter() throws IOException {
        for (Language language : Language.all()) {
            Words words = Tables.in(language);
            String chinese = language == Language.SIMPLIFIED_CHINESE ? "NotoSansSC" : "NotoSansTC";
            Letters letters = new Letters();
            try (PDDocument document = Loader.loadPDF(
                    pdf(new CardModel(words, TableRules.named("lai")).screen()).toFile())) {
                letters.getText(document);
            }
            assertThat(letters.missing).as("letters without a shape").isZero();
            assertThat(letters.fonts).allMatch(PDFont::isEmbedded).isNotEmpty();
            assertThat(letters.fonts)
                    .extracting(PDFont::getName)
                    .anyMatch(name -> name.contains("Inter"))
                    .anyMatch(name -> name.contains(chinese));
        }
    }

    @Test
    void thePdfHoldsShapesAndNoPicture() throws IOException {
        Path file = pdf(new CardModel(Tables.ENGLISH, TableRules.named("lai")).screen());
        assertThat(Files.size(file)).isLessThan(500_000);
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            assertThat(document.getNumberOfPages()).isEqualTo(2);
            for (PDPage page : document.getPages()) {
                assertThat(Pictures.in(page)).isZero();
            }
        }
    }

    @Test
    void thePictureHasBothPages() throws IOException {
        Path file = folder.resolve("card.png");
        CardFile.PNG.write(new CardModel(Tables.CHINESE, TableRules.named("lai")).screen(), file);
        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isEqualTo(2245);
        assertThat(image.getHeight()).isEqualTo(2 * 1587);
    }

    @Test
    void aFolderThatIsNotThereIsToldAndNoMore() {
        CardScreen card = new CardModel(Tables.ENGLISH, TableRules.named("lai")).screen();
        assertThatThrownBy(() -> CardFile.PDF.write(card, folder.resolve("none").resolve("card.pdf")))
                .isInstanceOf(IOException.class);
    }

    private Path pdf(CardScreen card) throws IOException {
        Path file = folder.resolve("card.pdf");
        CardFile.PDF.write(card, file);
        return file;
    }

    private static String bare(String text) {
        return text.replaceAll("\\s", "");
    }

    /** Which fonts a document writes with, and how many of its letters they have no shape for. */
    private static final class Letters extends PDFTextStripper {
        private final List<PDFont> fonts = new ArrayList<>();
        private int missing;

        @Override
        protected void processTextPosition(TextPosition text) {
            fonts.add(text.getFont());
            for (int code : text.getCharacterCodes()) {
                missing += code == 0 ? 1 : 0;
            }
            super.processTextPosition(text);
        }
    }

    /** Counts the pictures on a page. */
    private static final class Pictures {
        static int in(PDPage page) {
            int count = 0;
            for (var name : page.getResources().getXObjectNames()) {
                count += page.getResources().isImageXObject(name) ? 1 : 0;
            }
            return count;
        }
    }
}
