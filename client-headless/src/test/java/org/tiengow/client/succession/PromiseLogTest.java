package org.tiengow.client.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.EpochClaim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.wire.Standing;

@DisplayName("What a session has confirmed and agreed to")
@Tag("slow")
class PromiseLogTest {
    /** A signature is another one each time. */
    private static final Map<String, KnownMatch> SEALED = new HashMap<>();

    private static HostTls key;
    private static ByteString host;

    @TempDir
    private Path folder;

    private final List<Standing> told = new CopyOnWriteArrayList<>();

    @BeforeAll
    static void makeKey() throws IOException {
        key = HostTls.passing();
        host = ByteString.copyFrom(key.fingerprint());
    }

    @Test
    @DisplayName("is written once for many standings that come at once, and the last of them is told")
    void manyAtOnce() {
        PromiseLog promiseLog = new PromiseLog(IdentityStore.in(folder), told::add);

        List<KnownMatch> standings = IntStream.rangeClosed(1, 50)
                .mapToObj(round -> holding("9f2c", round))
                .toList();
        long begun = System.nanoTime();

        standings.forEach(promiseLog::confirm);

        await().until(() -> told.stream().anyMatch(standing -> standing.getRound() == 50));
        long most = 2 + (System.nanoTime() - begun) / PromiseLog.BETWEEN.toNanos();
        assertThat((long) told.size()).isLessThanOrEqualTo(most);
        assertThat(IdentityStore.in(folder).matches()).containsExactly(holding("9f2c", 50));
    }

    @Test
    @DisplayName("is told again, when the same comes again")
    void again() {
        PromiseLog promiseLog = new PromiseLog(IdentityStore.in(folder), told::add);
        promiseLog.confirm(holding("9f2c", 1));
        await().until(() -> told.size() == 1);

        promiseLog.confirm(holding("9f2c", 1));

        await().until(() -> told.size() == 2);
    }

    @Test
    @DisplayName("is not written over a promise by a standing from before it")
    void promiseAfterStanding() throws InterruptedException {
        PromiseLog promiseLog = new PromiseLog(IdentityStore.in(folder), told::add);
        CountDownLatch promised = new CountDownLatch(1);
        promiseLog.confirm(holding("9f2c", 1));
        await().until(() -> told.size() == 1);
        promiseLog.confirm(holding("9f2c", 2)); // waits for its turn
        KnownMatch before = holding("9f2c", 2);
        KnownMatch after =
                new KnownMatch(before.match(), before.hosts(), new EpochClaim(7, false, host), before.held());

        promiseLog.promise(after, promised::countDown);
        promised.await();
        promiseLog.confirm(holding("0000", 1));
        await().until(() ->
                told.stream().anyMatch(standing -> standing.getMatch().equals("0000")));

        assertThat(IdentityStore.in(folder).matches()).contains(after);
    }

    @Test
    @DisplayName("is forgotten with a match that is left, whatever of it still waits")
    void left() {
        PromiseLog promiseLog = new PromiseLog(IdentityStore.in(folder), told::add);
        promiseLog.confirm(holding("9f2c", 1));
        await().until(() -> told.size() == 1);
        promiseLog.confirm(holding("9f2c", 2));

        promiseLog.renounce(holding("9f2c", 2)).join();
        promiseLog.confirm(holding("0000", 1));
        await().until(() ->
                told.stream().anyMatch(standing -> standing.getMatch().equals("0000")));

        assertThat(IdentityStore.in(folder).matches()).containsExactly(holding("0000", 1));
    }

    @Test
    @DisplayName("is told as soon as a disk that has failed takes it, and not before")
    void diskFails() throws IOException {
        Path obstacle = Files.createFile(folder.resolve("matches"));
        PromiseLog promiseLog = new PromiseLog(IdentityStore.in(folder), told::add);
        promiseLog.confirm(holding("9f2c", 1));
        afterTheFirstTry(promiseLog, obstacle);

        await().until(() -> told.size() == 1);
        assertThat(IdentityStore.in(folder).matches()).containsExactly(holding("9f2c", 1));
    }

    @Test
    @DisplayName("is not written over a promise when the disk takes it again")
    void promiseWhileDiskFails() throws IOException, InterruptedException {
        Path obstacle = Files.createFile(folder.resolve("matches"));
        PromiseLog promiseLog = new PromiseLog(IdentityStore.in(folder), told::add);
        CountDownLatch promised = new CountDownLatch(1);
        KnownMatch before = holding("9f2c", 1);
        KnownMatch after =
                new KnownMatch(before.match(), before.hosts(), new EpochClaim(7, false, host), before.held());
        promiseLog.confirm(before);
        PromiseLog another = new PromiseLog(IdentityStore.in(folder), told::add);
        another.confirm(holding("0000", 1)); // is tried for the first time, and again, after that
        afterTheFirstTry(promiseLog, obstacle);
        await().until(() -> Files.notExists(obstacle));

        promiseLog.promise(after, promised::countDown);
        promised.await();
        await().until(() -> !told.isEmpty());

        assertThat(told).extracting(Standing::getMatch).containsExactly("0000");
        assertThat(IdentityStore.in(folder).matches()).contains(after);
    }

    /** Takes out of the disk's way what stands where the folder should be; everything on the disk is done in turn. */
    private void afterTheFirstTry(PromiseLog promiseLog, Path obstacle) {
        promiseLog.keep(
                () -> {
                    assertThat(told).isEmpty();
                    assertThat(obstacle.toFile().delete()).isTrue();
                },
                () -> {});
    }

    private static KnownMatch holding(String match, int round) {
        KnownMatch met = KnownMatch.met(match, 0, host);
        Standing standing = Standing.newBuilder()
                .setMatch(match)
                .setHost(host)
                .setRound(round)
                .setTerm(1)
                .build();
        return SEALED.computeIfAbsent(
                match + round,
                each -> met.hold(SuccessionSignatures.seal(key, standing)).orElseThrow());
    }
}
