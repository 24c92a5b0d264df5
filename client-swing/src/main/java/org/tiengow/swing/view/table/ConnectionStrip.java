package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Banner.Way;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.EverySecond;
import org.tiengow.swing.view.UiFactory;

/** The strip between bar and felt that reports a lost connection, an alarm or a pause, and offers solutions. */
final class ConnectionStrip {
    private static final int HIGH = 62;
    private static final int BESIDE = 12;
    private static final int ABOVE = 6;

    private final JComponent table;
    private final TableInput input;
    private @Nullable Banner banner;
    private TableScreen.@Nullable Banner shown;

    ConnectionStrip(JComponent table, TableInput input) {
        this.table = table;
        this.input = input;
    }

    boolean isShown() {
        return banner != null;
    }

    /** Returns the height of the strip at a table of this width, both in pixels; 0 without a strip. */
    int height(int width) {
        return banner == null
                ? 0
                : Math.max(Scale.px(HIGH), banner.heightIn(width - 2 * Scale.px(BESIDE)) + Scale.px(2 * ABOVE));
    }

    /** Shows a banner; null removes the strip. */
    void show(TableScreen.@Nullable Banner wanted) {
        if (Objects.equals(wanted, shown)) {
            return;
        }
        shown = wanted;
        if (banner != null) {
            table.remove(banner);
            banner = null;
        }
        if (wanted != null) {
            Banner made = new Banner(
                    wanted.words().at(System.nanoTime()),
                    wanted.ways().stream().map(this::button).toArray(TextButton[]::new));
            made.setName("banner");
            EverySecond.of(made, () -> made.setText(wanted.words().at(System.nanoTime())));
            table.add(made);
            banner = made;
        }
    }

    void place(int top, int width) {
        if (banner != null) {
            int margin = Scale.px(BESIDE);
            banner.setBounds(margin, top + Scale.px(ABOVE), width - 2 * margin, height(width) - Scale.px(2 * ABOVE));
        }
    }

    /** Returns the focusable components. */
    List<? extends Component> controls() {
        return banner == null ? List.of() : banner.ways();
    }

    private TextButton button(Way way) {
        TextButton button = UiFactory.button(
                TextButton.word(way.words(), Tone.TEXT),
                "banner-" + way.kind().name().toLowerCase(Locale.ROOT),
                () -> take(way.kind()));
        return button;
    }

    private void take(WayKind kind) {
        switch (kind) {
            case RETRY -> input.retry();
            case LEAVE -> input.leave();
            case PAUSE -> input.pause(true);
            case GO_ON -> input.pause(false);
            case EXPLAIN -> input.explainAlarm();
        }
    }
}
