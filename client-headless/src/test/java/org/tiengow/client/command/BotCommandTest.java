package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.discovery.LoopbackSearch;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.client.network.Shape;
import org.tiengow.client.online.ScriptedHost;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

class BotCommandTest {
    private static final LoopbackSearch NOWHERE = new LoopbackSearch(9);

    private final ScriptedHost host = new ScriptedHost();

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void joinsAsOftenAsAskedAndStaysUntilTheHostEnds() {
        CompletableFuture<CommandRun> run = CompletableFuture.supplyAsync(() -> CommandRun.of(
                new BotCommand(NOWHERE, () -> KnownHosts.NONE),
                "--host",
                host.address().toString(),
                "--table",
                "3",
                "--level",
                "random",
                "--name",
                "Robot",
                "--count",
                "2"));
        await().until(() -> host.heard(MessageCase.SIT).size() == 2);
        assertThat(host.heard(MessageCase.SIT)).allMatch(sit -> sit.getSit().getTable() == 3);
        assertThat(host.heard(MessageCase.HELLO)).allSatisfy(hello -> {
            assertThat(hello.getHello().getName()).isEqualTo("Robot");
            assertThat(hello.getHello().getKind()).isEqualTo(Kind.KIND_BOT);
        });
        assertThat(run).isNotDone();
        host.say(HostMessage.newBuilder()
                .setClosing(Closing.newBuilder()
                        .setReason(CloseReason.CLOSE_REASON_HOST_ENDS)
                        .setSentence("Good night."))
                .build());

        await().until(run::isDone);
        assertThat(run.join().exit()).isZero();
        assertThat(run.join().err()).isEmpty();
        assertThat(run.join().out().lines()).containsExactly("Good night.", "Good night.");
    }

    @Test
    void saysWhenItHasSatDown() {
        ScriptedTable table = new ScriptedTable(TableRules.named("pagat"), 4, 7);
        host.on(
                MessageCase.SIT,
                message -> List.of(
                        ScriptedHost.granted(message),
                        HostMessage.newBuilder().setTable(table.updateFor(2)).build(),
                        HostMessage.newBuilder()
                                .setClosing(Closing.newBuilder()
                                        .setReason(CloseReason.CLOSE_REASON_HOST_ENDS)
                                        .setSentence("Good night."))
                                .build()));
        CommandRun run = CommandRun.of(
                new BotCommand(NOWHERE, () -> KnownHosts.NONE),
                "--host",
                host.address().toString(),
                "--level",
                "random",
                "--name",
                "Robot");

        assertThat(run.out().lines().toList().get(0)).isEqualTo("Mei sits at seat 2, Kitchen.");
    }

    @Test
    void aRefusedSeatIsAFailureInOneSentence() {
        host.on(MessageCase.SIT, BotCommandTest::full);
        CommandRun run = CommandRun.of(
                new BotCommand(NOWHERE, () -> KnownHosts.NONE),
                "--host",
                host.address().toString());

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEqualToIgnoringNewLines("No seat is free.");
        assertThat(host.heard(MessageCase.HELLO).get(0).getHello().getName()).isEqualTo("steady");
    }

    @Test
    void aNetworkIsCalledBotHoweverLongItsPath(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a-network-with-a-long-name.network");
        try (OutputStream stream = Files.newOutputStream(file)) {
            Network network = Network.fresh(new Shape(FeatureEncoder.COUNT, 2, 2), 1);
            new NetworkFile(network, Map.of()).write(stream);
        }
        host.on(MessageCase.SIT, BotCommandTest::full);
        CommandRun.of(
                new BotCommand(NOWHERE, () -> KnownHosts.NONE),
                "--host",
                host.address().toString(),
                "--level",
                "network:" + file);

        assertThat(host.heard(MessageCase.HELLO).get(0).getHello().getName()).isEqualTo("bot");
    }

    @Test
    void nobodyThereIsAFailureInOneSentence() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        CommandRun run = CommandRun.of(new BotCommand(NOWHERE, () -> KnownHosts.NONE), "--host", "127.0.0.1:" + free);

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEqualToIgnoringNewLines("No one answers at 127.0.0.1:" + free + ".");
    }

    @ParameterizedTest
    @CsvSource({
        "'', --host",
        "--host a --find b, mutually exclusive",
        "--host :5, is not an address",
        "--host a:0, A port is a number",
        "--host a --level genius, There is no level \"genius\"",
        "--host a --level random --exec x, mutually exclusive",
        "--host a --jar x.jar, --class",
        "--host a --count 0, --count must be from 1 to 100.",
        "--host a --count 101, --count must be from 1 to 100.",
        "--host a --table -1, --table must be 0 or more.",
        "--host a --fingerprint 12, A fingerprint has 64 hexadecimal digits.",
        "--host a --trust, --trust needs the key to trust",
        "--host a --seat 1, Unknown option",
    })
    void wrongUsageIsTwoAndSaysWhat(String words, String sentence) {
        CommandRun run = CommandRun.of(
                new BotCommand(NOWHERE, () -> KnownHosts.NONE), words.isEmpty() ? new String[0] : words.split(" "));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(sentence).doesNotContain("\tat ");
    }

    private static List<HostMessage> full(ClientMessage sit) {
        return List.of(HostMessage.newBuilder()
                .setRefused(Refused.newBuilder()
                        .setRequest(sit.getRequest())
                        .setReason(RefusalReason.REFUSAL_REASON_TABLE_FULL)
                        .setSentence("No seat is free."))
                .build());
    }
}
