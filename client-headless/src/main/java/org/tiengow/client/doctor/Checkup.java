package org.tiengow.client.doctor;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.discovery.PathProbe;
import org.tiengow.client.discovery.PathProbe.Heard;
import org.tiengow.client.doctor.Finding.Kind;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/**
 * A diagnosis of why a player cannot join. It examines this machine's networks and ports, queries every path for hosts, and connects to one
 * host if an address is given. A run takes less than ten seconds in any case, changes nothing, and joins no table.
 */
public final class Checkup {
    private static final Duration ASKING = Duration.ofMillis(2_400);
    private static final Duration LOOKING_UP = Duration.ofSeconds(2);
    private static final Duration KNOCKING = Duration.ofSeconds(4);
    private static final Duration KNOCKING_AGAIN = Duration.ofSeconds(2);
    private static final long CLOCKS_AGREE_MILLIS = 60_000;

    private final KnownHosts knownHosts;

    /** Creates a checkup for a user who knows these hosts. */
    public Checkup(KnownHosts knownHosts) {
        this.knownHosts = knownHosts;
    }

    /**
     * Checks this machine, and the path to a host.
     *
     * @param target the address of the host; empty to check this machine alone, and to list the hosts that answer
     */
    public List<Finding> run(Optional<HostAddress> target) {
        List<Finding> findings = new ArrayList<>(LocalNetworks.findings(LocalNetworks.now()));
        Optional<InetAddress> address = target.flatMap(Checkup::lookUp);
        CompletableFuture<Knock.Answer> knocking = CompletableFuture.supplyAsync(() -> target.isPresent()
                        && address.isPresent()
                ? Knock.throughTls(
                        new InetSocketAddress(address.get(), target.get().port()), KNOCKING)
                : Knock.Answer.NONE);
        PathProbe.Outcome asked = PathProbe.ask(address, ASKING);
        findings.add(OwnPorts.tcp(HostAddress.DEFAULT_PORT));
        findings.add(OwnPorts.udp(Discovery.PORT, ownHosts(asked)));
        asked.unsent()
                .forEach(way ->
                        findings.add(Finding.of(Kind.CANNOT_ASK, way.way().via(), way.why())));
        if (target.isEmpty()) {
            findings.addAll(found(asked.heard()));
        } else if (address.isEmpty()) {
            findings.add(Finding.of(Kind.UNKNOWN_NAME, target.get().host()));
        } else {
            toHost(target.get(), address.get(), asked, knocking.join(), findings);
        }
        return findings;
    }

    /**
     * Runs the checkup for a host on this machine. Without any problem, the last finding says so, and names the ports that a firewall must
     * let through.
     *
     * @param host the address at which others join
     */
    public List<Finding> ofOwnHost(HostAddress host) {
        List<Finding> findings = new ArrayList<>(run(Optional.of(host)));
        if (findings.stream().noneMatch(Finding::isWrong)) {
            findings.add(Finding.of(Kind.WELL_HERE, host.port(), Discovery.PORT));
        }
        return findings;
    }

    /** Returns a finding for each host that answered, with all its paths. */
    private static List<Finding> found(List<Heard> heard) {
        Map<String, List<Heard>> byHost =
                heard.stream().collect(groupingBy(each -> each.host().id(), LinkedHashMap::new, toList()));
        if (byHost.isEmpty()) {
            return List.of(Finding.of(Kind.NO_HOST_FOUND));
        }
        return byHost.values().stream()
                .map(answers -> Finding.of(
                        Kind.HOST_FOUND,
                        answers.get(0).host().name(),
                        answers.get(0).host().address(),
                        ways(answers),
                        quickest(answers)))
                .toList();
    }

    private void toHost(
            HostAddress target,
            InetAddress address,
            PathProbe.Outcome asked,
            Knock.Answer throughTls,
            List<Finding> findings) {
        List<Heard> answers = asked.heard().stream()
                .filter(each -> each.host().address().port() == target.port())
                .filter(each -> each.from().equals(address) || each.own() && isHere(asked, address))
                .toList();
        Knock.Answer knock = throughTls;
        if (!knock.isConnected()) {
            findings.add(notConnected(target, knock.failure()));
            search(target, answers, findings);
            return;
        }
        findings.add(Finding.of(Kind.TCP_CONNECTED, target, knock.connectedAfter()));
        if (!knock.isHost() && address.isLoopbackAddress()) {
            Knock.Answer plain = Knock.plainly(new InetSocketAddress(address, target.port()), KNOCKING_AGAIN);
            if (plain.challenge() != null) {
                findings.add(Finding.of(Kind.TLS_NONE, target));
                knock = plain;
            }
        }
        search(target, answers, findings);
        if (answers.isEmpty() && knock.isHost()) {
            findings.add(Finding.of(Kind.HOST_SILENT, target.host(), Discovery.PORT));
        }
        atDoor(target, knock, answers, findings);
    }

    private static boolean isHere(PathProbe.Outcome asked, InetAddress address) {
        return address.isLoopbackAddress()
                || asked.heard().stream()
                        .anyMatch(each -> each.own() && each.from().equals(address));
    }

    private static void search(HostAddress target, List<Heard> answers, List<Finding> findings) {
        if (answers.isEmpty()) {
            return;
        }
        boolean toAll = answers.stream()
                .anyMatch(each -> each.way().kind() == PathProbe.Kind.MULTICAST
                        || each.way().kind() == PathProbe.Kind.BROADCAST
                        || each.way().kind() == PathProbe.Kind.LOOPBACK);
        findings.add(
                toAll
                        ? Finding.of(Kind.HOST_ANSWERS, target.host(), ways(answers), quickest(answers))
                        : Finding.of(Kind.HOST_ANSWERS_ALONE, target.host()));
    }

    private static Finding notConnected(HostAddress target, @Nullable Throwable failure) {
        if (failure instanceof NoRouteToHostException) {
            return Finding.of(Kind.NO_ROUTE, target.host());
        }
        String why = failure == null ? "" : String.valueOf(failure.getMessage());
        if (why.contains("nreachable")) {
            return Finding.of(Kind.NO_ROUTE, target.host());
        }
        return failure instanceof ConnectException && why.contains("refused")
                ? Finding.of(Kind.TCP_REFUSED, target.host(), target.port())
                : Finding.of(Kind.TCP_NO_ANSWER, target.host(), target.port());
    }

    private void atDoor(HostAddress target, Knock.Answer knock, List<Heard> answers, List<Finding> findings) {
        Challenge challenge = knock.challenge();
        Refused refused = knock.refused();
        if (challenge != null) {
            if (!knock.fingerprint().isEmpty()) {
                findings.add(key(challenge.getHostName(), knock.fingerprint(), answers));
            }
            findings.add(Finding.of(Kind.VERSION, Integer.toUnsignedString(challenge.getVersion())));
            if (challenge.getPinNeeded()) {
                findings.add(Finding.of(Kind.PIN_NEEDED, challenge.getHostName()));
            }
            findings.add(clock(answers));
        } else if (refused != null) {
            findings.add(refusal(refused));
        } else {
            String why = knock.tlsFailure();
            findings.add(why == null ? Finding.of(Kind.NO_HOST, target) : Finding.of(Kind.TLS_FAILED, target, why));
        }
    }

    private Finding key(String name, String fingerprint, List<Heard> answers) {
        Optional<String> other = answers.stream()
                .map(each -> each.host().fingerprint())
                .filter(said -> !said.isEmpty() && !said.equals(fingerprint))
                .findFirst();
        String words = FingerprintWords.line(fingerprint);
        if (other.isPresent()) {
            return Finding.of(Kind.KEY_OTHER_THAN_ANSWERED, name, words, FingerprintWords.line(other.get()));
        }
        Optional<String> known = knownHosts.fingerprintOf(name);
        if (known.isEmpty()) {
            return Finding.of(Kind.KEY_NEW, name, words);
        }
        return known.get().equals(fingerprint)
                ? Finding.of(Kind.KEY_KNOWN, name, words)
                : Finding.of(Kind.KEY_CHANGED, name, words, FingerprintWords.line(known.get()));
    }

    private static Finding refusal(Refused refused) {
        if (refused.getReason() == RefusalReason.REFUSAL_REASON_CLIENT_TOO_OLD) {
            return Finding.of(Kind.THIS_TOO_OLD, refused.getNumber());
        }
        if (refused.getReason() == RefusalReason.REFUSAL_REASON_HOST_TOO_OLD) {
            return Finding.of(Kind.HOST_TOO_OLD, refused.getNumber());
        }
        return Finding.of(Kind.REFUSED, refused.getSentence());
    }

    private static Finding clock(List<Heard> answers) {
        Optional<Long> ahead =
                answers.stream().map(Heard::ahead).flatMap(Stream::ofNullable).findFirst();
        if (ahead.isEmpty()) {
            return Finding.of(Kind.CLOCK_UNKNOWN);
        }
        long millis = ahead.get();
        return Math.abs(millis) <= CLOCKS_AGREE_MILLIS
                ? Finding.of(Kind.CLOCK, Math.abs(millis))
                : Finding.of(Kind.CLOCK_OFF, millis / 1_000);
    }

    private static long ownHosts(PathProbe.Outcome asked) {
        return asked.heard().stream()
                .filter(Heard::own)
                .map(each -> each.host().id())
                .distinct()
                .count();
    }

    private static String ways(List<Heard> answers) {
        return answers.stream()
                .map(each -> each.way().kind() + " " + each.way().via())
                .distinct()
                .collect(joining(", "));
    }

    private static long quickest(List<Heard> answers) {
        return answers.stream().mapToLong(Heard::millis).min().orElse(0);
    }

    /** Looks up a name with a time-out, since the look-up itself may take long and cannot be interrupted. */
    private static Optional<InetAddress> lookUp(HostAddress target) {
        return CompletableFuture.supplyAsync(() -> {
                    try {
                        return Optional.of(InetAddress.getByName(target.host()));
                    } catch (UnknownHostException unknown) {
                        return Optional.<InetAddress>empty();
                    }
                })
                .completeOnTimeout(Optional.empty(), LOOKING_UP.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }
}
