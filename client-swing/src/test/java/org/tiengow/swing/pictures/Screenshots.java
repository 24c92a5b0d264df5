package org.tiengow.swing.pictures;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.model.LobbyModel;
import org.tiengow.swing.model.SettlementInput;
import org.tiengow.swing.model.SettlementModel;
import org.tiengow.swing.model.SettlementScreen;
import org.tiengow.swing.model.StandingsModel;
import org.tiengow.swing.model.StartScreen;
import org.tiengow.swing.model.TableModel;
import org.tiengow.swing.model.TableScreen.HandTile;
import org.tiengow.swing.model.Tables;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.lobby.LobbyView;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.standings.StandingsSheet;
import org.tiengow.swing.view.start.StartView;
import org.tiengow.swing.view.table.TableView;

/**
 * Writes a picture of every screen: {@code Screenshots [folder]}. In both languages and themes at 1280 × 800, and in English
 * and dark at 1024 × 640, 1920 × 1080 and twice the device pixels.
 */
public final class Screenshots {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private final Words words;
    private final Theme theme;

    private Screenshots(Words words, Theme theme) {
        this.words = words;
        this.theme = theme;
    }

    /** Writes all pictures; needs no display. */
    public static void main(String[] args) {
        Path folder = Path.of(args.length > 0 ? args[0] : "target/screenshots");
        for (Theme theme : Theme.values()) {
            theme.install(1);
            for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
                new Screenshots(words, theme).all(folder, 1280, 800, 1);
            }
        }
        Theme.DARK.install(1);
        Screenshots dark = new Screenshots(Tables.ENGLISH, Theme.DARK);
        dark.all(folder, 1024, 640, 1);
        dark.all(folder, 1920, 1080, 1);
        dark.all(folder, 1280, 800, 2);
        dark.all(folder, 1920, 1080, 2);
    }

    private void all(Path folder, int width, int height, int device) {
        List<Shot> shots = new ArrayList<>();
        shots.add(new Shot("start", size -> start()));
        shots.add(new Shot("lobby", size -> lobby()));
        shots.add(new Shot("table", size -> table()));
        shots.add(new Shot("settlement", size -> over(size, settlement(), 1040, 704)));
        shots.add(new Shot("standings", size -> over(size, standings(), 820, 704)));
        shots.add(new Shot("rules", size -> over(size, rules(), 840, 700)));
        shots.add(new Shot("knobs", size -> over(size, knobs(), 840, 700)));
        String how = words.locale().toLanguageTag() + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width + "x"
                + height + "@" + device;
        for (Shot shot : shots) {
            JComponent screen = shot.screen().apply(new int[] {width, height});
            Canvas.write(Canvas.paint(screen, width, height, device), folder.resolve(shot.name() + "-" + how + ".png"));
        }
    }

    private record Shot(String name, Function<int[], JComponent> screen) {}

    private JComponent start() {
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        StartScreen.Target nowhere = new StartScreen.Target(new HostAddress("127.0.0.1", 1), "", 0);
        boolean english = words.locale().equals(Locale.ENGLISH);
        view.show(new StartScreen(
                words.get("start.looking", 3),
                List.of(
                        game(
                                3,
                                english ? "Lam’s Friday table" : "林叔的週五牌局",
                                english ? "Uncle Lam, Mei" : "林叔、阿美",
                                2,
                                false,
                                nowhere),
                        game(
                                0,
                                english ? "Attic" : "閣樓",
                                english ? "Bo, Ana and two bots" : "小波、Ana和兩個電腦",
                                4,
                                false,
                                nowhere),
                        game(1, english ? "Grandmother’s" : "婆婆家", english ? "Wai-ling" : "慧玲", 1, true, nowhere)),
                "",
                ""));
        return view;
    }

    private StartScreen.Game game(
            int colour, String title, String players, int taken, boolean pin, StartScreen.Target target) {
        StartScreen.JoinKind kind = taken == 4 ? StartScreen.JoinKind.TAKE_BOT : StartScreen.JoinKind.JOIN;
        return new StartScreen.Game(
                title,
                colour,
                title,
                title.substring(0, 1),
                players,
                words.get("start.stage.open", words.get("ruleset.lai"), 8),
                taken,
                4,
                words.get("start.seats", taken, 4),
                pin,
                kind,
                words.get(taken == 4 ? "start.takeBot" : "start.join"),
                target);
    }

    private JComponent lobby() {
        LobbyView view = new LobbyView(words, new Quiet());
        view.show(LobbyModel.of(words, Tables.gathering("lai"))
                .orElseThrow()
                .screen(List.of("192.168.1.20:47913"), RuleSets.DEFAULT_ID, ""));
        return view;
    }

    private JComponent table() {
        TableModel model = TableModel.of(
                        words,
                        Tables.dealt("lai", 1, DEAL)
                                .shows("31 41")
                                .shows("44 52")
                                .forfeits("32 65")
                                .state())
                .orElseThrow();
        for (HandTile tile : model.screen().hand().tiles()) {
            model = tile.tile().toString().equals("55") ? model.toggle(tile.tile()) : model;
        }
        return new TableView(model.screen(), look(), new Quiet());
    }

    private JComponent settlement() {
        SettlementScreen screen = SettlementModel.of(
                        words, Tables.dealt("lai", 1, DEAL).toTheEnd().state())
                .orElseThrow()
                .screen();
        return new SettlementView(screen, look(), new NoSettlement());
    }

    private JComponent standings() {
        return new StandingsSheet(
                StandingsModel.of(words, Tables.over("lai", DEAL)).orElseThrow().screen(), new Quiet());
    }

    private JComponent rules() {
        return new RulesSheet(words, TableRules.named("lai"), true, () -> {});
    }

    private JComponent knobs() {
        return new KnobsSheet(words, TableRules.named("lai"), rules -> {}, () -> {});
    }

    private JComponent over(int[] size, JComponent content, int width, int height) {
        JComponent below = table();
        JLayeredPane layers = new JLayeredPane() {
            @Override
            public void doLayout() {
                for (var component : getComponents()) {
                    component.setBounds(0, 0, getWidth(), getHeight());
                }
            }
        };
        layers.setSize(size[0], size[1]);
        layers.add(below, JLayeredPane.DEFAULT_LAYER);
        layers.add(new Sheet(content, width, height), JLayeredPane.MODAL_LAYER);
        return layers;
    }

    private TileLook look() {
        return theme == Theme.DARK ? TileLook.BLACK : TileLook.IVORY;
    }

    private static final class NoSettlement implements SettlementInput {
        @Override
        public void choose(SettlementScreen.ChoiceKind kind) {
            // Nobody is there to choose.
        }

        @Override
        public void why() {
            // Nobody is there to ask.
        }
    }
}
