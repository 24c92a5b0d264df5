package org.tiengow.swing.pictures;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.table.TableView;

/** Writes sample pictures into a folder, for eyes to judge: {@code Pictures [folder [part of the names]]}. */
public final class Pictures {
    private final Path folder;
    private final Predicate<String> wanted;

    private Pictures(Path folder, Predicate<String> wanted) {
        this.folder = folder;
        this.wanted = wanted;
    }

    /** Writes the pictures. */
    public static void main(String[] args) {
        Path folder = Path.of(args.length > 0 ? args[0] : "target/pictures");
        String part = args.length > 1 ? args[1] : "";
        new Pictures(folder, name -> name.contains(part)).write();
    }

    private void write() {
        for (Theme theme : Theme.values()) {
            theme.install(1);
            String name = theme.name().toLowerCase(Locale.ROOT);
            parts(name);
            tables(theme, name);
            settlements(theme, name);
        }
        if (wanted.test("table-scale2")) {
            Theme.DARK.install(2);
            table("table-scale2", SampleTable.english().midTrick(), TileLook.BLACK, 1920, 1080, 1);
        }
    }

    private void parts(String theme) {
        if (wanted.test("parts-" + theme)) {
            Canvas.write(Canvas.paint(new PartsPicture(), 1280, 800, 1), folder.resolve("parts-" + theme + ".png"));
        }
        for (int device = 1; device <= 2; device++) {
            String name = "tiles-" + theme + "-" + device;
            if (wanted.test(name)) {
                Canvas.write(
                        Canvas.draw(TilesPicture.WIDTH, TilesPicture.HEIGHT, device, TilesPicture::paint),
                        folder.resolve(name + ".png"));
            }
        }
    }

    private void tables(Theme theme, String name) {
        TileLook look = theme == Theme.DARK ? TileLook.BLACK : TileLook.IVORY;
        SampleTable words = theme == Theme.DARK ? SampleTable.english() : SampleTable.chinese();
        SampleTable others = theme == Theme.DARK ? SampleTable.chinese() : SampleTable.english();
        table("table-" + name + "-1280", words.midTrick(), look, 1280, 800, 1);
        table("table-" + name + "-1024", words.midTrick(), look, 1024, 640, 1);
        table("table-" + name + "-2", words.midTrick(), look, 1280, 800, 2);
        table("table-" + name + "-other", others.midTrick(), look, 1024, 640, 1);
        Map<String, TableScreen> more = new LinkedHashMap<>();
        more.put("asking", words.asking());
        more.put("wide", SampleTable.english().wide());
        more.put("pairs", SampleTable.english().pairs());
        more.put("lead", words.lead());
        more.forEach((key, screen) -> table("table-" + name + "-" + key, screen, look, 1280, 800, 1));
        table("table-" + name + "-two", SampleTable.english().fewer(2), look, 1024, 640, 1);
        table("table-" + name + "-three", SampleTable.english().fewer(3), look, 1280, 640, 1);
        table("table-" + name + "-1920", words.midTrick(), look, 1920, 1080, 1);
        table("table-" + name + "-3840", words.midTrick(), look, 3840, 2160, 1);
    }

    private void settlements(Theme theme, String name) {
        TileLook look = theme == Theme.DARK ? TileLook.BLACK : TileLook.IVORY;
        settlement("settlement-" + name, SampleSettlement.capture(), look, 1280, 800, 1);
        settlement("settlement-" + name + "-2", SampleSettlement.capture(), look, 1280, 800, 2);
        settlement("settlement-" + name + "-crowded", SampleSettlement.crowded(), look, 1280, 800, 1);
        settlement("settlement-" + name + "-1024", SampleSettlement.capture(), look, 1024, 640, 1);
    }

    private void settlement(String name, SettlementScreen screen, TileLook look, int width, int height, int device) {
        if (wanted.test(name)) {
            SettlementView view = new SettlementView(screen, look, new NoInput());
            Sheet sheet = new Sheet(view, SettlementView.WIDTH, SettlementView.HEIGHT);
            Canvas.write(Canvas.paint(sheet, width, height, device), folder.resolve(name + ".png"));
        }
    }

    private void table(String name, TableScreen screen, TileLook look, int width, int height, int device) {
        if (wanted.test(name)) {
            TableView view = new TableView(screen, look, new NoInput());
            view.finishMotion();
            Canvas.write(Canvas.paint(view, width, height, device), folder.resolve(name + ".png"));
        }
    }
}
