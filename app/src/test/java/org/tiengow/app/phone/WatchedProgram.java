package org.tiengow.app.phone;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.tiengow.app.phone.ConnectionView.Kind;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.discovery.LocalHostLocator;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.presentation.flow.Frontend;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.UserContext;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;
import org.tiengow.presentation.words.Words;

/**
 * The window's session and flow without the window, as a process of its own: sits down at {@code ADDRESS} as {@code NAME} with the data
 * folder {@code FOLDER}, and prints what the screen says until its input ends.
 */
final class WatchedProgram implements Frontend {
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
    private final ConnectionView.Printer printer = new ConnectionView.Printer();

    private WatchedProgram() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[2]);
        Connector connector = new Connector(KnownHosts.in(folder))
                .returning(ReconnectPolicy.patiently(new LocalHostLocator(), KeptSeats.NONE))
                .showing(IdentityStore.in(folder));
        JoinTarget target = JoinTarget.of(HostAddress.parse(args[0]), PlayerKind.PERSON, args[1]);
        UserContext user = UserContext.unknown(Words.of(Locale.ENGLISH));
        WatchedProgram program = new WatchedProgram();
        TableFlow flow = new TableFlow(program, user, connector::open, target, Wish.ANY_SEAT, null, null);
        System.in.readAllBytes();
        CompletableFuture.runAsync(flow::close, program.thread).join();
        System.exit(0);
    }

    @Override
    public void show(ViewState now) {
        printer.show(now.main() instanceof ViewState.Round round ? at(round.screen()) : Kind.ELSEWHERE);
    }

    private static Kind at(TableScreen screen) {
        boolean isLost =
                screen.banner() != null && screen.banner().ways().stream().anyMatch(way -> way.kind() == WayKind.RETRY);
        return isLost ? Kind.LOST : Kind.TABLE;
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
}
