package org.tiengow.swing.view.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SeatReaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.presentation.moment.MatchMoment;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.settlement.StandingsModel;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Quiet;
import org.tiengow.swing.theme.Theme;

@DisplayName("The standings in the window")
class StandingsSheetTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final long START = System.nanoTime();
    private final AtomicInteger seen = new AtomicInteger();

    @BeforeEach
    void theme() {
        Theme.DARK.install(1);
    }

    @Test
    @DisplayName("tell a screen reader the final texts at once, and the eye one place after another")
    void spokenAtOnce() {
        StandingsScreen screen = screen(Speed.NORMAL);
        StandingsSheet still = sheet(screen(Speed.OFF));
        StandingsSheet moving = sheet(screen);
        moving.moveTo(START);
        assertThat(spoken(moving)).isEqualTo(spoken(still));
        assertThat(title(moving)).isEqualTo("The match is over");
        MatchMoment moment = Objects.requireNonNull(screen.moment());
        for (int row = moment.rows().size() - 1; row >= 0; row--) {
            int[] before = painted(moving);
            moving.moveTo(at(moment.rows().get(row).appears() + 150));
            assertThat(painted(moving)).as("row %d appears", row).isNotEqualTo(before);
        }
        assertThat(title(moving)).isEqualTo("The match is over");
        moving.moveTo(at(moment.announced()));
        assertThat(title(moving)).isEqualTo(screen.title());
        assertThat(seen).hasValue(0);
        moving.moveTo(at(moment.millis()));
        assertThat(seen).hasValue(1);
        assertThat(painted(moving)).isEqualTo(painted(still));
    }

    @Test
    @DisplayName("go on with their moment when somebody reacts, and end it when it has been seen")
    void goesOn() {
        StandingsScreen screen = screen(Speed.NORMAL);
        StandingsSheet sheet = sheet(screen);
        sheet.moveTo(START);
        sheet.show(screen(Speed.NORMAL, new SeatReaction(2, Reaction.TEA, Deadline.after(START, 60_000))));
        assertThat(title(sheet)).isEqualTo("The match is over");
        sheet.show(screen(Speed.OFF));
        assertThat(title(sheet)).isEqualTo(screen.title());
        assertThat(painted(sheet)).isEqualTo(painted(sheet(screen(Speed.OFF))));
    }

    @Test
    @DisplayName("offer eight pictures with their names")
    void pictures() {
        assertThat(buttons(sheet(screen(Speed.OFF)))
                        .filter(button ->
                                button.getName() != null && button.getName().startsWith("standings-react-"))
                        .map(button -> button.getAccessibleContext().getAccessibleName()))
                .containsExactly("Laughter", "Applause", "Thinking", "Surprise", "Phew", "Tea", "Fireworks", "A bow");
    }

    private static long at(int millis) {
        return START + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private StandingsSheet sheet(StandingsScreen screen) {
        StandingsSheet sheet = new StandingsSheet(screen, new Quiet() {
            @Override
            public void seen() {
                seen.incrementAndGet();
            }
        });
        Canvas.layOut(sheet, 820, 704);
        return sheet;
    }

    private static StandingsScreen screen(Speed pace, SeatReaction... shown) {
        SessionState state = Tables.over("lai", DEAL).withReactions(List.of(shown));
        return StandingsModel.of(Tables.ENGLISH, state).orElseThrow().screen(pace, Settings.FIRST.night());
    }

    private static String title(StandingsSheet sheet) {
        return all(sheet)
                .filter(part -> "standings-title".equals(part.getName()))
                .map(part -> ((JLabel) part).getText())
                .findFirst()
                .orElseThrow();
    }

    private static int[] painted(StandingsSheet sheet) {
        Canvas.layOut(sheet, 820, 704);
        BufferedImage image = new BufferedImage(820, 704, BufferedImage.TYPE_INT_RGB);
        sheet.paint(image.createGraphics());
        return image.getRGB(0, 0, 820, 704, null, 0, 820);
    }

    private static List<String> spoken(Container sheet) {
        return all(sheet)
                .filter(Accessible.class::isInstance)
                .map(part ->
                        Objects.requireNonNullElse(part.getAccessibleContext().getAccessibleName(), ""))
                .toList();
    }

    private static Stream<AbstractButton> buttons(Container sheet) {
        return all(sheet).filter(AbstractButton.class::isInstance).map(AbstractButton.class::cast);
    }

    private static Stream<Component> all(Container within) {
        return Stream.of(within.getComponents())
                .flatMap(part ->
                        Stream.concat(Stream.of(part), part instanceof Container inner ? all(inner) : Stream.empty()));
    }
}
