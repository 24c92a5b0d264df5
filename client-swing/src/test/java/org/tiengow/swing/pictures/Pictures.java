package org.tiengow.swing.pictures;

import java.nio.file.Path;
import org.tiengow.swing.theme.Theme;

/** Writes sample pictures into a folder, for eyes to judge: {@code Pictures [folder]}. */
public final class Pictures {
    private Pictures() {}

    /** Writes all pictures. */
    public static void main(String[] args) {
        Path folder = Path.of(args.length > 0 ? args[0] : "target/pictures");
        for (Theme theme : Theme.values()) {
            theme.install(1);
            String name = theme.name().toLowerCase(java.util.Locale.ROOT);
            Canvas.write(Canvas.paint(new PartsPicture(), 1280, 800, 1), folder.resolve("parts-" + name + ".png"));
            for (int device = 1; device <= 2; device++) {
                Canvas.write(
                        Canvas.draw(TilesPicture.WIDTH, TilesPicture.HEIGHT, device, TilesPicture::paint),
                        folder.resolve("tiles-" + name + "-" + device + ".png"));
            }
        }
        Theme.DARK.install(2);
        Canvas.write(Canvas.paint(new PartsPicture(), 1280, 1400, 1), folder.resolve("parts-scale2.png"));
    }
}
