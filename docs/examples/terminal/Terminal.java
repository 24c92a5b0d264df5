package example;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.tiengow.client.connection.Connector;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.connection.Whereabouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsModel;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.Words;

/**
 * A frontend that prints what a person sees, a line each, and reads lines: the keys of tiles select them or no longer, a letter does
 * what stands beside it, an empty line does what the main button would. {@code Terminal HOST NAME [LANGUAGE]}.
 */
public final class Terminal {
    private final GameSession session;
    private final Words words;
    private final PrintStream out;
    private SessionState state;
    private TableModel table;
    private List<String> shown = List.of();
    private boolean sat;

    /** Sits down at any seat as soon as it is in. */
    public Terminal(GameSession session, Words words, PrintStream out) {
        this.session = session;
        this.words = words;
        this.out = out;
        this.state = session.state();
        session.onUpdate(this::update);
    }

    public static void main(String[] args) throws IOException {
        Locale locale = Locale.forLanguageTag(args.length > 2 ? args[2] : "en");
        Entrance entrance = Entrance.of(HostAddress.parse(args[0]), PlayerKind.PERSON, args[1]);
        Returning returning = Returning.patiently(Whereabouts.WHERE_IT_WAS, KeptSeats.NONE);
        try (GameSession session = new Connector(KnownHosts.ofUser()).returning(returning).open(entrance);
                BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            Terminal terminal = new Terminal(session, Words.of(locale), System.out);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                terminal.read(line.strip());
            }
        }
    }

    private synchronized void update(SessionState next) {
        state = next;
        if (next.isIn() && !sat) {
            sat = true;
            session.sit(0, OptionalInt.empty()).thenAccept(this::answered);
        }
        table = (table == null ? TableModel.of(words, next) : table.with(next)).orElse(null);
        show();
    }

    /** Does what a line says. */
    public synchronized void read(String line) {
        if (table != null && stage() == TableStage.PLAYING) {
            if (!select(line)) {
                table.screen().acts().stream()
                        .filter(act -> line.isEmpty() ? act.main() : letter(act.kind()).equals(line))
                        .findFirst()
                        .ifPresent(act -> play(act.kind()));
            }
        } else if (line.isEmpty() && stage() != null) {
            ready();
        }
        show();
    }

    /** Null while it is at no table. */
    private TableStage stage() {
        return state.atTable().map(at -> at.stage()).orElse(null);
    }

    private boolean select(String keys) {
        List<HandTile> tiles = table.screen().hand().tiles();
        List<String> asked = List.of(keys.split(" +"));
        List<HandTile> chosen = tiles.stream().filter(each -> asked.contains(each.key())).toList();
        chosen.forEach(each -> table = table.toggle(each.tile()));
        return !chosen.isEmpty();
    }

    private void play(ActKind kind) {
        table.play(kind)
                .ifPresentOrElse(
                        play -> {
                            long number = table.decision().orElseThrow().number();
                            table = table.sent();
                            session.play(number, play).thenAccept(this::answered);
                        },
                        () -> table = table.explain(kind));
    }

    private void ready() {
        (stage() == TableStage.MATCH_OVER ? session.again() : session.ready(true)).thenAccept(this::answered);
    }

    private synchronized void answered(Answer answer) {
        if (answer instanceof Answer.Refused refused) {
            out.println(HostWords.of(words, state).sentence(refused));
        }
    }

    /** Prints what is not on the screen yet. */
    private void show() {
        List<String> now = lines();
        now.stream().filter(line -> !line.isEmpty() && !shown.contains(line)).forEach(out::println);
        shown = now;
    }

    private List<String> lines() {
        if (stage() == null) {
            ConnectionStatus now = state.connection();
            return List.of(now.stage().isOver() ? HostWords.of(words).lost(now) : words.get("connection." + now.stage()));
        }
        return switch (stage()) {
            case GATHERING -> LobbyModel.of(words, state).map(this::lobby).orElse(List.of());
            case PLAYING, FAILED -> table == null ? List.of() : table(table.screen());
            case BETWEEN_ROUNDS ->
                SettlementModel.of(words, state).map(model -> settlement(model.screen())).orElse(List.of());
            case MATCH_OVER ->
                StandingsModel.of(words, state).map(model -> standings(model.screen())).orElse(List.of());
        };
    }

    private List<String> lobby(LobbyModel model) {
        LobbyScreen screen = model.screen(List.of(), "", HandOutState.NOT_OURS, RuleSets.DEFAULT_ID, "");
        List<String> lines = new ArrayList<>(List.of(screen.title()));
        screen.seats().forEach(seat -> lines.add(seat.accessible()));
        lines.add(screen.note());
        return lines;
    }

    private static List<String> table(TableScreen screen) {
        List<String> lines = new ArrayList<>(List.of(screen.bar().progress()));
        screen.side().log().forEach(line -> lines.add(line.accessible()));
        screen.seats().forEach(seat -> lines.add(seat.accessible()));
        screen.trick().plays().forEach(play -> lines.add(play.accessible()));
        screen.hand().tiles().forEach(tile -> lines.add(tile.key() + (tile.selected() ? "* " : "  ") + tile.accessible()));
        screen.acts().forEach(act -> lines.add(letter(act.kind()) + "  " + words(act)));
        if (screen.turn() != null) {
            lines.add((screen.turn().head() + " " + screen.turn().task()).strip());
        }
        lines.add(screen.reason() == null ? "" : screen.reason().words());
        return lines;
    }

    private static String words(TableScreen.Act act) {
        return act.enabled() ? act.words() : act.words() + " – " + act.whyNot();
    }

    private static String letter(ActKind kind) {
        return kind == ActKind.DECLINE ? "n" : kind.name().substring(0, 1).toLowerCase(Locale.ROOT);
    }

    private static List<String> settlement(SettlementScreen screen) {
        List<String> lines = new ArrayList<>(List.of(screen.title(), screen.summary()));
        screen.payments().forEach(line -> lines.add(line.title() + " " + line.detail()));
        screen.chips().forEach(row -> lines.add(row.name() + " " + row.changeFigure() + " " + row.now()));
        lines.addAll(screen.next());
        return lines;
    }

    private static List<String> standings(StandingsScreen screen) {
        List<String> lines = new ArrayList<>(List.of(screen.title(), screen.subtitle()));
        screen.rows().forEach(row -> lines.add(row.place() + "  " + row.name() + " " + row.chips()));
        return lines;
    }
}
