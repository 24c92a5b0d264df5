package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.GridLayout;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.Quiet;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.UiFactory;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.start.StartView;
import org.tiengow.swing.view.table.TableView;

/** Where the keyboard's focus goes, in real windows. */
class KeyboardIT extends RobotTest {
    private final NoInput input = new NoInput();
    private final Driver driver = new Driver();
    private JFrame frame;
    private TableView table;

    @AfterEach
    void closeWindow() {
        Driver.onEventThread(() -> {
            if (frame != null) {
                frame.dispose();
            }
            Theme.DARK.install(1);
            return null;
        });
    }

    @Test
    void playsAfterATileKeyWhateverHadTheFocus() {
        open(SampleTable.english().midTrick(), 1);
        focus("back");
        driver.press(KeyEvent.VK_3);
        driver.waitUntil("the tile has the focus", () -> "tile-3".equals(driver.focused()));
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntil("the play", () -> input.deeds().contains("act PLAY"));
        assertThat(input.deeds()).containsExactly("toggle 53", "act PLAY");
    }

    @Test
    void reachesTheDrawersHandleOnceByTabAndOnceBack() {
        open(SampleTable.english().midTrick(), 1.75f);
        assertThat(driver.isShown("drawer")).isTrue();
        for (int modifier : new int[] {0, KeyEvent.VK_SHIFT}) {
            focus("tile-1");
            int met = 0;
            String before = "tile-1";
            for (int step = 0; step < 60; step++) {
                driver.pressHolding(modifier, KeyEvent.VK_TAB);
                String last = before;
                driver.waitUntil("the focus has left " + last, () -> !last.equals(driver.focused()));
                before = driver.focused();
                met += "drawer".equals(before) ? 1 : 0;
                if ("tile-1".equals(before)) {
                    break;
                }
            }
            assertThat(before).isEqualTo("tile-1");
            assertThat(met).as("how often the handle was met").isOne();
        }
    }

    @Test
    void foldsTheDrawerByEscapeAlsoWhileWriting() {
        open(SampleTable.english().midTrick(), 1.75f);
        driver.click("drawer");
        driver.waitUntilShown("say");
        focus("say");
        driver.press(KeyEvent.VK_ESCAPE);
        driver.waitUntil("the drawer is folded", () -> !driver.isShown("say"));
        driver.waitUntil("its handle has the focus", () -> "drawer".equals(driver.focused()));
        assertThat(input.deeds()).doesNotContain("clear");
    }

    @Test
    void passesTheFocusOfAPlayedTileToItsNeighbour() {
        TableScreen before = SampleTable.english().fewer(2);
        open(before, 1);
        focus("tile-2");
        String neighbour = driver.spoken("tile-3");
        TableHand hand = before.hand();
        TableHand.HandTile played = hand.tiles().get(1);
        TableHand left = new TableHand(hand.groups().stream()
                .map(group -> new TableHand.Group(
                        group.name(),
                        group.tiles().stream()
                                .filter(tile -> tile.tile() != played.tile())
                                .toList()))
                .filter(group -> !group.tiles().isEmpty())
                .toList());
        Driver.onEventThread(() -> {
            table.show(with(before, left));
            return null;
        });
        driver.waitUntil("the neighbour moved up", () -> driver.spoken("tile-2").equals(neighbour));
        driver.waitUntil("it has the focus", () -> "tile-2".equals(driver.focused()));
    }

    @Test
    void aClickOnATileLeavesNoFocusThere() {
        open(SampleTable.english().midTrick(), 1);
        focus("back");
        driver.click("tile-3");
        driver.waitUntil("the felt has the focus", () -> "felt".equals(driver.focused()));
        driver.press(KeyEvent.VK_ENTER);
        driver.waitUntil("the play", () -> input.deeds().contains("act PLAY"));
        assertThat(input.deeds()).containsExactly("toggle 53", "act PLAY");
    }

    @Test
    void givesTheFocusBackToWhatOpenedASheet() throws Exception {
        program.open(home, Program.KIT);
        for (String opener : Arrays.asList("start-card", "start-settings")) {
            driver.waitUntilShown(opener);
            focus(opener);
            driver.press(KeyEvent.VK_SPACE);
            driver.waitUntil("the sheet has the focus", () -> !opener.equals(driver.focused()));
            driver.press(KeyEvent.VK_ESCAPE);
            driver.waitUntil(opener + " has the focus again", () -> opener.equals(driver.focused()));
        }
    }

    @Test
    void staysWhereItWasInASheetThatOnlySaysSomethingElse() {
        JPanel first = longSheet();
        JPanel second = longSheet();
        AppFrame window = Driver.onEventThread(() -> {
            Theme.DARK.install(1);
            AppFrame made = new AppFrame(() -> {});
            made.show(new JPanel());
            made.open(new Settings.Place(0, 0, 1100, 700, false));
            made.openSheet(first, 400, 300, null);
            return made;
        });
        try {
            focus("line-20");
            Driver.onEventThread(() -> {
                viewport(first).setViewPosition(new Point(0, 320));
                window.openSheet(second, 400, 300, null);
                return null;
            });
            driver.waitUntil(
                    "the same line has the focus", () -> FocusBefore.now().isOn(second));
            assertThat(driver.focused()).isEqualTo("line-20");
            assertThat(Driver.onEventThread(() -> viewport(second).getViewPosition()))
                    .isEqualTo(new Point(0, 320));
        } finally {
            Driver.onEventThread(() -> {
                window.dispose();
                return null;
            });
        }
    }

    @Test
    void staysAtAGameOfTheListWhileOthersComeAndGo() {
        StartScreen.Game attic = game("attic", "Bo");
        StartScreen.Game cellar = game("cellar", "Mei");
        StartView start = Driver.onEventThread(() -> {
            Theme.DARK.install(1);
            StartView made = new StartView(Tables.ENGLISH, "Kit", "", Theme.DARK, new Quiet());
            made.show(games(attic));
            show(made);
            return made;
        });
        driver.waitUntilShown("start-join-attic");
        focus("start-join-attic");
        for (List<StartScreen.Game> next : List.of(
                List.of(attic, cellar),
                List.of(cellar, attic),
                List.of(cellar, game("attic", "Bo, Lam")),
                List.of(game("attic", "Bo, Lam")))) {
            Driver.onEventThread(() -> {
                start.show(games(next.toArray(StartScreen.Game[]::new)));
                return null;
            });
            driver.waitUntil(
                    "the focus at the attic",
                    () -> FocusBefore.now().isOn(start) && "start-join-attic".equals(driver.focused()));
        }
    }

    private static StartScreen games(StartScreen.Game... games) {
        return new StartScreen("", "", "", "", "", List.of(games), "", "", "", List.of());
    }

    private static StartScreen.Game game(String key, String players) {
        return new StartScreen.Game(
                key,
                0,
                key,
                key.substring(0, 1),
                players,
                "lai",
                2,
                4,
                "2 of 4",
                false,
                List.of(new StartScreen.Way(StartScreen.JoinKind.JOIN, OptionalInt.empty(), "Join")),
                new StartScreen.Target(new HostAddress("127.0.0.1", 1), "", 0));
    }

    private static JPanel longSheet() {
        JPanel lines = new JPanel(new GridLayout(0, 1));
        IntStream.range(0, 30)
                .forEach(line -> lines.add(UiFactory.button(new JButton("Line " + line), "line-" + line, () -> {})));
        JPanel sheet = new JPanel(new BorderLayout());
        sheet.setName("lines");
        sheet.add(new JScrollPane(lines));
        return sheet;
    }

    private static JViewport viewport(JPanel sheet) {
        return ((JScrollPane) sheet.getComponent(0)).getViewport();
    }

    private static TableScreen with(TableScreen screen, TableHand hand) {
        return new TableScreen(
                screen.bar(),
                screen.clockwise(),
                screen.seats(),
                screen.trick(),
                hand,
                screen.turn(),
                screen.acts(),
                screen.reason(),
                screen.question(),
                screen.notice(),
                screen.banner(),
                screen.side(),
                screen.recall(),
                screen.moment());
    }

    private void open(TableScreen screen, float scale) {
        Driver.onEventThread(() -> {
            Theme.DARK.install(scale);
            table = new TableView(screen, TileLook.BLACK, input);
            show(table);
            return null;
        });
        driver.waitUntilShown("tile-1");
    }

    private void show(JPanel view) {
        frame = new JFrame();
        frame.setContentPane(view);
        frame.setSize(1200, 760);
        frame.setVisible(true);
    }

    private void focus(String name) {
        driver.waitUntil(name + " takes the focus", () -> {
            Stream.of(Window.getWindows())
                    .filter(Component::isShowing)
                    .flatMap(window -> find(window, name).stream())
                    .forEach(Component::requestFocusInWindow);
            return name.equals(driver.focused());
        });
    }

    private static Optional<Component> find(Container root, String name) {
        return Arrays.stream(root.getComponents())
                .flatMap(each -> name.equals(each.getName())
                        ? Stream.of(each)
                        : each instanceof Container inner ? find(inner, name).stream() : Stream.empty())
                .findFirst();
    }
}
