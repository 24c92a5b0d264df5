package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.protocol.identity.Identity;

/** The people of a night that loses its hosts, each with a program that can host, and what they see. */
final class NightPeople implements AutoCloseable {
    private static final int SEATS = 4;
    private static final Pattern ROUND = Pattern.compile("\"round\":(\\d+)");

    private final List<NightPlayer> players = new ArrayList<>();
    private final NightSeen seen = new NightSeen();
    private final Map<Path, Integer> goneFrom = new LinkedHashMap<>();

    /**
     * A match at the first one's host, at which all of them play; whatever seats they leave are bots'.
     *
     * @param folder of all their programs
     */
    NightPeople(Path folder, List<String> names) throws IOException {
        for (String name : names) {
            players.add(new NightPlayer(name, folder, seen));
        }
        NightPlayer host = players.get(0);
        host.begins(SEATS - names.size());
        for (NightPlayer each : players) {
            each.enters(host, true);
        }
    }

    /** In the order of their seats. */
    List<NightPlayer> all() {
        return players;
    }

    NightSeen seen() {
        return seen;
    }

    /** The others went on without this one's host, from the standing of this round. */
    void wentOn(NightPlayer without, int round) {
        goneFrom.put(without.data(), round);
    }

    /** A host that was left comes as a guest to where the others are. */
    void comesBack(NightPlayer gone, NightPlayer host) throws Exception {
        gone.comesBack(host);
        goneFrom.remove(gone.data());
    }

    void everybodyCanHost() throws Exception {
        for (NightPlayer each : players) {
            each.offers();
        }
        for (NightPlayer each : players) {
            await().until(() -> each.standingNow()
                    .map(standing -> standing.getSeatsList().stream()
                                    .filter(seat -> seat.getKey().size() == Identity.BYTES && seat.hasOffer())
                                    .count()
                            == players.size())
                    .orElse(false));
        }
    }

    void playsOn(int rounds) {
        playsOn(players, rounds);
    }

    void playsOn(List<NightPlayer> here, int rounds) {
        for (NightPlayer each : here) {
            int until = each.rounds() + rounds;
            await(each.name() + " sees round " + until).until(() -> each.rounds() >= until);
        }
    }

    /** All who are left agree, one so many milliseconds after the other. */
    static void agree(List<NightPlayer> left, int apart) throws Exception {
        for (NightPlayer each : left) {
            await().until(() -> each.gone().map(FailoverQuestion::canAgree).orElse(false));
        }
        List<CompletableFuture<Answer>> answers = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            NightPlayer each = left.get(i);
            answers.add(CompletableFuture.supplyAsync(
                            () -> each, CompletableFuture.delayedExecutor((long) apart * i, TimeUnit.MILLISECONDS))
                    .thenCompose(there -> there.session().agree()));
        }
        for (CompletableFuture<Answer> answer : answers) {
            assertThat(answer.get()).isInstanceOf(Answer.Granted.class);
        }
    }

    /** Whose host all of them are at, once they are. */
    static NightPlayer awaitHost(List<NightPlayer> left) {
        await("all are at one host").until(() -> hostOf(left).isPresent());
        return hostOf(left).orElseThrow();
    }

    private static Optional<NightPlayer> hostOf(List<NightPlayer> left) {
        return left.stream()
                .filter(host -> left.stream().allMatch(each -> each.isAt(host)))
                .findFirst();
    }

    void anyMoment(Random random) {
        NightPlayer any = players.get(0);
        int wanted = random.nextInt(30);
        int from = any.table().log().size();
        await().until(() -> wanted == 0 || Math.abs(any.table().log().size() - from) >= Math.min(wanted, 8));
    }

    /** A host that was lost has played its round to the end at the most. */
    void assertStopped() throws IOException {
        for (Map.Entry<Path, Integer> gone : goneFrom.entrySet()) {
            assertThat(lastRecord(gone.getKey())).isLessThanOrEqualTo(gone.getValue() + 1);
        }
    }

    private static int lastRecord(Path data) throws IOException {
        int last = 0;
        try (Stream<Path> files = Files.walk(data.resolve("records"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".jsonl")).toList()) {
                Matcher rounds = ROUND.matcher(Files.readString(file, StandardCharsets.UTF_8));
                while (rounds.find()) {
                    last = Math.max(last, Integer.parseInt(rounds.group(1)));
                }
            }
        }
        return last;
    }

    @Override
    public void close() throws IOException {
        seen.end();
        for (NightPlayer each : players) {
            each.close();
        }
    }
}
