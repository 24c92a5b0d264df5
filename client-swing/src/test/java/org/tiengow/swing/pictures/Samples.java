package org.tiengow.swing.pictures;

import java.awt.Component;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import org.tiengow.client.doctor.Finding;
import org.tiengow.client.level.Level;
import org.tiengow.client.session.SessionState;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.history.HistorySheets;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.settings.Look;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsModel;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.sheet.AboutModel;
import org.tiengow.presentation.sheet.DoctorWords;
import org.tiengow.presentation.sheet.PracticeModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.ShuffleWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.card.CardInput;
import org.tiengow.swing.view.card.CardView;
import org.tiengow.swing.view.lobby.HouseTitleSheet;
import org.tiengow.swing.view.lobby.InviteSheet;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.lobby.PhonesSheet;
import org.tiengow.swing.view.night.NightSheet;
import org.tiengow.swing.view.paper.CardFile;
import org.tiengow.swing.view.replay.RoundsSheet;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.settings.SettingsInput;
import org.tiengow.swing.view.settings.SettingsSheet;
import org.tiengow.swing.view.settlement.LookBackSheet;
import org.tiengow.swing.view.settlement.SettlementView;
import org.tiengow.swing.view.sheet.SheetView;
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
    /** Width of the standings with the leaders of the night. */
    private static final int NIGHT_WIDTH = 1056;

    private static final int SHEET_HEIGHT = 704;
    /** A round of chance that ends with a capture of the reader's Little Three. */
    private static final long CAPTURE = 15_479;

    private final Words words;
    private final Theme theme;

    /** The screens in this language and this theme, which must be on. */
    public Samples(Words words, Theme theme) {
        this.words = words;
        this.theme = theme;
        Type.speak(words.locale());
    }

    /** All there are: who makes a screen adds a line here, and pictures and checks cover it. */
    public List<Sample> all() {
        StartSamples start = new StartSamples(words, theme);
        LobbySamples lobby = new LobbySamples(words);
        HouseSamples house = new HouseSamples(words);
        GuideSamples guide = new GuideSamples(words, look());
        StandingsSamples standings = new StandingsSamples(words);
        return List.of(
                Sample.screen("start", start::games),
                Sample.screen("start-alone", start::alone),
                Sample.screen("start-again", start::again),
                Sample.screen("lobby", lobby::usual),
                Sample.screen("lobby-pagat", lobby::ofPagat),
                Sample.sheet("phones", PhonesSheet.LARGE, PhonesSheet.LARGE, lobby::phones),
                Sample.screen("lobby-night", lobby::ofANight),
                Sample.screen("lobby-many", lobby::ofMany),
                Sample.screen("lobby-rules", lobby::rules),
                Sample.screen("lobby-guest", lobby::ofGuest),
                Sample.screen("lobby-watch", lobby::ofSpectator),
                small("seating", lobby.seating()),
                small("next-seats", lobby.nextSeats()),
                small("next-tables", lobby.nextTables()),
                small("move-person", lobby.movePerson()),
                small("going", lobby.going()),
                Sample.sheet("night", NightSheet.WIDTH, NightSheet.HEIGHT, lobby::night),
                Sample.sheet("night-settled", NightSheet.WIDTH, NightSheet.HEIGHT, lobby::nightSettled),
                Sample.sheet("night-refused", NightSheet.WIDTH, NightSheet.HEIGHT, lobby::nightRefused),
                Sample.sheet("night-guest", NightSheet.WIDTH, NightSheet.HEIGHT, lobby::nightForGuest),
                Sample.sheet("invite", InviteSheet.WIDTH, InviteSheet.HEIGHT, lobby::invite),
                Sample.sheet("invite-program", InviteSheet.WIDTH, InviteSheet.HEIGHT, lobby::inviteToTheProgram),
                small("host-pin", new QuestionWords(words).hostPin(true)),
                small("practice", new PracticeModel(words, Level.builtIn(), Settings.Practice.FIRST).screen()),
                small("doctor", doctor()),
                small("friend", new QuestionWords(words).friend()),
                small("people", lobby.people()),
                small("broken-off", start.brokenOff()),
                small("other-key", start.otherKey()),
                small("leave", leave()),
                small("pin", start.pin("")),
                small("pin-wrong", start.pin(words.get("host.WRONG_PIN"))),
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
                Sample.screen("table-left-out", new TableSamples(words, look())::leftOut),
                Sample.screen("table-alarm", new TableSamples(words, look())::alarm),
                small("shuffle-alarm", alarm()),
                Sample.screen("table-pause", new TableSamples(words, look())::pause),
                Sample.screen("table-reactions", new TableSamples(words, look())::reactions),
                Sample.screen("table-pause-wished", new TableSamples(words, look())::pauseWished),
                Sample.screen("table-take-back-asked", new TableSamples(words, look())::takeBackAsked),
                Sample.screen("table-taking-back", new TableSamples(words, look())::takingBack),
                Sample.screen("table-night-goes", night()::going),
                Sample.screen("table-night-gone", night()::gone),
                small("go-on", night().failoverQuestion()),
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
                Sample.screen("history", new HistorySamples(words)::nights),
                Sample.screen("history-none", new HistorySamples(words)::none),
                Sample.screen("history-people", new HistorySamples(words)::people),
                Sample.screen("history-night", new HistorySamples(words)::night),
                Sample.screen("history-person", new HistorySamples(words)::person),
                small("history-join", new HistorySamples(words).join()),
                small("history-rename", new HistorySheets(words).rename("Mei", true)),
                small("history-delete", new HistorySheets(words).delete()),
                Sample.sheet(
                        "replay-rounds",
                        RoundsSheet.WIDTH,
                        RoundsSheet.HEIGHT,
                        new ReplaySamples(words, look())::rounds),
                Sample.screen("table-ahead", new HintSamples(words, look())::ahead),
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
                Sample.sheet(
                        "settlement-alarm", SettlementView.WIDTH, SettlementView.HEIGHT, this::settlementWithAlarm),
                Sample.sheet("standings", NIGHT_WIDTH, SHEET_HEIGHT, () -> standings.ofNight(true)),
                Sample.sheet("standings-guest", NIGHT_WIDTH, SHEET_HEIGHT, () -> standings.ofNight(false)),
                Sample.sheet("standings-first", SHEET_WIDTH, SHEET_HEIGHT, standings::first),
                Sample.sheet("standings-reactions", NIGHT_WIDTH, SHEET_HEIGHT, standings::reactions),
                Sample.sheet("standings-counting", NIGHT_WIDTH, SHEET_HEIGHT, standings::counting),
                Sample.sheet("standings-won", NIGHT_WIDTH, SHEET_HEIGHT, standings::won),
                Sample.sheet("rules", SHEET_WIDTH, SHEET_HEIGHT, this::rules),
                Sample.sheet("knobs", KnobsSheet.WIDTH, KnobsSheet.HEIGHT, house::knobs),
                Sample.sheet("knobs-contradiction", KnobsSheet.WIDTH, KnobsSheet.HEIGHT, house::contradiction),
                Sample.sheet("house-title", HouseTitleSheet.WIDTH, HouseTitleSheet.HEIGHT, house::title),
                Sample.screen("card", this::tableWithCard),
                Sample.sheet("card-sheet", CardView.WIDTH, CardView.HEIGHT, () -> card("lai")),
                Sample.sheet("card-play", CardView.WIDTH, CardView.HEIGHT, () -> secondPage(card("lai-civil"))),
                Sample.sheet("card-ming", CardView.WIDTH, CardView.HEIGHT, () -> card("ming")),
                Sample.sheet("card-ming-play", CardView.WIDTH, CardView.HEIGHT, () -> secondPage(card("ming"))),
                small("keys", new QuestionWords(words).keys()),
                small("about", new AboutModel(words, "Tien Gow 1.0.0").screen()),
                small(
                        "licence",
                        new AboutModel(words, "Tien Gow 1.0.0")
                                .after("licence-0")
                                .orElseThrow()),
                Sample.sheet("settings", SettingsSheet.WIDTH, SettingsSheet.HEIGHT, this::settings));
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

    private SheetScreen doctor() {
        return new DoctorWords(words)
                .screen(List.of(
                        new Finding(Finding.Kind.NETWORK, List.of("wlan0", "192.168.1.20")),
                        new Finding(Finding.Kind.TUNNEL, List.of("wg0 10.8.0.2")),
                        new Finding(Finding.Kind.TCP_HOST, List.of("47913", Cast.named("Lam’s Friday table"))),
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

    private JComponent settlement() {
        return settlement("");
    }

    private JComponent settlementWithAlarm() {
        SettlementScreen screen = SettlementModel.of(words, TableSamples.alarmed(Tables.byChance("lai", CAPTURE)))
                .orElseThrow()
                .screen();
        return new SettlementView(screen, look(), new NoSettlement());
    }

    /** All kinds of meanings at once: the longest there is. */
    private SheetScreen alarm() {
        SessionState state = TableSamples.alarmed(Tables.byChance("lai", CAPTURE));
        ShuffleWords shuffle = ShuffleWords.of(words, state, state.atTable().orElseThrow());
        return new QuestionWords(words).shuffleAlarm(shuffle.alarms(), shuffle.meanings());
    }

    /** With the longest of what everybody is to know. */
    private JComponent settlementAfterHandOver() {
        return settlement(words.get("night.hosts.playing", Cast.named("Uncle Lam")));
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

    private JComponent settings() {
        Settings chosen = Settings.FIRST
                .withName(Cast.named("Kit"))
                .withColour(2)
                .withLook(Look.FIRST.withDark(theme == Theme.DARK))
                .withAssistance(Assistance.FIRST.withCounting(true));
        return new SettingsSheet(new SettingsModel(words, chosen).screen(), look(), new SettingsInput() {
            @Override
            public void change(UnaryOperator<Settings> change) {
                // Nobody is there to change anything.
            }

            @Override
            public void about() {
                // Nobody is there to read it.
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

    private static JComponent secondPage(JComponent card) {
        for (Component part : card.getComponents()) {
            if (part instanceof Segment segment && "card-page-play".equals(segment.getName())) {
                segment.setSelected(true);
            } else if (part instanceof JComponent inner) {
                secondPage(inner);
            }
        }
        return card;
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
