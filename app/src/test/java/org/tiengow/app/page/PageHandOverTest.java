package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.discovery.LocalHostLocator;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.Successor;
import org.tiengow.host.TablePlan;
import org.tiengow.host.WaitingHost;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.web.page.WebPage;

/** The night goes to another player's machine while somebody sits at it through a page. */
@DisplayName("A browser whose night goes on at another host")
@Tag("slow")
class PageHandOverTest {
    private static final int MOVED = 4002;

    private final List<WebPage> opened = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        opened.forEach(WebPage::close);
    }

    @Test
    @DisplayName("is led to the page of the new host, and plays on there in the same seat")
    void isLedThere() throws Exception {
        int port = freePort();
        try (Host first = Host.start(settings("Mei", 47_914));
                WebPage page = WebPage.open(first.port(), "", 0, Optional.empty(), null);
                GameSessions people = new GameSessions(folder)) {
            GameSession mei = people.sit(first, "Mei", new Token(first.ownerToken()), OwnHost.NONE);
            GameSession kit = people.sit(first, "Kit", Token.NONE, OwnHost.NONE);
            PagePlayer ana = new PagePlayer();
            PageVisitor before = ana.at(PageVisitor.opens(page.port()).enters("Ana"));
            await().until(() -> ana.decided.size() > 2);
            int seat = ana.seat;

            CompletableFuture<HandoverRequest> asked = new CompletableFuture<>();
            CompletableFuture<Host> inherited = asked.thenApplyAsync(door -> inherit(door, port));
            kit.onUpdate(
                    state -> Optional.ofNullable(state.succession().takeOver()).ifPresent(asked::complete));
            kit.offerHost(Optional.of(new HostingOffer("07".repeat(32), List.of("127.0.0.1"), 47_913, port)));
            int heir = kit.state().atTable().orElseThrow().mySeat();
            await().until(() -> mei.state().succession().handover().canHost().contains(heir));
            CompletableFuture<Void> closed =
                    first.handedOver().thenRunAsync(page::close); // as a program that only hosts
            assertThat(mei.handOver(heir, true).get()).isInstanceOf(Answer.Granted.class);
            try (Host second = inherited.get()) {
                before.waits(message -> message.toString().contains("Kit is the host now"));
                assertThat(before.isOpen())
                        .as("nobody is sent to a door that is not open yet")
                        .isTrue();
                WebPage there = WebPage.open(second.port(), "", port, Optional.empty(), null);
                opened.add(there);
                assertThat(before.ended()).isEqualTo(MOVED);
                assertThat(before.reason()).endsWith(":" + port + "/");
                closed.join();
                first.close();
                ana.at(PageVisitor.returns(there.port(), ana.kept));
                ana.ended.get();
                assertThat(ana.seat).isEqualTo(seat);
                assertThat(ana.wrong).isEmpty();
            }
        }
    }

    @Test
    @DisplayName("knows beforehand where that could be, and plays on there in the same seat when the old one is gone")
    void findsItsWay() throws Exception {
        int port = freePort();
        Heir heir = new Heir(settings("Kit", port));
        try (GameSessions people = new GameSessions(folder)) {
            PagePlayer ana = new PagePlayer();
            try (Host first = Host.start(settings("Mei", 0));
                    WebPage page = WebPage.open(first.port(), "", 0, Optional.empty(), null)) {
                GameSession kit = people.sit(first, "Kit", Token.NONE, heir);
                GameSession bo = people.sit(first, "Bo", Token.NONE, OwnHost.NONE);
                heir.offers(kit, port);
                PageVisitor before = ana.at(PageVisitor.opens(page.port()).enters("Ana"));
                before.waits(message -> message.has("doors")
                        && message.getAsJsonObject("doors")
                                .get("Kit")
                                .getAsString()
                                .equals("http://127.0.0.1:" + port + "/"));
                await().until(() -> ana.decided.size() > 2);
            }
            int seat = ana.seat;
            for (GameSession each : people.all()) {
                await().until(() -> Optional.ofNullable(each.state().failoverQuestion())
                        .map(FailoverQuestion::canAgree)
                        .orElse(false));
            }
            for (GameSession each : people.all()) {
                assertThat(each.agree().get()).isInstanceOf(Answer.Granted.class);
            }
            try (Host second = heir.host.get();
                    WebPage there = WebPage.open(second.port(), "", port, Optional.empty(), null)) {
                ana.isDealtAnew();
                ana.at(PageVisitor.returns(there.port(), ana.kept));
                ana.ended.get();
                assertThat(ana.seat).isEqualTo(seat);
                assertThat(ana.wrong).isEmpty();
            }
        }
    }

    /** A program at which the night can go on. */
    private static final class Heir implements OwnHost {
        final CompletableFuture<Host> host = new CompletableFuture<>();
        private final HostSettings settings;

        Heir(HostSettings settings) throws IOException {
            this.settings = settings.withPort(freePort());
        }

        void offers(GameSession person, int webPort) throws Exception {
            String fingerprint = Fingerprint.write(HostTls.in(settings.data()).fingerprint());
            person.offerHost(Optional.of(new HostingOffer(fingerprint, List.of("127.0.0.1"), settings.port(), webPort)))
                    .get();
        }

        @Override
        public CompletableFuture<Opened> open(From from) {
            return CompletableFuture.supplyAsync(() -> {
                try {
                    WaitingHost waiting = WaitingHost.open(from.known(), from.rounds(), settings, Optional.empty());
                    waiting.host().thenAccept(host::complete);
                    return new Opened(waiting.port(), new Token(waiting.ownerToken()), waiting::close);
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            });
        }
    }

    private Host inherit(HandoverRequest asked, int port) {
        try {
            return Successor.inherit(
                    asked.token().hex(), asked.addresses(), asked.port(), asked.fingerprint(), settings("Kit", port));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private HostSettings settings(String name, int webPort) {
        var options = TableOption.with(
                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"), "grace=60");
        return HostSettings.named(name + " hosts")
                .withPort(0)
                .withWebPort(webPort)
                .withData(folder.resolve("host-" + name))
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(TablePlan.oneTable()
                        .with(TableRules.named("basic").with(Parameter.ROUNDS, 5))
                        .with(options)
                        .withBots(1, "random")
                        .with(StartMode.FULL));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** People at windows of their own, who play by themselves. */
    private record GameSessions(Path folder, List<GameSession> all) implements AutoCloseable {
        GameSessions(Path folder) {
            this(folder, new ArrayList<>());
        }

        GameSession sit(Host host, String name, Token owner, OwnHost own) {
            GameSession session = new Connector(KnownHosts.NONE)
                    .showing(IdentityStore.in(folder.resolve(name)))
                    .hosting(own)
                    .returning(ReconnectPolicy.patiently(new LocalHostLocator(), KeptSeats.NONE)
                            .withGone(Duration.ofMillis(500))
                            .withRest(Duration.ofSeconds(1)))
                    .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                            .withFingerprint(host.fingerprint().orElseThrow())
                            .withOwnerToken(owner));
            all.add(session);
            await().until(() -> session.state().isIn());
            session.sit(0, OptionalInt.empty());
            session.onUpdate(state -> state.decision().ifPresent(decision -> session.play(decision.number(), 0)));
            return session;
        }

        @Override
        public void close() {
            all.forEach(GameSession::close);
        }
    }
}
