package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.guide.Lesson;
import org.tiengow.presentation.table.Tables;
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
    @DisplayName("what is announced besides, such as the time")
    void besides() {
        view.announce("10 seconds left.");
        view.announce("5 seconds left.");
        assertThat(heard).containsExactly("10 seconds left.", "5 seconds left.");
    }
}
