package org.tiengow.swing.pictures;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.doctor.Finding;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.settings.Aids;
import org.tiengow.presentation.settings.Look;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsModel;
import org.tiengow.presentation.settlement.EveningModel;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsModel;
import org.tiengow.presentation.sheet.DoctorWords;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.InviteScreen;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.start.BrokenOffWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.card.CardInput;
import org.tiengow.swing.view.card.CardView;
import org.tiengow.swing.view.evening.EveningSheet;
import org.tiengow.swing.view.lobby.InviteSheet;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.lobby.LobbyView;
import org.tiengow.swing.view.lobby.PhonesSheet;
import org.tiengow.swing.view.paper.CardFile;
import org.tiengow.swing.view.replay.RoundsSheet;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.settings.SettingsInput;
import org.tiengow.swing.view.settings.SettingsSheet;
import org.tiengow.swing.view.settlement.LookBackSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.sheet.SheetView;
import org.tiengow.swing.view.standings.StandingsSheet;
import org.tiengow.swing.view.start.StartView;
import org.tiengow.swing.view.table.TableView;

/** Every screen with something on it, in a language and a theme. */
public final class Samples {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final String[] THREE = {
        "66 66 63 11 62 53 44 52 22", "65 33 33 64 64 54 61 61 43", "31 41 32 31 55 55 51 51 42"
    };
    private static final String[] TWO = {
        "66 66 63 11 62 53 44 52 55 55 61 42 21", "33 33 65 64 64 54 61 43 31 41 32 22 51"
    };
    private static final int SHEET_WIDTH = 840;
    private static final int SHEET_HEIGHT = 704;
    /** A round of chance that ends with a capture of the reader's Little Three. */
    private static final long CAPTURE = 15_479;

    private final Words words;
    private final Theme theme;

    /** The screens in this language and this theme, which must be on. */
    public Samples(Words words, Theme theme) {
        this.words = words;
        this.theme = theme;
    }

    /** All there are: who makes a screen adds a line here, and pictures and checks cover it. */
    public List<Sample> all() {
        GuideSamples guide = new GuideSamples(words, look());
        return List.of(
                Sample.screen("start", this::start),
                Sample.screen("start-alone", this::startAlone),
                Sample.screen("start-again", this::startAgain),
                Sample.screen("lobby", this::lobby),
                Sample.screen("lobby-pagat", this::lobbyOfPagat),
                Sample.sheet("phones", PhonesSheet.LARGE, PhonesSheet.LARGE, this::phones),
                Sample.screen("lobby-evening", this::lobbyOfAnEvening),
                Sample.sheet("evening", EveningSheet.WIDTH, EveningSheet.HEIGHT, this::evening),
                Sample.sheet("invite", InviteSheet.WIDTH, InviteSheet.HEIGHT, this::invite),
                Sample.sheet("invite-program", InviteSheet.WIDTH, InviteSheet.HEIGHT, this::inviteToTheProgram),
                small("host-pin", new QuestionWords(words).hostPin(true)),
                small("doctor", doctor()),
                small("friend", new QuestionWords(words).friend()),
                small("people", people()),
                small("broken-off", brokenOff()),
                small("other-key", otherKey()),
                small("leave", leave()),
                small("pin", pin("")),
                small("pin-wrong", pin(words.get("host.WRONG_PIN"))),
                Sample.screen("table", this::table),
                Sample.screen("table-lead", () -> table(Tables.dealt("lai", 0, DEAL))),
                Sample.screen(
                        "table-3",
                        () -> table(
                                Tables.dealt("ming", 1, THREE).shows("33 33").shows("55 55"))),
                Sample.screen(
                        "table-2", () -> table(Tables.dealt("ming", 1, TWO).shows("33 33"))),
                Sample.screen("moment-turn", new MomentSamples(words, look())::turning),
                Sample.screen("moment-seen", () -> new MomentSamples(words, look()).at(RoundMoment.Kind.SEEN)),
                Sample.screen("moment-counted", () -> new MomentSamples(words, look()).at(RoundMoment.Kind.COUNT)),
                Sample.screen("moment-won", () -> new MomentSamples(words, look()).at(RoundMoment.Kind.GLOW)),
                Sample.screen("table-last-trick", new TableSamples(words, look())::lastTrick),
                Sample.screen("table-clockwise", new TableSamples(words, look())::clockwise),
                Sample.screen("table-forfeited", new TableSamples(words, look())::forfeited),
                Sample.screen("table-tiles-seen", new TableSamples(words, look())::tilesSeen),
                Sample.screen("table-lost", new TableSamples(words, look())::lostConnection),
                Sample.screen("table-lost-seat", new TableSamples(words, look())::lostSeat),
                Sample.screen("table-unkept", new TableSamples(words, look())::unkept),
                Sample.screen("table-pause", new TableSamples(words, look())::pause),
                Sample.screen("table-pause-wished", new TableSamples(words, look())::pauseWished),
                Sample.screen("table-night-goes", night()::going),
                Sample.screen("table-night-gone", night()::gone),
                small("go-on", night().hostGone()),
                small("go-on-agreed", night().goingOn()),
                small("go-on-too-few", night().tooFew()),
                small("hand-over", night().handOver()),
                small("hand-over-now", night().handOverNow()),
                small("hand-over-asked", night().asked()),
                small("hand-over-begun", night().begun()),
                small("hand-over-nobody", night().nobody()),
                small("take-over", night().takeOver()),
                Sample.screen("table-why", new TableSamples(words, look())::why),
                Sample.screen("table-watching", new TableSamples(words, look())::watching),
                Sample.farScreen("big-screen", new TableSamples(words, look())::bigScreen),
                Sample.screen("replay", new ReplaySamples(words, look())::open),
                Sample.screen("replay-seat", new ReplaySamples(words, look())::seat),
                Sample.screen("replay-three", new ReplaySamples(words, look())::three),
                Sample.screen("replay-two", new ReplaySamples(words, look())::two),
                Sample.screen("replay-files", new ReplaySamples(words, look())::files),
                Sample.sheet(
                        "replay-rounds",
                        RoundsSheet.WIDTH,
                        RoundsSheet.HEIGHT,
                        new ReplaySamples(words, look())::rounds),
                Sample.screen("table-hint", new HintSamples(words, look())::table),
                Sample.sheet(
                        "look-back",
                        LookBackSheet.WIDTH,
                        LookBackSheet.HEIGHT,
                        new HintSamples(words, look())::lookBack),
                Sample.sheet(
                        "look-back-plays",
                        LookBackSheet.WIDTH,
                        LookBackSheet.HEIGHT,
                        new HintSamples(words, look())::allPlays),
                Sample.sheet(
                        "look-back-thinking",
                        LookBackSheet.WIDTH,
                        LookBackSheet.HEIGHT,
                        new HintSamples(words, look())::thinking),
                Sample.screen("guide-tiles", guide::tiles),
                Sample.screen("guide-turn", guide::wrongTry),
                Sample.screen("guide-trick", guide::trick),
                Sample.screen("guide-payment", guide::payment),
                Sample.screen("guide-end", guide::end),
                Sample.sheet("deal", 900, SHEET_HEIGHT, new TableSamples(words, look())::deal),
                Sample.sheet("settlement", SettlementView.WIDTH, SettlementView.HEIGHT, this::settlement),
                Sample.sheet(
                        "settlement-moved", SettlementView.WIDTH, SettlementView.HEIGHT, this::settlementAfterHandOver),
                Sample.sheet("standings", SHEET_WIDTH, SHEET_HEIGHT, () -> standings(true)),
                Sample.sheet("standings-guest", SHEET_WIDTH, SHEET_HEIGHT, () -> standings(false)),
                Sample.sheet("rules", SHEET_WIDTH, SHEET_HEIGHT, this::rules),
                Sample.sheet("knobs", SHEET_WIDTH, SHEET_HEIGHT, this::knobs),
                Sample.screen("card", this::tableWithCard),
                Sample.sheet("card-sheet", CardView.WIDTH, CardView.HEIGHT, () -> card("lai")),
                Sample.sheet("card-ming", CardView.WIDTH, CardView.HEIGHT, () -> card("ming")),
                small("keys", new QuestionWords(words).keys()),
                Sample.sheet("settings", SettingsSheet.WIDTH, SettingsSheet.HEIGHT, this::settings));
    }

    private JComponent invite() {
        return invite("", HandOutState.NOT_OURS, "192.168.1.20:47913", "10.0.0.7:47913");
    }

    private static Sample small(String name, SheetScreen screen) {
        SheetView measured = new SheetView(screen, (act, typed) -> {});
        return Sample.sheet(name, measured.width(), measured.height(), () -> new SheetView(screen, (act, typed) -> {}));
    }

    private SheetScreen leave() {
        return new QuestionWords(words)
                .ending(
                        words.get("leave.title"),
                        words.get("leave.hostText"),
                        words.get("window.leave"),
                        words.get("night.tool"));
    }

    private SheetScreen pin(String problem) {
        return new QuestionWords(words)
                .pin(
                        "Lam’s Friday table",
                        words.get("start.join"),
                        "palace monkey sugar forest thunder lizard",
                        problem);
    }

    /** What needs the most room: the longest caption, a PIN, and the addresses of tunnels and of networks within the machine. */
    private JComponent inviteToTheProgram() {
        return invite(
                "25802580",
                new HandOutState(HandOutState.Stage.ON, "http://192.168.100.120:47914/"),
                "192.168.1.20:47913",
                "10.0.0.7:47913",
                "10.8.0.2:47913",
                "172.17.0.1:47913",
                "172.18.0.1:47913");
    }

    private JComponent invite(String pin, HandOutState handOut, String... addresses) {
        return new InviteSheet(
                InviteScreen.of(words, List.of(addresses), pin, handOut),
                words.get("evening.close"),
                () -> {},
                () -> {});
    }

    private SheetScreen people() {
        return PeopleModel.of(words, barring(Tables.gathering("lai"), "Uncle Lam"))
                .screen();
    }

    private static SessionState barring(SessionState state, String name) {
        return state.with(state.host().withBarred(List.of(name)));
    }

    private SheetScreen otherKey() {
        return new QuestionWords(words)
                .otherKey(
                        "Lam’s Friday table",
                        "palace monkey sugar forest thunder lizard",
                        "window sailor coral marble garden pepper");
    }

    private SheetScreen brokenOff() {
        return new BrokenOffWords(words, ZoneOffset.UTC)
                .screen(
                        "Lam’s Friday table",
                        List.of(new BrokenOffWords.Table(List.of("Lam", "Mei", "Bo"), 3)),
                        Instant.parse("2026-11-20T20:15:00Z"));
    }

    private SheetScreen doctor() {
        return new DoctorWords(words)
                .screen(List.of(
                        new Finding(Finding.Kind.NETWORK, List.of("wlan0", "192.168.1.20")),
                        new Finding(Finding.Kind.TUNNEL, List.of("wg0 10.8.0.2")),
                        new Finding(Finding.Kind.TCP_HOST, List.of("47913", "Lam’s Friday table")),
                        new Finding(Finding.Kind.UDP_TAKEN, List.of("47912")),
                        new Finding(Finding.Kind.HOST_SILENT, List.of("192.168.1.20", "47912")),
                        new Finding(Finding.Kind.TCP_CONNECTED, List.of("192.168.1.20:47913", "2")),
                        new Finding(Finding.Kind.VERSION, List.of("1"))));
    }

    private NightSamples night() {
        return new NightSamples(words, look());
    }

    /** The one with this name. */
    public Sample named(String name) {
        return all().stream()
                .filter(sample -> sample.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The table in mid-trick, with a pair chosen. */
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

    private JComponent table(Tables tables) {
        return new TableView(TableModel.of(words, tables.state()).orElseThrow().screen(), look(), new Quiet());
    }

    private JComponent start() {
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        StartScreen beginner = new StartModel(words).screen(List.of());
        view.show(new StartScreen(
                beginner.deeds(),
                false,
                words.get("start.looking", 3),
                "",
                List.of(
                        game(3, "Lam’s Friday table", "Uncle Lam, Mei", 2, false),
                        game(0, "閣樓", "Bo", 4, false),
                        game(1, "Grandmother’s", "慧玲", 1, true)),
                List.of(new StartScreen.Away(
                        "Bo’s cellar",
                        words.get("start.away", "192.168.1.23:47913"),
                        new StartScreen.Target(new HostAddress("192.168.1.23", 47913), "ab".repeat(32), 0))),
                "",
                "",
                "",
                List.of(new StartScreen.Held(
                        "a",
                        words.get("start.return.title", "Lam’s Friday table"),
                        words.get("start.return.words", "Kit", "20:15")))));
        return view;
    }

    private JComponent startAlone() {
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        view.show(new StartModel(words).screen(List.of()));
        return view;
    }

    /** A host's program was killed, and is started again. */
    private JComponent startAgain() {
        StartModel model = new StartModel(words);
        String night = new BrokenOffWords(words, ZoneOffset.UTC)
                .brief(
                        model.hostName("Kit"),
                        List.of(new BrokenOffWords.Table(List.of("Kit", "Uncle Lam", "慧玲"), 3)),
                        Instant.parse("2026-11-20T20:15:00Z"));
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        view.show(model.screen(
                new StartModel.Who(true, Settings.Begun.HOST, night), List.of(), List.of(), "", "", false, List.of()));
        return view;
    }

    private StartScreen.Game game(int colour, String title, String players, int taken, boolean pin) {
        StartScreen.Way watch =
                new StartScreen.Way(StartScreen.JoinKind.WATCH, OptionalInt.empty(), words.get("start.watch"));
        StartScreen.Way sit = taken == 4
                ? new StartScreen.Way(
                        StartScreen.JoinKind.TAKE_BOT, OptionalInt.of(2), words.get("start.takeSeat", "Bamboo"))
                : new StartScreen.Way(StartScreen.JoinKind.JOIN, OptionalInt.empty(), words.get("start.join"));
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
                pin ? List.of(sit) : List.of(sit, watch),
                new StartScreen.Target(new HostAddress("127.0.0.1", 1), "", 0));
    }

    private JComponent lobby() {
        return lobby(
                Tables.gathering("lai"),
                new HandOutState(HandOutState.Stage.OFF, ""),
                new PageState(PageState.Stage.ON, "http://192.168.100.120:47914/", "http://192.168.100.120:47914/"));
    }

    /** As a guest sees the rules that others are compared with. */
    private JComponent lobbyOfPagat() {
        return lobby(
                Tables.gathering("pagat"),
                new HandOutState(HandOutState.Stage.OFF, ""),
                PageState.of(PageState.Stage.OFF));
    }

    private JComponent phones() {
        PageState on = new PageState(
                PageState.Stage.ON,
                "http://192.168.100.120:47914/",
                "http://192.168.100.120:47914/#k=aq3fxz7mnbv2kd5e");
        return new PhonesSheet(
                LobbyModel.phones(words, on), words.get("invite.pin", "2580"), words.get("evening.close"), () -> {});
    }

    private JComponent lobbyOfAnEvening() {
        return lobby(
                Tables.evening(Tables.gathering("lai")),
                new HandOutState(HandOutState.Stage.ON, "http://192.168.100.120:47914/"),
                PageState.of(PageState.Stage.OFF));
    }

    private JComponent lobby(SessionState state, HandOutState handOut, PageState phones) {
        LobbyView view = new LobbyView(words, new Quiet());
        view.show(LobbyModel.of(words, state)
                .orElseThrow()
                .screen(
                        new Joining(
                                List.of("192.168.100.120:47913", "10.0.0.7:47913"),
                                "palace monkey sugar forest thunder lizard",
                                handOut,
                                phones),
                        RuleSets.DEFAULT_ID,
                        ""));
        return view;
    }

    private JComponent evening() {
        SessionState state = Tables.evening(Tables.gathering("lai"));
        return new EveningSheet(EveningModel.of(words, state).orElseThrow().screen(), () -> {});
    }

    private JComponent settlement() {
        return settlement("");
    }

    /** With the longest of what everybody is to know. */
    private JComponent settlementAfterHandOver() {
        return settlement(words.get("night.hosts.playing", "Uncle Lam"));
    }

    private JComponent settlement(String news) {
        SettlementScreen screen = SettlementModel.of(
                        words, Tables.byChance("lai", CAPTURE).state())
                .orElseThrow()
                .screen(news);
        return new SettlementView(screen, look(), new NoSettlement());
    }

    private JComponent rules() {
        return new RulesSheet(words, TableRules.named("lai"), false, () -> {}).withGuide(() -> {});
    }

    private JComponent knobs() {
        return new KnobsSheet(words, TableRules.named("lai"), rules -> {}, () -> {});
    }

    private JComponent standings(boolean owner) {
        SessionState state = Tables.evening(Tables.over("lai", DEAL));
        TableState table = state.atTable().orElseThrow();
        TablePeople people = new TablePeople(table.mySeat(), owner, table.seats(), 0, List.of());
        return new StandingsSheet(
                StandingsModel.of(words, state.withTable(table.with(people)))
                        .orElseThrow()
                        .screen(),
                new Quiet());
    }

    private JComponent settings() {
        Settings chosen = Settings.FIRST
                .withName("Kit")
                .withColour(2)
                .withLook(Look.FIRST.withDark(theme == Theme.DARK))
                .withAids(Aids.FIRST.withCounting(true));
        return new SettingsSheet(new SettingsModel(words, chosen).screen(), look(), new SettingsInput() {
            @Override
            public void change(UnaryOperator<Settings> change) {
                // Nobody is there to change anything.
            }

            @Override
            public void close() {
                // Nobody is there to close it.
            }
        });
    }

    private JComponent card(String rules) {
        return CardView.sheet(new CardModel(words, TableRules.named(rules)).screen(), look(), new NoCard());
    }

    private JComponent tableWithCard() {
        TableView view = new TableView(
                TableModel.of(words, Tables.dealt("lai", 0, DEAL).state())
                        .orElseThrow()
                        .screen(),
                look(),
                new Quiet());
        view.showBeside(CardView.panel(new CardModel(words, TableRules.named("lai")).screen(), look(), new NoCard()));
        return view;
    }

    private static final class NoCard implements CardInput {
        @Override
        public void close() {
            // Nobody is there to put it away.
        }

        @Override
        public void save(CardFile kind) {
            // Nobody is there to save it.
        }
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
