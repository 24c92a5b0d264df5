package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.pictures.TableSamples;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.QrPicture;
import org.tiengow.swing.view.table.hand.TileButton;
import org.tiengow.swing.view.table.seat.FeltSeat;
import org.tiengow.swing.view.table.side.SidePanel;

/** The table painted without a display, and what it tells when it is used. */
class TableViewTest {
    private final NoInput input = new NoInput();

    @AfterEach
    void backToScaleOne() {
        Theme.DARK.install(1);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void shouldPaintFeltTurnAndHand(Theme theme) {
        TableView view = table(theme, SampleTable.english().midTrick());
        BufferedImage image = Canvas.paint(view, 1280, 800, 1);
        Palette palette = Palette.current();
        assertThat(color(image, 330, 428)).as("the turn's pill").isEqualTo(palette.gold());
        assertThat(distance(color(image, 100, 150), palette.feltMiddle())).isLessThan(40);
        assertThat(color(image, 1140, 730)).as("the log").isEqualTo(palette.surface());
        assertThat(distance(color(image, 289, 522), new Color(0xE8, 0x45, 0x35)))
                .as("Earth's red")
                .isLessThan(60);
    }

    @ParameterizedTest
    @CsvSource({
        "1090, 530, 1",
        "960, 490, 1",
        "1280, 800, 1",
        "1024, 640, 1",
        "1920, 1080, 1",
        "1920, 1080, 2",
        "1600, 900, 1.5"
    })
    void shouldKeepButtonsTilesAndPlatesApart(int width, int height, float scale) {
        Theme.DARK.install(scale);
        for (TableScreen screen : List.of(
                SampleTable.english().midTrick(),
                SampleTable.chinese().midTrick(),
                SampleTable.english().fewer(3),
                SampleTable.english().fewer(2))) {
            TableView view = new TableView(screen, TileLook.BLACK, input);
            Canvas.paint(view, width, height, 1);
            List<Rectangle> places = new ArrayList<>();
            for (JComponent each : children(felt(view))) {
                if (each instanceof TileButton tile) {
                    places.add(tile.face());
                } else if (each instanceof AbstractButton button && button.isVisible()) {
                    places.add(button.getBounds());
                } else if (each instanceof FeltSeat seat) {
                    places.add(seat.source());
                }
            }
            Rectangle whole = new Rectangle(felt(view).getSize());
            for (int i = 0; i < places.size(); i++) {
                assertThat(whole.contains(places.get(i)))
                        .as("%s inside %s", places.get(i), whole)
                        .isTrue();
                for (int j = i + 1; j < places.size(); j++) {
                    Rectangle both = places.get(i).intersection(places.get(j));
                    assertThat(both.isEmpty() || both.width < 9 || both.height < 9)
                            .as("%s over %s in %dx%d at %s", places.get(i), places.get(j), width, height, scale)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1024, 640, 1", "1280, 800, 1.5", "1920, 1080, 1", "3840, 2160, 2"})
    void shouldTellARoomHowPhonesJoin(int width, int height, float scale) {
        Theme.DARK.install(scale);
        TableView view = new TableSamples(Words.of(Locale.ENGLISH), TileLook.BLACK).bigScreen();
        Canvas.paint(view, width, height, 1);
        QrPicture picture = named(view, "invite-picture", QrPicture.class);
        Rectangle corner = SwingUtilities.convertRectangle(picture.getParent(), picture.getBounds(), view);
        int side = Math.min(corner.width, corner.height);
        Rectangle seen = new Rectangle(corner.x, corner.y + corner.height - side, side, side);
        assertThat(side).isGreaterThan(height / 6);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(view.plateOf(seat).orElseThrow().intersects(seen))
                    .as("over plate " + seat)
                    .isFalse();
        }
        view.invite(null);
        assertThat(children(view)).noneMatch(PhonesCorner.class::isInstance);
    }

    @ParameterizedTest
    @CsvSource({"840, 640, 1", "1024, 640, 1.5", "1024, 640, 2", "1280, 800, 2"})
    void shouldLeaveTheButtonsInReachOfAnOpenDrawer(int width, int height, float scale) {
        Theme.DARK.install(scale);
        for (SampleTable sample : List.of(SampleTable.english(), SampleTable.chinese())) {
            TableView view = new TableView(sample.midTrick(), TileLook.BLACK, input);
            Canvas.paint(view, width, height, 1);
            named(view, "drawer", AbstractButton.class).doClick(0);
            Canvas.paint(view, width, height, 1);
            SidePanel drawer = children(view).stream()
                    .filter(SidePanel.class::isInstance)
                    .map(SidePanel.class::cast)
                    .findFirst()
                    .orElseThrow();
            assertThat(drawer.isVisible()).isTrue();
            AbstractButton play = named(view, "act-play", AbstractButton.class);
            Rectangle reach = SwingUtilities.convertRectangle(play.getParent(), play.getBounds(), view);
            assertThat(drawer.getBounds().intersects(reach))
                    .as("%s under %s", reach, drawer.getBounds())
                    .isFalse();
        }
    }

    @Test
    void shouldTellWhatIsClicked() {
        TableView view = table(Theme.DARK, SampleTable.english().midTrick());
        Canvas.paint(view, 1280, 800, 1);
        named(view, "tile-3", AbstractButton.class).doClick(0);
        named(view, "act-forfeit", AbstractButton.class).doClick(0);
        named(view, "act-play", AbstractButton.class).doClick(0);
        named(view, "rules", AbstractButton.class).doClick(0);
        named(view, "back", AbstractButton.class).doClick(0);
        assertThat(input.deeds()).containsExactly("toggle 53", "act FORFEIT", "act PLAY", "rules", "leave");
    }

    @Test
    void shouldKnowTheKeys() {
        TableView view = table(Theme.DARK, SampleTable.english().fewer(2));
        Canvas.paint(view, 1280, 800, 1);
        press(view, "1");
        press(view, "0");
        press(view, "MINUS");
        press(view, "EQUALS");
        press(view, "BACK_SPACE");
        press(view, "ENTER");
        press(view, "F");
        press(view, "L");
        press(view, "C");
        press(view, "ESCAPE");
        assertThat(input.deeds())
                .containsExactly(
                        "toggle 66",
                        "toggle 55",
                        "toggle 61",
                        "toggle 42",
                        "toggle 21",
                        "act PLAY",
                        "act FORFEIT",
                        "tool LAST_TRICK",
                        "tool CARD",
                        "clear");
    }

    /** The look and feel binds the arrows of toggle buttons itself; the table needs them. */
    @Test
    void shouldLeaveTheArrowsToTheTable() {
        TableView view = table(Theme.DARK, SampleTable.english().midTrick());
        AbstractButton tile = named(view, "tile-1", AbstractButton.class);
        for (String arrow : List.of("LEFT", "RIGHT")) {
            Object bound = tile.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                    .get(KeyStroke.getKeyStroke(arrow));
            assertThat(tile.getActionMap().get(bound)).isNull();
        }
    }

    @Test
    void shouldLeaveTheChatFieldItsKeys() {
        TableView view = table(Theme.DARK, SampleTable.english().midTrick());
        assertThat(view.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke("typed 1")))
                .isNull();
    }

    @Test
    void shouldAskBeforeAWinningSetIsThrownAway() {
        TableView view = table(Theme.DARK, SampleTable.english().asking());
        Canvas.paint(view, 1280, 800, 1);
        press(view, "ESCAPE");
        named(view, "throw-away", AbstractButton.class).doClick(0);
        assertThat(input.deeds()).containsExactly("answer false false", "answer true false");
    }

    @Test
    void shouldNameEverythingForAScreenReader() {
        TableView view = table(Theme.DARK, SampleTable.english().asking());
        Canvas.paint(view, 1280, 800, 1);
        List<String> nameless = new ArrayList<>();
        collectNameless(view, nameless);
        assertThat(nameless).isEmpty();
    }

    @Test
    void shouldWalkHandButtonsSeatsLogAndBar() {
        TableView view = table(Theme.DARK, SampleTable.english().midTrick());
        Canvas.paint(view, 1280, 800, 1);
        assertThat(felt(view).focusOrder())
                .extracting(Component::getName)
                .containsExactly(
                        "tile-1",
                        "tile-2",
                        "tile-3",
                        "tile-4",
                        "tile-5",
                        "tile-6",
                        "act-hint",
                        "act-forfeit",
                        "act-play",
                        "seat-0",
                        "seat-1",
                        "seat-2",
                        "seat-3");
    }

    @Test
    void shouldPaintEveryMomentOfATrickBeingTaken() {
        TableView view = table(Theme.DARK, SampleTable.english().midTrick());
        Canvas.paint(view, 1280, 800, 1);
        view.show(SampleTable.english().afterTrick());
        BufferedImage flying = Canvas.paint(view, 1280, 800, 1);
        view.finishMotion();
        BufferedImage over = Canvas.paint(view, 1280, 800, 1);
        assertThat(color(over, 499, 250)).as("the frame is empty").isNotEqualTo(color(flying, 499, 250));
    }

    private TableView table(Theme theme, TableScreen screen) {
        theme.install(1);
        return new TableView(screen, theme == Theme.DARK ? TileLook.BLACK : TileLook.IVORY, input);
    }

    private static void press(TableView view, String key) {
        Object name = view.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke(key));
        Objects.requireNonNull(view.getActionMap().get(name)).actionPerformed(null);
    }

    private static FeltView felt(TableView view) {
        return named(view, "felt", FeltView.class);
    }

    private static List<JComponent> children(Container container) {
        List<JComponent> all = new ArrayList<>();
        for (Component child : container.getComponents()) {
            all.add((JComponent) child);
        }
        return all;
    }

    private static <T extends Component> T named(Container root, String name, Class<T> type) {
        return find(root, name).map(type::cast).orElseThrow(() -> new AssertionError("nothing is named " + name));
    }

    private static Optional<Component> find(Container root, String name) {
        for (Component child : root.getComponents()) {
            if (name.equals(child.getName())) {
                return Optional.of(child);
            }
            if (child instanceof Container inner) {
                Optional<Component> found = find(inner, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static void collectNameless(Container root, List<String> nameless) {
        for (Component child : root.getComponents()) {
            if (child.isFocusable()
                    && child.isVisible()
                    && child instanceof Accessible accessible
                    && (child instanceof AbstractButton
                            || child instanceof FeltSeat
                            || child instanceof JTextField
                            || child instanceof JList<?>)) {
                String name = accessible.getAccessibleContext().getAccessibleName();
                if (name == null || name.isBlank()) {
                    nameless.add(child.getClass().getSimpleName() + " " + child.getName());
                }
            }
            if (child instanceof Container inner) {
                collectNameless(inner, nameless);
            }
        }
    }

    private static Color color(BufferedImage image, int x, int y) {
        return new Color(image.getRGB(x, y));
    }

    private static double distance(Color a, Color b) {
        return Math.hypot(Math.hypot(a.getRed() - b.getRed(), a.getGreen() - b.getGreen()), a.getBlue() - b.getBlue());
    }
}
