package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JRadioButton;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicComboBoxRenderer;
import javax.swing.plaf.basic.BasicHTML;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.swing.theme.part.Label;

/** What others write is shown as they wrote it. */
class PlainTextTest {
    private static final String HTML = "<html><b>Bo</b><img src='http://127.0.0.1:1/'>";

    @AfterEach
    void backToScaleOne() {
        Theme.DARK.install(1);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void noTextIsHtml(Theme theme) {
        theme.install(1);
        JLabel later = new JLabel();
        later.setText(HTML);
        JToolTip hint = new JButton().createToolTip();
        hint.setTipText(HTML);
        List<JComponent> all = List.of(
                new JLabel(HTML),
                later,
                Label.body(HTML),
                new JButton(HTML),
                new JToggleButton(HTML),
                new JRadioButton(HTML),
                new JCheckBox(HTML),
                new JMenuItem(HTML),
                (JComponent) new DefaultListCellRenderer()
                        .getListCellRendererComponent(new JList<>(), HTML, 0, false, false),
                (JComponent)
                        new BasicComboBoxRenderer().getListCellRendererComponent(new JList<>(), HTML, 0, true, true),
                hint);

        for (JComponent each : all) {
            assertThat(each.getClientProperty(BasicHTML.propertyKey))
                    .as(each.getClass().getName())
                    .isNull();
        }
        assertThat(all).filteredOn(AbstractButton.class::isInstance).hasSize(5);
    }
}
