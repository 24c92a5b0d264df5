package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.StubbornPlayer.Moment;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.TableOptions;

/**
 * Matches of people whose connections are cut all the time, beside the same matches undisturbed. Short by default;
 * {@code -Dcuts.each=100} cuts each rule set so often.
 */
@DisplayName("Connections that are cut")
@Tag("slow")
class CutConnectionsTest {
    private static final int EACH = Integer.getInteger("cuts.each", 6);
    private static final long SEED = Long.getLong("cuts.seed", System.nanoTime());
    private static final int MINUTES = 10;

    /** A round's updates for one seat have some hundred thousand bytes. */
    private static final int BYTES_BETWEEN_CUTS = 60_000;

    private static final double CUT_DECISIONS = 0.12;
    private static final int CUTS_A_ROUND = 12;

    private static final Map<Moment, Integer> MOMENTS = new EnumMap<>(Moment.class);

    private final EventLoopGroup loops =
            new MultiThreadIoEventLoopGroup(2, new DefaultThreadFactory("people", true), NioIoHandler.newFactory());

    private int cuts;

    @TempDir
    private Path data;

    static Stream<String> ruleSets() {
        List<String> ids = RuleSets.ids();
        boolean all = EACH >= 100;
        return ids.stream()
                .filter(id -> all || id.equals(ids.get(0)) || RuleSets.get(id).isOn(Parameter.ONE_RED_DOT));
    }

    @AfterEach
    void close() {
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @AfterAll
    static void tell() {
        int all = MOMENTS.values().stream().mapToInt(Integer::intValue).sum();
        System.out.println("cut connections: " + all + " " + MOMENTS + ", seed " + SEED);
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    @DisplayName("all come back into the same decision, and the match is the one it would have been")
    void sameMatch(String id) throws Exception {
        int rounds = Math.max(1, EACH / CUTS_A_ROUND);
        List<JsonObject> undisturbed = match(id, rounds, false, 0);
        List<JsonObject> cut = new ArrayList<>();
        for (int times = 0; cut.isEmpty() || cuts < EACH; times++) {
            cut = match(id, rounds, true, times);
            assertThat(cut).as("%s, seed %d", id, SEED).isEqualTo(undisturbed);
        }
    }

    private List<JsonObject> match(String id, int rounds, boolean disturbed, int times) throws Exception {
        TableRules rules = TableRules.named(id).with(Parameter.ROUNDS, rounds);
        int players = rules.set().players().max();
        Path folder = Files.createDirectory(data.resolve(disturbed ? "cut-" + times : "whole"));
        HostTls key = times % 2 == 0 && disturbed ? HostTls.passing() : null;
        List<StubbornPlayer> people = new ArrayList<>();
        List<CuttingRelay> relays = new ArrayList<>();
        List<GameSession> sessions = new ArrayList<>();
        try (RepeatableHost host = new RepeatableHost(SEED, rules, players, options(), folder, key)) {
            for (int seat = 0; seat < players; seat++) {
                CuttingRelay relay =
                        new CuttingRelay(host.port(), disturbed ? BYTES_BETWEEN_CUTS : 0, SEED + 100L * times + seat);
                relays.add(relay);
                GameSession session = connector().open(joinTarget(relay, "Person " + seat, key));
                sessions.add(session);
                people.add(new StubbornPlayer(session, relay, disturbed ? CUT_DECISIONS : 0, SEED + seat));
                int mine = seat;
                await().until(() -> session.state()
                        .atTable()
                        .filter(table -> table.mySeat() == mine)
                        .isPresent());
            }
            host.end().get(MINUTES, TimeUnit.MINUTES);
        } finally {
            sessions.forEach(GameSession::close);
            for (CuttingRelay relay : relays) {
                relay.close();
            }
        }
        for (StubbornPlayer person : people) {
            assertThat(faults(person)).as("%s, seed %d", id, SEED).isEmpty();
            person.lost().forEach((moment, number) -> {
                cuts += number;
                MOMENTS.merge(moment, number, Integer::sum);
            });
        }
        return records(folder);
    }

    /** When the host ends after the match, it says so, and that is the end of the connection. */
    private static List<String> faults(StubbornPlayer person) {
        return person.faults().stream()
                .filter(fault -> !fault.contains("kind=HOST_ENDS") && !fault.contains("kind=CLOSED_HERE"))
                .toList();
    }

    private Connector connector() {
        return new Connector(loops, System::nanoTime, Timeouts.LAN, KnownHosts.NONE)
                .returning(new ReconnectPolicy(
                        Duration.ofMillis(20),
                        Duration.ofSeconds(1),
                        Duration.ofMinutes(2),
                        HostLocator.WHERE_IT_WAS,
                        KeptSeats.NONE));
    }

    private static JoinTarget joinTarget(CuttingRelay relay, String name, @Nullable HostTls key) {
        JoinTarget joinTarget = JoinTarget.of(new HostAddress("127.0.0.1", relay.port()), PlayerKind.PERSON, name);
        return key == null ? joinTarget : joinTarget.withFingerprint(Fingerprint.write(key.fingerprint()));
    }

    private static TableOptions options() {
        TableOptions options = TableOption.defaults();
        for (String option : List.of("pause=0", "pace=0", "declareSeconds=3", "turnSeconds=600", "grace=300")) {
            options = TableOption.with(options, option);
        }
        return options;
    }

    private static List<JsonObject> records(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder.resolve("records"))) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return Files.readAllLines(all.get(0)).stream()
                    .map(line -> JsonParser.parseString(line).getAsJsonObject())
                    .peek(record -> {
                        record.remove("match");
                        record.remove("at");
                        record.remove("digest"); // of the line, these two included
                    })
                    .toList();
        }
    }
}
