package example;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.presentation.flow.Frontend;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.StandingsScreen;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.words.InputModality;
import org.tiengow.presentation.words.Words;

/**
 * A frontend that prints what a person sees, a line each, and reads lines: the keys of tiles select them or no longer, a letter does
 * what stands beside it, an empty line does what the main button would. {@code Terminal HOST NAME [LANGUAGE]}.
 */
public final class Terminal implements Frontend {
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread daemon = new Thread(work, "terminal");
        daemon.setDaemon(true);
        return daemon;
    });
    private final PrintStream out;
    private final TableFlow flow;
    private ViewState shown = ViewState.only(new ViewState.OnTheWay(""));
    private List<String> printed = List.of();

    /** Sits down at any seat as soon as it is in. */
    public Terminal(Function<JoinTarget, GameSession> door, JoinTarget target, Words words, PrintStream out) {
        this.out = out;
        this.flow = new TableFlow(this, UserContext.unknown(words.on(InputModality.TEXT)), door, target, Wish.ANY_SEAT, null, null);
    }

    public static void main(String[] args) throws IOException {
        Locale locale = Locale.forLanguageTag(args.length > 2 ? args[2] : "en");
        JoinTarget target = JoinTarget.of(HostAddress.parse(args[0]), PlayerKind.PERSON, args[1]);
        Connector connector = new Connector(KnownHosts.ofUser())
                .returning(ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE));
        Terminal terminal = new Terminal(connector::open, target, Words.of(locale), System.out);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                terminal.read(line.strip());
            }
        }
        CompletableFuture.runAsync(terminal.flow::close, terminal.thread).join();
    }

    /** Does what a line says. */
    public void read(String line) {
        CompletableFuture.runAsync(() -> act(line), thread).join();
    }

    private void act(String line) {
        if (shown.sheet().isPresent()) {
            if (line.isEmpty()) {
                answer(shown.sheet().get());
            }
        } else if (shown.main() instanceof ViewState.Lobby lobby && line.isEmpty()) {
            lobby.screen().acts().stream().filter(LobbyScreen.Act::main).findFirst().ifPresent(act -> flow.lobby().act(act.kind()));
        } else if (shown.main() instanceof ViewState.Round round && !select(round.screen(), line)) {
            round.screen().acts().stream()
                    .filter(act -> line.isEmpty() ? act.main() : letter(act.kind()).equals(line))
                    .findFirst()
                    .ifPresent(act -> flow.round().act(act.kind()));
        }
    }

    private void answer(ViewState.Over sheet) {
        if (sheet instanceof ViewState.Settled settled) {
            settled.screen().choices().stream().filter(SettlementScreen.Choice::main).findFirst()
                    .ifPresent(choice -> flow.end().choose(choice.kind()));
        } else if (sheet instanceof ViewState.Ended) {
            flow.end().again();
        } else if (sheet instanceof ViewState.Asked asked) {
            flow.answer(asked.screen().name(), asked.screen().acts().stream().filter(act -> act.kind() == SheetScreen.Weight.MAIN)
                    .findFirst().map(SheetScreen.Act::id).orElse(asked.screen().away()));
        }
    }

    private boolean select(TableScreen screen, String keys) {
        List<String> asked = List.of(keys.split(" +"));
        return screen.hand().tiles().stream()
                        .filter(each -> asked.contains(each.key()))
                        .peek(each -> flow.round().toggle(each.tile()))
                        .count()
                > 0;
    }

    @Override
    public void show(ViewState now) {
        shown = now;
        List<String> lines = now.sheet().map(Terminal::lines).orElseGet(() -> lines(now.main()));
        lines.stream().filter(line -> !line.isEmpty() && !printed.contains(line)).forEach(out::println);
        printed = lines;
    }

    @Override
    public void later(Runnable work) {
        thread.execute(work);
    }

    @Override
    public Runnable after(Duration time, Runnable work) {
        Future<?> waiting = thread.schedule(work, time.toMillis(), TimeUnit.MILLISECONDS);
        return () -> waiting.cancel(false);
    }

    private static List<String> lines(ViewState.Whole main) {
        if (main instanceof ViewState.Round round) {
            return table(round.screen());
        } else if (main instanceof ViewState.Lobby lobby) {
            return lobby(lobby.screen());
        }
        return List.of(main instanceof ViewState.OnTheWay on ? on.words() : main instanceof ViewState.StrangeKey key ? key.why() : ((ViewState.Left) main).why());
    }

    private static List<String> lines(ViewState.Over sheet) {
        if (sheet instanceof ViewState.Settled settled) {
            return settlement(settled.screen());
        }
        return sheet instanceof ViewState.Ended ended ? standings(ended.screen()) : small(((ViewState.Asked) sheet).screen());
    }

    private static List<String> lobby(LobbyScreen screen) {
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
        List<String> lines = new ArrayList<>(List.of(screen.title(), screen.summary(), screen.shuffle() == null ? "" : screen.shuffle().words()));
        screen.payments().forEach(line -> lines.add(line.title() + " " + line.detail()));
        screen.chips().forEach(row -> lines.add(row.name() + " " + row.changeFigure() + " " + row.now()));
        lines.addAll(screen.next());
        return lines;
    }

    private static List<String> small(SheetScreen screen) {
        List<String> lines = new ArrayList<>(List.of(screen.title()));
        screen.parts().stream().filter(SheetScreen.Text.class::isInstance).forEach(part -> lines.add(((SheetScreen.Text) part).words()));
        return lines;
    }

    private static List<String> standings(StandingsScreen screen) {
        List<String> lines = new ArrayList<>(List.of(screen.title(), screen.subtitle()));
        screen.rows().forEach(row -> lines.add(row.place() + "  " + row.name() + " " + row.chips()));
        return lines;
    }
}
