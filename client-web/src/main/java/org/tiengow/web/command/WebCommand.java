package org.tiengow.web.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.command.JoiningCommand;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.discovery.HostSearch;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.web.page.WebPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that serves a page for a host elsewhere until it is interrupted. */
@Command(
        name = "web",
        description = {
            "Serves a page for phones' browsers, for a host that runs on another machine or in another program.",
            "The first line of the output is READY and a JSON object with the address of the page. People who sit down through it",
            "sit at that host, even if their phones cannot reach it. Ctrl-C closes the page; the host keeps the seats."
        })
public final class WebCommand extends JoiningCommand {
    private static final Logger LOG = LoggerFactory.getLogger(WebCommand.class);
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final Duration MEETING = Duration.ofSeconds(20);
    private static final int LAST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description =
                    "The TCP port of the page (${DEFAULT-VALUE}); 0 for any free one. If it is in use, a free one is taken.")
    private int port = Limits.PAGE_PORT;

    @Option(
            names = "--tls",
            description = {
                "Serve the page by HTTPS, with a certificate of this machine's own, which browsers warn about. At a host with a",
                "PIN, the PIN can be typed into the page only with this."
            })
    private boolean tls;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where the certificate for --tls is kept (the data folder of this user).")
    private @Nullable Path data;

    /** Creates the command, which searches the local network for a host given by its name. */
    public WebCommand() {
        this(HostSearch.LOCAL_NETWORK, KnownHosts::ofUser);
    }

    WebCommand(HostSearch search, Supplier<KnownHosts> knownHosts) {
        super(search, knownHosts);
    }

    @Override
    public Integer call() {
        require(
                port >= 0 && port <= LAST_PORT,
                "--port must be a number from 0 to " + LAST_PORT + ", not " + port + ".");
        return atHost(PlayerKind.SPECTATOR, WebPage.NAME, this::meetAndServe);
    }

    private int meetAndServe(JoinTarget host) {
        SessionState met = meet(host);
        if (met.connection().stage() != ConnectionStatus.Stage.IN) {
            Problem problem = met.connection().problem();
            HostWords words = HostWords.of(Words.of(Locale.ENGLISH));
            return fail(problem == null ? "The host does not answer." : words.problem(problem));
        }
        // Pins the host's key, so that no other host at this address is accepted later.
        return serve(host.withFingerprint(met.host().fingerprint()));
    }

    private int serve(JoinTarget host) {
        try (WebPage page = WebPage.open(
                host,
                port,
                tls ? Optional.of(HostTls.in(data == null ? DataFolder.ofUser() : data)) : Optional.empty(),
                null,
                HouseRules.NONE)) {
            Runtime.getRuntime().addShutdownHook(new Thread(page::close, "tiengow-page-ends")); // Ctrl-C
            String ip = LocalAddresses.all().get(0);
            JsonObject ready = new JsonObject();
            ready.addProperty("web", page.address(ip));
            say("READY " + GSON.toJson(ready));
            LOG.info("Phones join in a browser, at {}", page.invitation(ip));
            new CountDownLatch(1).await(); // blocks until the program is ended from outside
            return 0;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return 0;
        } catch (IOException failure) {
            return fail(String.valueOf(failure.getMessage()));
        }
    }

    /** Connects to the host, and returns the state in which the session is inside or has failed. */
    private SessionState meet(JoinTarget joinTarget) {
        GameSession session = new Connector(believed()).open(joinTarget);
        try {
            CompletableFuture<SessionState> settled = new CompletableFuture<>();
            session.onUpdate(state -> {
                ConnectionStatus.Stage stage = state.connection().stage();
                if (stage.isOver() || stage == ConnectionStatus.Stage.IN) {
                    settled.complete(state);
                }
            });
            return settled.get(MEETING.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException slow) {
            return session.state();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return session.state();
        } finally {
            session.close();
        }
    }
}
