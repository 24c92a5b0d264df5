package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.model.TableInput;
import org.tiengow.swing.model.TableScreen;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;

/** The strip between bar and felt that says what is wrong with the connection, with the ways out of it. */
final class ConnectionStrip {
    private static final int HIGH = 62;
    private static final int BESIDE = 12;
    private static final int ABOVE = 8;

    private final JComponent table;
    private final TableInput input;
    private @Nullable Banner banner;

    ConnectionStrip(JComponent table, TableInput input) {
        this.table = table;
        this.input = input;
    }

    boolean isShown() {
        return banner != null;
    }

    /** How much of the height it takes, 0 when nothing is wrong. */
    int height() {
        return banner == null ? 0 : Scale.px(HIGH);
    }

    /** Says what is wrong; null when nothing is. */
    void show(TableScreen.@Nullable Banner wanted) {
        if (banner != null) {
            table.remove(banner);
            banner = null;
        }
        if (wanted != null) {
            List<TextButton> ways = new ArrayList<>();
            if (!wanted.retry().isEmpty()) {
                ways.add(way(wanted.retry(), input::retry));
            }
            ways.add(way(wanted.leave(), input::leave));
            banner = new Banner(wanted.words(), ways.toArray(TextButton[]::new));
            banner.setName("banner");
            table.add(banner);
        }
    }

    void place(int top, int width) {
        if (banner != null) {
            int margin = Scale.px(BESIDE);
            banner.setBounds(margin, top + Scale.px(ABOVE), width - 2 * margin, height() - Scale.px(2 * ABOVE));
        }
    }

    /** What the keyboard reaches. */
    List<? extends Component> controls() {
        return banner == null ? List.of() : banner.ways();
    }

    private static TextButton way(String words, Runnable action) {
        TextButton button = TextButton.word(words, Tone.TEXT);
        button.addActionListener(event -> action.run());
        return button;
    }
}
