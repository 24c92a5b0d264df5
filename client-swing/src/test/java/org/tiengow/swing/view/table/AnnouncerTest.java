package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.TakeBackQuestion;
import org.tiengow.presentation.guide.Lesson;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.table.Why;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;

@DisplayName("Somebody who hears the table is told")
class AnnouncerTest {
    private final Lesson lesson = new Lesson(Tables.ENGLISH);
    private final List<String> heard = new ArrayList<>();
    private TableView view;

    @BeforeEach
    void listen() {
        Theme.DARK.install(1);
        view = new TableView(lesson.screen().table(), TileLook.BLACK, new NoInput());
        AccessibleContext status = Arrays.stream(view.getComponents())
                .filter(Announcer.class::isInstance)
                .findFirst()
                .orElseThrow()
                .getAccessibleContext();
        assertThat(status.getAccessibleRole()).isEqualTo(AccessibleRole.STATUS_BAR);
        status.addPropertyChangeListener(change -> {
            if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_NAME_PROPERTY)) {
                heard.add((String) change.getNewValue());
            }
        });
    }

    @Test
    @DisplayName("of each event once, with the names of the tiles, and when it is their turn")
    void eachEventOnce() {
        lesson.until(each -> {
            view.show(each.screen().table());
            view.show(each.screen().table());
            return each.model().isDeciding();
        });
        assertThat(heard)
                .containsExactly(
                        "Bo leads Earth",
                        "Mei forfeits one tile face down",
                        "Uncle Lam forfeits one tile face down\nYour turn\nBeat Earth, or forfeit one tile");
    }

    @Test
    @DisplayName("of the rules behind a reason when they are opened, and not again while they stay open")
    void rulesBehindAReason() {
        TableModel closed = wrongPair();
        view.show(closed.screen());
        heard.clear();
        view.show(closed.why().screen());
        view.show(closed.why().screen());
        view.show(closed.screen());
        Why.Rule first = closed.screen().reason().why().rules().get(0);
        assertThat(heard).singleElement().asString().startsWith(first.number() + " " + first.text());
    }

    @Test
    @DisplayName("that a play was made for them")
    void madeForThem() {
        TableModel deciding = wrongPair();
        view.show(deciding.screen());
        heard.clear();
        view.show(deciding.sentForYou().screen());
        view.show(deciding.sentForYou().screen());
        assertThat(heard).containsExactly("Only one play was legal, so it was made for you.");
    }

    @Test
    @DisplayName(
            "of the question whether a play may be taken back, once, and of the result, but not of the plays before it again")
    void takenBack() {
        String[] deal = {
            "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
        };
        Tables tables = Tables.dealt("lai", 1, deal).untimed().shows("31 41").shows("44 52");
        view.show(tables.model().screen());
        heard.clear();
        for (int left = 20_000; left > 15_000; left -= 2_000) {
            Deadline ends = Deadline.after(System.nanoTime(), left);
            TakeBackQuestion question = new TakeBackQuestion(9, 2, List.of(0, 3), ends);
            view.show(TableModel.of(Tables.ENGLISH, Tables.with(tables.state(), false, question))
                    .orElseThrow()
                    .screen());
        }
        view.show(tables.takesBack(2, 1).model().screen());
        assertThat(heard)
                .containsExactly(
                        "Mei wants to take their last play back. Do you agree? 0:20 left. Agree Refuse",
                        "Mei takes the play back.");
    }

    /** A pair is selected that has the wrong shape to beat what was led. */
    private static TableModel wrongPair() {
        String[] deal = {
            "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
        };
        TableModel model = Tables.dealt("lai", 1, deal)
                .shows("31 41")
                .shows("44 52")
                .forfeits("32 65")
                .model();
        for (HandTile tile : model.screen().hand().tiles()) {
            model = tile.tile().toString().equals("55") ? model.toggle(tile.tile()) : model;
        }
        return model;
    }

    @Test
    @DisplayName("of the latest news once more when they ask for it")
    void onceMore() {
        view.announce("10 seconds left.");
        Object key = view.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke("N"));
        view.getActionMap().get(key).actionPerformed(new ActionEvent(view, ActionEvent.ACTION_PERFORMED, ""));
        assertThat(heard).containsExactly("10 seconds left.", "", "10 seconds left.");
    }

    @Test
    @DisplayName("what is announced besides, such as the time")
    void besides() {
        view.announce("10 seconds left.");
        view.announce("5 seconds left.");
        assertThat(heard).containsExactly("10 seconds left.", "5 seconds left.");
    }
}
