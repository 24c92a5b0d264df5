package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Act;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableScreen.Reason;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.hand.TileButton;
import org.tiengow.swing.view.table.motion.StaticLayer;

/** The image below tiles in motion: never to be told from the felt painted anew, painted once, and gone when nothing moves. */
class StaticLayerTest {
    private static final long MILLI = 1_000_000;
    private static final long SECOND = 1_000 * MILLI;

    @BeforeEach
    @AfterEach
    void usual() {
        Theme.DARK.install(1);
    }

    /** Each change happens while a trick is gathered, after a frame was painted. */
    @Nested
    class OfATable {
        private final TableScreen after = quiet(SampleTable.english().afterTrick());
        private final TableView view =
                new TableView(quiet(SampleTable.english().midTrick()), TileLook.BLACK, new NoInput());
        private final FeltView felt = Arrays.stream(view.getComponents())
                .filter(FeltView.class::isInstance)
                .map(FeltView.class::cast)
                .findFirst()
                .orElseThrow();
        private long gathering;

        @BeforeEach
        void gather() {
            Canvas.layOut(view, 1280, 800);
            view.finishMotion();
            view.show(after);
            long landed =
                    System.nanoTime() + 3600 * SECOND; // an hour ahead, so that it is never over, however slow this is
            felt.moveTo(landed);
            gathering = landed + SECOND;
            felt.moveTo(gathering);
            felt.moveTo(gathering + 100 * MILLI);
            assertFresh(1);
        }

        @ParameterizedTest
        @ValueSource(doubles = {1, 1.25, 1.5, 2})
        void shouldLookLikeTheFeltItselfOnEveryDevice(double device) {
            assertFresh(device);
            felt.moveTo(gathering + 120 * MILLI);
            assertFresh(device);
        }

        @Test
        void shouldShowAnotherSeat() {
            view.show(with(after, SampleTable.chinese().paid().seats(), after.hand()));
            assertFresh(1);
        }

        @Test
        void shouldShowFewerSeats() {
            view.show(with(after, after.seats().subList(0, 3), after.hand()));
            assertFresh(1);
        }

        @Test
        void shouldShowAHint() {
            view.show(with(after, after.seats(), hinted(after.hand())));
            assertFresh(1);
        }

        @Test
        void shouldLetTilesOfTheHandGlideAndComeToRest() {
            TableHand all = SampleTable.english().midTrick().hand();
            view.show(with(after, after.seats(), all));
            view.show(with(after, after.seats(), new TableHand(all.groups().subList(0, 2))));
            long start = System.nanoTime();
            for (int millis = 0; millis < 400; millis += 40) {
                felt.moveTo(start + millis * MILLI);
                assertFresh(1);
            }
        }

        @Test
        void shouldShowAnotherLanguage() {
            view.show(quiet(SampleTable.chinese().afterTrick()));
            assertFresh(1);
        }

        /** A larger felt has places that the image for a smaller one has not. */
        @ParameterizedTest
        @CsvSource({"1024, 700", "1600, 1000"})
        void shouldShowAnotherSize(int width, int height) {
            Canvas.layOut(view, width, height);
            assertFresh(1);
        }

        @Test
        void shouldShowAnotherSentence() {
            view.show(below(after, after.acts(), new Reason(true, "All is well.", ActKind.PLAY)));
            assertFresh(1);
        }

        @Test
        void shouldPointToTheButtonThatHasMoved() {
            List<Act> fewer = after.acts().stream()
                    .filter(act -> act.kind() != ActKind.HINT)
                    .toList();
            view.show(below(after, fewer, after.reason()));
            assertFresh(1);
        }

        @Test
        void shouldShowACarriedTileAboveThoseThatFly() {
            TileButton tile = Objects.requireNonNull(felt.hand().at(0));
            felt.setComponentZOrder(tile, 0);
            tile.liftUp();
            tile.carry(
                    felt.getWidth() / 2.0 - tile.standing().getCenterX(),
                    felt.getHeight() / 2.0 - tile.standing().getCenterY());
            assertFresh(1);
        }

        @Test
        void shouldShowAnotherScale() {
            Theme.DARK.install(1.5f);
            SwingUtilities.updateComponentTreeUI(view);
            Canvas.layOut(view, 1280, 800);
            assertFresh(1);
        }

        @Test
        void shouldShowAnotherTheme() {
            Theme.LIGHT.install(1);
            assertFresh(1);
        }

        @Test
        void shouldShowAnotherLookOfTheTiles() {
            view.setTileLook(TileLook.IVORY);
            assertFresh(1);
        }

        @Test
        void shouldBeGoneWhenNothingMovesAnyMore() {
            felt.moveTo(gathering + SECOND);
            assertThat(felt.isGroundKept()).isFalse();
        }

        @Test
        void shouldBeGoneWhenTheMotionIsCutShort() {
            view.finishMotion();
            assertThat(felt.isGroundKept()).isFalse();
        }

        /** Paints by way of the ground, and by Swing's own way, which printing takes. */
        private void assertFresh(double device) {
            BufferedImage kept = image(device, felt::paint);
            assertThat(felt.isGroundKept()).isTrue();
            BufferedImage anew = image(device, felt::printAll);
            assertThat(differing(kept, anew)).as("pixels that differ").matches(Rectangle::isEmpty);
        }

        private BufferedImage image(double device, Consumer<Graphics2D> painting) {
            int wide = (int) Math.ceil(view.getWidth() * device);
            int high = (int) Math.ceil(view.getHeight() * device);
            BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            g.scale(device, device);
            g.translate(felt.getX(), felt.getY() + 1); // not whole device pixels where the scale is not whole
            g.clipRect(0, 0, felt.getWidth(), felt.getHeight());
            painting.accept(g);
            g.dispose();
            return image;
        }
    }

    /** What is painted how often. */
    @Nested
    class OfParts {
        private final StaticLayer staticLayer = new StaticLayer(() -> true);
        private final JPanel felt = new JPanel(null);
        private final Piece piece = new Piece();
        private final List<Rectangle> felts = new ArrayList<>();

        @BeforeEach
        void paintFirst() {
            felt.setSize(100, 100);
            felt.add(piece);
            piece.setBounds(10, 10, 20, 20);
            paint();
            assertThat(felts).containsExactly(new Rectangle(100, 100));
            assertThat(piece.paints).isOne();
            felts.clear();
        }

        @Test
        void shouldNotPaintAgainWhatStandsStill() {
            paint();
            assertThat(felts).isEmpty();
            assertThat(piece.paints).isOne();
        }

        @Test
        void shouldPaintAgainWhatAsksForIt() {
            piece.repaint(1, 1, 2, 2);
            paint();
            assertThat(felts).containsExactly(piece.getBounds());
            assertThat(piece.paints).isEqualTo(2);
        }

        @Test
        void shouldPaintWhatAPartLeavesAndReaches() {
            piece.setBounds(50, 10, 20, 20);
            paint();
            assertThat(felts).containsExactlyInAnyOrder(new Rectangle(10, 10, 20, 20), new Rectangle(50, 10, 20, 20));
        }

        @Test
        void shouldPaintTheFeltWhereAPartWas() {
            felt.remove(piece);
            paint();
            assertThat(felts).containsExactly(piece.getBounds());
        }

        @Test
        void shouldPaintTheFeltWhereItAsksForIt() {
            staticLayer.touch(new Rectangle(90, 90, 50, 50));
            paint();
            assertThat(felts).containsExactly(new Rectangle(90, 90, 10, 10));
            assertThat(piece.paints).isOne();
        }

        @Test
        void shouldPaintLaterWhatIsNotToBeSeenYet() {
            piece.repaint();
            paint(new Rectangle(0, 0, 5, 100));
            paint(new Rectangle(0, 0, 15, 100));
            paint();
            assertThat(felts).containsExactly(new Rectangle(10, 10, 5, 20), new Rectangle(15, 10, 15, 20));
        }

        @Test
        void shouldPaintWhatMovesEachTimeAndTheFeltBelowItOnce() {
            piece.moving = true;
            paint();
            paint();
            assertThat(felts).containsExactly(piece.getBounds());
            assertThat(piece.paints).isEqualTo(3);
        }

        private void paint() {
            paint(new Rectangle(100, 100));
        }

        private void paint(Rectangle seen) {
            Graphics2D g = new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB).createGraphics();
            g.setClip(seen);
            staticLayer.paint(g, felt, bare -> felts.add(bare.getClipBounds()));
            g.dispose();
        }
    }

    private static final class Piece extends JComponent implements StaticLayer.Part {
        private int paints;
        private int askings;
        private boolean moving;

        @Override
        protected void paintComponent(Graphics g) {
            paints++;
        }

        @Override
        public void repaint(long soon, int x, int y, int width, int height) {
            askings++;
        }

        @Override
        public boolean isMoving() {
            return moving;
        }

        @Override
        public int askings() {
            return askings;
        }
    }

    /** A screen on which no clock runs, as time goes on between two paintings. */
    private static TableScreen quiet(TableScreen screen) {
        return with(screen, SampleTable.english().paid().seats(), screen.hand());
    }

    private static TableHand hinted(TableHand hand) {
        return new TableHand(hand.groups().stream()
                .map(group -> new Group(
                        group.name(),
                        group.tiles().stream()
                                .map(tile -> new HandTile(
                                        tile.tile(), tile.key(), false, false, false, true, tile.accessible()))
                                .toList()))
                .toList());
    }

    private static TableScreen with(TableScreen screen, List<ShownSeat> seats, TableHand hand) {
        return of(screen, seats, hand, screen.acts(), screen.reason());
    }

    private static TableScreen below(TableScreen screen, List<Act> acts, @Nullable Reason reason) {
        return of(screen, screen.seats(), screen.hand(), acts, reason);
    }

    private static TableScreen of(
            TableScreen screen, List<ShownSeat> seats, TableHand hand, List<Act> acts, @Nullable Reason reason) {
        return new TableScreen(
                screen.bar(),
                screen.clockwise(),
                seats,
                screen.trick(),
                hand,
                screen.turn(),
                acts,
                reason,
                null,
                null,
                null,
                screen.side(),
                null,
                null);
    }

    /** What holds all pixels that differ; empty when none does. */
    private static Rectangle differing(BufferedImage one, BufferedImage other) {
        int[] ones = ((DataBufferInt) one.getRaster().getDataBuffer()).getData();
        int[] others = ((DataBufferInt) other.getRaster().getDataBuffer()).getData();
        Rectangle all = new Rectangle(0, 0, -1, -1);
        for (int i = 0; i < ones.length; i++) {
            if (ones[i] != others[i]) {
                all.add(new Rectangle(i % one.getWidth(), i / one.getWidth(), 1, 1));
            }
        }
        return all;
    }
}
