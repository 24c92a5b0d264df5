package org.tiengow.swing.pictures;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.swing.JComponent;
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
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.lobby.LobbyView;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.standings.StandingsSheet;
import org.tiengow.swing.view.start.StartView;
import org.tiengow.swing.view.table.TableView;

/** Every screen with something on it, in a language and a theme. */
public final class Samples {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    /** A round of chance that ends with a capture of the reader's Little Three. */
    private static final long CAPTURE = 15_479;

    private final Words words;
    private final Theme theme;

    /** The screens in this language and this theme, which must be on. */
    public Samples(Words words, Theme theme) {
        this.words = words;
        this.theme = theme;
    }

    /** The screens that fill a window. */
    public Map<String, Supplier<JComponent>> screens() {
        Map<String, Supplier<JComponent>> screens = new LinkedHashMap<>();
        screens.put("start", this::start);
        screens.put("lobby", this::lobby);
        screens.put("table", this::table);
        return screens;
    }

    /** The sheets that lie over the table. */
    public Map<String, Supplier<JComponent>> sheets() {
        Map<String, Supplier<JComponent>> sheets = new LinkedHashMap<>();
        sheets.put("settlement", this::settlement);
        sheets.put("standings", this::standings);
        sheets.put("rules", () -> new RulesSheet(words, TableRules.named("lai"), false, () -> {}));
        sheets.put("knobs", () -> new KnobsSheet(words, TableRules.named("lai"), rules -> {}, () -> {}));
        return sheets;
    }

    /** The table in mid-trick. */
    public JComponent table() {
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

    private JComponent start() {
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        view.show(new StartScreen(
                words.get("start.looking", 3),
                List.of(
                        game(3, "Lam’s Friday table", "Uncle Lam, Mei", 2, false),
                        game(0, "閣樓", "Bo", 4, false),
                        game(1, "Grandmother’s", "慧玲", 1, true)),
                "",
                ""));
        return view;
    }

    private StartScreen.Game game(int colour, String title, String players, int taken, boolean pin) {
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
                new StartScreen.Target(new HostAddress("127.0.0.1", 1), "", 0));
    }

    private JComponent lobby() {
        LobbyView view = new LobbyView(words, new Quiet());
        view.show(LobbyModel.of(words, Tables.gathering("lai"))
                .orElseThrow()
                .screen(List.of("192.168.1.20:47913"), RuleSets.DEFAULT_ID, ""));
        return view;
    }

    private JComponent settlement() {
        SettlementScreen screen = SettlementModel.of(
                        words, Tables.byChance("lai", CAPTURE).state())
                .orElseThrow()
                .screen();
        return new SettlementView(screen, look(), new NoSettlement());
    }

    private JComponent standings() {
        return new StandingsSheet(
                StandingsModel.of(words, Tables.over("lai", DEAL)).orElseThrow().screen(), new Quiet());
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
