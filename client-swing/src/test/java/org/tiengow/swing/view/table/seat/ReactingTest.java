package org.tiengow.swing.view.table.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SeatReaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.table.TableView;
import org.tiengow.swing.view.table.layout.SeatPlace;
import org.tiengow.swing.view.table.layout.Side;

@DisplayName("What is shown at a plate for a moment")
class ReactingTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final Rectangle PLATE = new Rectangle(20, 20, 190, 56);
    private static final Rectangle NOTHING = new Rectangle(20, 90, 1, 1);

    @BeforeEach
    void theme() {
        Theme.DARK.install(1);
    }

    private static TableScreen screen(SeatReaction... shown) {
        SessionState state = Tables.dealt("lai", 0, DEAL).state().withReactions(List.of(shown));
        return TableModel.of(Tables.ENGLISH, state).orElseThrow().screen();
    }

    private static FeltSeat seat(ShownSeat shown) {
        FeltSeat seat = new FeltSeat(shown, new Tiles(TileLook.BLACK));
        seat.place(Side.LEFT, new SeatPlace(PLATE, NOTHING, NOTHING, NOTHING, 20), null);
        return seat;
    }

    private static int[] painted(FeltSeat seat) {
        BufferedImage image = new BufferedImage(260, 120, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        seat.paintComponent(g);
        g.dispose();
        return image.getRGB(0, 0, 260, 120, null, 0, 260);
    }

    @Test
    @DisplayName("is offered at the own plate: five phrases by digits too, and eight pictures by letters")
    void offered() {
        List<Reaction> said = new ArrayList<>();
        NoInput input = new NoInput() {
            @Override
            public void react(Reaction reaction) {
                said.add(reaction);
            }
        };
        FeltSeat own = seat(screen().seats().get(0));
        Reacting reacting = new Reacting(own, input);
        assertThat(own.getToolTipText()).isNull();
        reacting.show(screen().side().reactions());
        assertThat(own.getToolTipText()).isEqualTo("Send a reaction (R)");
        List<JMenuItem> items = Arrays.stream(reacting.menu().getComponents())
                .map(JMenuItem.class::cast)
                .toList();
        assertThat(items)
                .extracting(JMenuItem::getText)
                .containsExactly(
                        "Well played",
                        "Thank you",
                        "Good luck",
                        "One moment",
                        "Again?",
                        "Laughter",
                        "Applause",
                        "Thinking",
                        "Surprise",
                        "Phew",
                        "Tea",
                        "Fireworks",
                        "A bow");
        assertThat(items)
                .extracting(JMenuItem::getAccelerator)
                .containsExactlyElementsOf("12345ABCDEFGH"
                        .chars()
                        .mapToObj(key -> KeyStroke.getKeyStroke(Character.toString(key)))
                        .toList());
        items.get(1).doClick(0);
        items.get(10).doClick(0);
        assertThat(said).containsExactly(Reaction.THANK_YOU, Reaction.TEA);
        assertThat(own.getInputMap().get(KeyStroke.getKeyStroke("SPACE"))).isEqualTo("react");
    }

    @Test
    @DisplayName("lies over the words of the plate, comes and goes calmly, and at once where nothing is to move")
    void bubble() {
        long now = System.nanoTime();
        ShownSeat plain = screen().seats().get(2);
        ShownSeat saying = screen(new SeatReaction(2, Reaction.WELL_PLAYED, Deadline.after(now, 60_000)))
                .seats()
                .get(2);
        assertThat(painted(seat(saying))).isNotEqualTo(painted(seat(plain)));
        ShownSeat over = screen(new SeatReaction(2, Reaction.WELL_PLAYED, Deadline.after(now, 0)))
                .seats()
                .get(2);
        assertThat(painted(seat(over))).isEqualTo(painted(seat(plain)));

        FeltSeat ending = seat(screen(new SeatReaction(2, Reaction.WELL_PLAYED, Deadline.after(now, 3_000)))
                .seats()
                .get(2));
        assertThat(ending.moveTo(now + 1_000_000_000L)).as("it rests").isFalse();
        assertThat(ending.isTicking()).isTrue();
        assertThat(ending.moveTo(now + 2_700_000_000L)).as("it fades").isTrue();
        ending.show(screen().side().reactions(), false);
        assertThat(ending.moveTo(now + 2_700_000_000L)).as("without movement").isFalse();
        assertThat(ending.isTicking()).isTrue();
        assertThat(ending.moveTo(now + 3_000_000_000L)).isFalse();
        assertThat(ending.isTicking()).as("it is over").isFalse();
    }

    @Test
    @DisplayName("is chosen from a menu that covers neither tiles nor buttons nor plates")
    void menuCoversNothing() {
        for (int[] size : new int[][] {{1024, 640}, {1280, 800}, {1920, 1080}}) {
            TableView view = new TableView(screen(), TileLook.BLACK, new NoInput());
            Canvas.layOut(view, size[0], size[1]);
            FeltSeat own = own(view).orElseThrow();
            Reacting reacting = new Reacting(own, new NoInput());
            reacting.show(screen().side().reactions());
            Rectangle window = SwingUtilities.convertRectangle(view, view.getBounds(), own);
            List<Rectangle> seen = reacting.toBeSeen();
            assertThat(seen).as("eight tiles, the buttons and three plates").hasSizeGreaterThanOrEqualTo(8 + 3 + 3);
            Dimension menu = reacting.menu().getPreferredSize();
            Rectangle place = new Rectangle(Menus.place(menu, own.plate(), window, seen), menu);
            assertThat(seen).noneMatch(place::intersects);
            assertThat(window.contains(place)).isTrue();
        }
    }

    private static Optional<FeltSeat> own(Container within) {
        return Arrays.stream(within.getComponents())
                .flatMap(part -> part instanceof FeltSeat seat && "seat-0".equals(seat.getName())
                        ? Stream.of(seat)
                        : part instanceof Container inner ? own(inner).stream() : Stream.empty())
                .findFirst();
    }
}
