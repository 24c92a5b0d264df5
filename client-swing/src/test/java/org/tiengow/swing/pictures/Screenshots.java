package org.tiengow.swing.pictures;

import java.awt.EventQueue;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import org.tiengow.swing.model.Tables;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.view.settlement.SettlementView;

/**
 * Writes a picture of every screen: {@code Screenshots [folder]}, see CONTRIBUTING. In both languages and themes at
 * 1280 × 800, and in English and dark at 1024 × 640, at 1920 × 1080, and both of the usual sizes at twice the device pixels.
 */
public final class Screenshots {
    private static final int SHEET_WIDTH = 840;

    private final Words words;
    private final Theme theme;

    private Screenshots(Words words, Theme theme) {
        this.words = words;
        this.theme = theme;
    }

    /** Writes all pictures; needs no display. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args.length > 0 ? args[0] : "target/screenshots");
        EventQueue.invokeAndWait(() -> writeAll(folder));
    }

    private static void writeAll(Path folder) {
        for (Theme theme : Theme.values()) {
            theme.install(1);
            for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
                new Screenshots(words, theme).write(folder, 1280, 800, 1);
            }
        }
        Theme.DARK.install(1);
        Screenshots dark = new Screenshots(Tables.ENGLISH, Theme.DARK);
        dark.write(folder, 1024, 640, 1);
        dark.write(folder, 1920, 1080, 1);
        dark.write(folder, 1280, 800, 2);
        dark.write(folder, 1920, 1080, 2);
    }

    private void write(Path folder, int width, int height, int device) {
        Samples samples = new Samples(words, theme);
        String how = words.locale().toLanguageTag() + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width + "x"
                + height + "@" + device + ".png";
        samples.screens()
                .forEach((name, screen) -> Canvas.write(
                        Canvas.paint(screen.get(), width, height, device), folder.resolve(name + "-" + how)));
        samples.sheets()
                .forEach((name, sheet) -> Canvas.write(
                        Canvas.paint(over(samples.table(), name, sheet.get()), width, height, device),
                        folder.resolve(name + "-" + how)));
    }

    private static JComponent over(JComponent below, String name, JComponent content) {
        int sheetWidth = name.equals("settlement") ? SettlementView.WIDTH : SHEET_WIDTH;
        JLayeredPane layers = new JLayeredPane() {
            @Override
            public void doLayout() {
                for (var component : getComponents()) {
                    component.setBounds(0, 0, getWidth(), getHeight());
                }
            }
        };
        layers.add(below, JLayeredPane.DEFAULT_LAYER);
        layers.add(new Sheet(content, sheetWidth, SettlementView.HEIGHT), JLayeredPane.MODAL_LAYER);
        return layers;
    }
}
