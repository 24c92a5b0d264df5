package org.tiengow.swing.view.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Quiet;
import org.tiengow.swing.theme.Theme;

/** What can be pressed on the start screen keeps its place while games come and go and an interrupted game is offered. */
class StartPlacesTest {
    private static final StartScreen.Offer NIGHT =
            new StartScreen.Offer("night", "Unfinished", "Round 1", "Resume", true);

    @ParameterizedTest
    @CsvSource({"1024, 640", "1280, 800", "1090, 530"})
    void everyButtonKeepsItsPlace(int width, int height) {
        Theme.DARK.install(1);
        StartView view = new StartView(Tables.ENGLISH, "Kit", "", Theme.DARK, new Quiet());
        StartScreen.Row attic = game("attic");
        StartScreen.Row cellar = game("cellar");
        StartScreen.Row lost = new StartScreen.Away("attic", "attic", "Not responding", target());
        Map<String, Rectangle> before = Map.of();
        for (StartScreen screen : List.of(
                screen("HOST", List.of(), List.of()),
                screen("attic", List.of(attic), List.of()),
                screen("night", List.of(attic), List.of(NIGHT)),
                screen("night", List.of(attic, cellar), List.of(NIGHT)),
                screen("cellar", List.of(lost, cellar), List.of()),
                screen("PRACTISE", List.of(attic, cellar), List.of()))) {
            view.show(screen);
            Canvas.layOut(view, width, height);
            Map<String, Rectangle> now = new TreeMap<>();
            collect(view, view, now);
            assertThat(now).containsKeys("start-host", "start-practise", "start-rules", "start-guide", "start-address");
            before.forEach((name, place) -> {
                if (now.containsKey(name)) {
                    assertThat(now.get(name)).as(name).isEqualTo(place);
                }
            });
            before = now;
        }
    }

    private static void collect(Container parent, Component root, Map<String, Rectangle> places) {
        for (Component child : parent.getComponents()) {
            if (child.isVisible()
                    && child.getName() != null
                    && (child instanceof AbstractButton || child instanceof JTextComponent)) {
                Point corner = SwingUtilities.convertPoint(child, 0, 0, root);
                places.put(child.getName(), new Rectangle(corner, child.getSize()));
            }
            if (child.isVisible() && child instanceof Container inner) {
                collect(inner, root, places);
            }
        }
    }

    private static StartScreen screen(String gold, List<StartScreen.Row> rows, List<StartScreen.Offer> offers) {
        return new StartScreen(
                gold, "Play a guided round", "Ten minutes", "Searching", "None", rows, "", "", "", offers);
    }

    private static StartScreen.Row game(String key) {
        return new StartScreen.Game(
                key,
                0,
                key,
                "A",
                "Bo",
                "Lai",
                1,
                4,
                "1 of 4 seats",
                false,
                List.of(
                        new StartScreen.Way(StartScreen.JoinKind.JOIN, OptionalInt.empty(), "Join"),
                        new StartScreen.Way(StartScreen.JoinKind.WATCH, OptionalInt.empty(), "Watch")),
                target());
    }

    private static StartScreen.Target target() {
        return new StartScreen.Target(new HostAddress("127.0.0.1", 1), "", 0);
    }
}
