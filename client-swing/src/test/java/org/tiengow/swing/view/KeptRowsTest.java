package org.tiengow.swing.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.AbstractButton;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.swing.view.KeptRows.Row;

@DisplayName("A list whose rows change")
class KeptRowsTest {
    private final AtomicInteger clicks = new AtomicInteger();
    private final JPanel page = new JPanel();
    private final KeptRows rows = new KeptRows(page);

    @BeforeEach
    void showOneRow() {
        page.setLayout(new BoxLayout(page, BoxLayout.Y_AXIS));
        rows.show(List.of(row("Join Mei’s table, 1 of 4")));
    }

    @Test
    @DisplayName("takes a click that began before the change")
    void keepTheClick() throws Exception {
        AbstractButton join = button();
        join.getModel().setArmed(true);
        join.getModel().setPressed(true);
        rows.show(List.of(row("Join Mei’s table, 2 of 4")));
        rows.show(List.of(row("Join Mei’s table, 3 of 4")));
        assertThat(button()).isSameAs(join);

        join.getModel().setPressed(false);
        EventQueue.invokeAndWait(() -> {});
        assertThat(clicks).hasValue(1);
        assertThat(button().getText()).isEqualTo("Join Mei’s table, 3 of 4");
        assertThat(page.getComponentCount()).isEqualTo(1);
    }

    @Test
    @DisplayName("changes at once while no button is pressed")
    void changeAtOnce() {
        rows.show(List.of(row("Join Mei’s table, 2 of 4")));
        assertThat(button().getText()).isEqualTo("Join Mei’s table, 2 of 4");
    }

    private AbstractButton button() {
        return (AbstractButton) page.getComponent(0);
    }

    private Row row(String words) {
        return new Row(words, "", () -> {
            JButton join = new JButton(words);
            join.addActionListener(event -> clicks.incrementAndGet());
            return join;
        });
    }
}
