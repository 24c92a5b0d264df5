package org.tiengow.app.hosting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.level.Level;
import org.tiengow.client.level.NetworkLevels;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.BrokenOff;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.Successor;
import org.tiengow.host.TablePlan;
import org.tiengow.host.WaitingHost;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.journal.FolderInUse;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.flow.EmbeddedHosts;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.guide.GuideDeal;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.start.BrokenNight;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.web.seat.PhoneTables;

/** The hosts of this program, which run in its own process. */
public final class InProcessHosts implements EmbeddedHosts {
    private static final int OTHERS = 3;

    private final HostEnvironment environment;
    private volatile String name = "-";
    private volatile @Nullable TableFlow table;
    private @Nullable CompletableFuture<HostingOffer> offer;

    public InProcessHosts(HostEnvironment environment) {
        this.environment = environment;
    }

    @Override
    public CompletableFuture<Optional<BrokenNight>> brokenOff() {
        return CompletableFuture.supplyAsync(
                () -> BrokenOff.in(environment.data())
                        .map(night -> new BrokenNight(
                                night.host(),
                                night.pin(),
                                night.tables().stream()
                                        .map(at -> new BrokenNight.Table(at.people(), at.round()))
                                        .toList(),
                                night.last())),
                environment.background());
    }

    @Override
    public CompletableFuture<InProcessHost> open(String hostName, String pin, boolean goesOn) {
        HostSettings settings = HostSettings.named(hostName)
                .with(Door.OPEN.withPin(pin))
                .withData(environment.data())
                .with(goesOn ? ResumePolicy.GO_ON : ResumePolicy.SET_ASIDE);
        return start(settings, InProcessHost.Kind.OPEN, KeptSeats.in(environment.data()));
    }

    @Override
    public CompletableFuture<List<Level>> levels() {
        return CompletableFuture.supplyAsync(() -> NetworkLevels.in(environment.data()), environment.background());
    }

    @Override
    public CompletableFuture<InProcessHost> practice(String hostName, Settings.Practice practice) {
        HostSettings settings =
                settingsOf(hostName, practice.rules(), practice.level()).withData(environment.data());
        return start(settings, InProcessHost.Kind.PRACTICE, KeptSeats.NONE);
    }

    private static HostSettings settingsOf(String hostName, String rules, String level) {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules))
                .withBots(OTHERS, level)
                .with(StartMode.FULL);
        return HostSettings.practice(hostName).with(plan);
    }

    /**
     * Returns the tables that phones open for themselves. Reads the networks.
     *
     * @param hostName the name of each host
     * @param networks the data folder whose networks are levels of bots too; null for none
     */
    public PhoneTables forPhones(String hostName, @Nullable Path networks) {
        List<Level> levels = NetworkLevels.in(networks);
        return new PhoneTables() {
            @Override
            public List<Level> levels() {
                return levels;
            }

            @Override
            public CompletableFuture<InProcessHost> lesson() {
                return InProcessHosts.this.lesson(hostName);
            }

            @Override
            public CompletableFuture<InProcessHost> practice(Settings.Practice chosen) {
                HostSettings settings =
                        settingsOf(hostName, chosen.rules(), chosen.level()).withNetworks(networks);
                return start(settings, InProcessHost.Kind.PRACTICE, KeptSeats.NONE);
            }
        };
    }

    /**
     * Starts a host for one round with given deals, which leaves no record. The bots play without delay, because the lesson sets its own
     * pace.
     */
    @Override
    public CompletableFuture<InProcessHost> lesson(String hostName) {
        TableRules rules = TableRules.named(RuleSets.DEFAULT_ID).with(Parameter.ROUNDS, 1);
        TablePlan plan = TablePlan.oneTable()
                .with(rules)
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "takeBack=no"))
                .withBots(OTHERS, Level.standard().id())
                .with(StartMode.FULL)
                .withDeal(new GivenDeal(GuideDeal.BANKER, GuideDeal.HANDS));
        return start(HostSettings.practice(hostName).with(plan), InProcessHost.Kind.LESSON, KeptSeats.NONE);
    }

    private CompletableFuture<InProcessHost> start(HostSettings settings, InProcessHost.Kind kind, KeptSeats seats) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        InProcessHost.HandoverFailureListener failureListener =
                                new InProcessHost.HandoverFailureListener();
                        return new InProcessHost(
                                Host.start(settings.onHandoverFailure(failureListener)),
                                environment,
                                kind,
                                seats,
                                failureListener);
                    } catch (FolderInUse e) {
                        throw new UncheckedIOException(new AlreadyHosting(e));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                environment.background());
    }

    /**
     * Prepares in the background what others need to know to use this program as their next host. The first call creates the host's key.
     */
    @Override
    public synchronized CompletableFuture<HostingOffer> offer(String hostName) {
        name = hostName;
        CompletableFuture<HostingOffer> made = offer;
        if (made == null || made.isCompletedExceptionally()) {
            made = onThreadOfItsOwn(() -> offer(settings().withPort(freePort())));
            offer = made;
        }
        return made;
    }

    @Override
    public CompletableFuture<InProcessHost> inherit(HandoverRequest asked, String hostName) {
        InProcessHost.HandoverFailureListener failureListener = new InProcessHost.HandoverFailureListener();
        HostSettings settings = settings(hostName).onHandoverFailure(failureListener);
        return onThreadOfItsOwn(() -> inProcess(
                Successor.inherit(asked.token().hex(), asked.addresses(), asked.port(), asked.fingerprint(), settings),
                failureListener));
    }

    @Override
    public void at(@Nullable TableFlow there) {
        table = there;
    }

    @Override
    public CompletableFuture<Opened> open(From from) {
        return offer(name)
                .thenCompose(offered -> onThreadOfItsOwn(() -> {
                    InProcessHost.HandoverFailureListener failureListener = new InProcessHost.HandoverFailureListener();
                    WaitingHost waiting = WaitingHost.open(
                            from.known(),
                            from.rounds(),
                            settings().withPort(offered.port()).onHandoverFailure(failureListener),
                            running());
                    // The future fails when too few voters agree. Then there is nothing to report.
                    CompletableFuture<Void> unused = waiting.host().thenAccept(host -> {
                        InProcessHost inProcess = inProcess(host, failureListener);
                        environment.frontend().execute(() -> begun(inProcess));
                    });
                    return new Opened(waiting.port(), new Token(waiting.ownerToken()), waiting::close);
                }));
    }

    private Optional<Host> running() {
        return Optional.ofNullable(table)
                .flatMap(TableFlow::host)
                .filter(InProcessHost.class::isInstance)
                .map(InProcessHost.class::cast)
                .map(InProcessHost::host);
    }

    private void begun(InProcessHost inProcess) {
        TableFlow there = table;
        if (there == null) {
            inProcess.close();
        } else {
            there.goesOnAt(inProcess);
        }
    }

    private HostSettings settings() {
        return settings(name);
    }

    private HostSettings settings(String hostName) {
        return HostSettings.named(hostName).withWebPort(Limits.PAGE_PORT).withData(environment.data());
    }

    private InProcessHost inProcess(Host host, InProcessHost.HandoverFailureListener failureListener) {
        return new InProcessHost(host, environment, InProcessHost.Kind.OPEN, KeptSeats.NONE, failureListener);
    }

    private static HostingOffer offer(HostSettings settings) throws IOException {
        HostOffer offer = Successor.wouldBe(settings);
        return new HostingOffer(
                Fingerprint.write(offer.getFingerprint().toByteArray()),
                offer.getAddressesList(),
                offer.getPort(),
                offer.getWebPort());
    }

    /**
     * Runs the work on a daemon thread of its own. It may wait for hours, and must neither block other tasks nor keep the program alive.
     */
    static <T> CompletableFuture<T> onThreadOfItsOwn(Callable<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Thread thread = new Thread(
                () -> {
                    try {
                        done.complete(work.call());
                    } catch (Exception failure) {
                        done.completeExceptionally(failure);
                    }
                },
                "tiengow-hosting");
        thread.setDaemon(true);
        thread.start();
        return done;
    }

    /** Returns the default port, or any free one if another program has it. Clients must find the host at the port that was offered. */
    private static int freePort() throws IOException {
        try (ServerSocket usual = new ServerSocket(Limits.DEFAULT_PORT)) {
            return usual.getLocalPort();
        } catch (IOException taken) {
            try (ServerSocket any = new ServerSocket(0)) {
                return any.getLocalPort();
            }
        }
    }
}
