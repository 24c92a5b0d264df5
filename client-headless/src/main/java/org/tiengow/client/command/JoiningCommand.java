package org.tiengow.client.command;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostSearch;
import org.tiengow.client.session.table.PlayerKind;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The base of the commands that join a host: the options for the host, its PIN and its key. */
public abstract class JoiningCommand extends TerminalCommand {
    private static final Duration SEARCH = Duration.ofSeconds(5);

    private final HostSearch search;
    private final Supplier<KnownHosts> knownHosts;

    @ArgGroup(multiplicity = "1")
    private Where where = new Where();

    @Option(names = "--pin", paramLabel = "NNNN", description = "The host's PIN.")
    private String pin = "";

    @Option(
            names = "--fingerprint",
            description =
                    "The fingerprint of the host's key, 64 hexadecimal digits; a host with any other key is refused.")
    private String fingerprint = "";

    /**
     * Creates a command.
     *
     * @param search the search for a host that is given by name
     * @param knownHosts supplies the known keys of hosts when they are needed
     */
    protected JoiningCommand(HostSearch search, Supplier<KnownHosts> knownHosts) {
        this.search = search;
        this.knownHosts = knownHosts;
    }

    /**
     * Finds the host and passes the target to join to {@code next}. Returns its exit code, or that of a failure when no host of the given
     * name answers.
     */
    protected final int atHost(PlayerKind kind, String name, ToIntFunction<JoinTarget> next) {
        Optional<JoinTarget> joinTarget = joinTarget(kind, name);
        return joinTarget.isPresent()
                ? next.applyAsInt(joinTarget.get())
                : fail("No host named \"" + where.find + "\" answered.");
    }

    /** Checks whether the key of the host was given on the command line. */
    protected final boolean knowsKey() {
        return !fingerprint.isEmpty();
    }

    /** Returns the known keys to check the host against. A key given on the command line replaces them. */
    protected KnownHosts believed() {
        return knowsKey() ? KnownHosts.NONE : knownHosts.get();
    }

    private Optional<JoinTarget> joinTarget(PlayerKind kind, String name) {
        if (where.host != null) {
            String typed = where.host;
            return Optional.of(understood(() -> joinTarget(kind, name, HostAddress.parse(typed), fingerprint)));
        }
        String wanted = where.find;
        return search.await(SEARCH, host -> host.name().equals(wanted))
                .map(host -> understood(
                        () -> joinTarget(kind, name, host.address(), knowsKey() ? fingerprint : keyOf(host))));
    }

    /** Returns the stored key of a known host name, even if the host that answered has another key; else the key that it announced. */
    private String keyOf(FoundHost host) {
        return knownHosts.get().fingerprintOf(host.name()).orElse(host.fingerprint());
    }

    private JoinTarget joinTarget(PlayerKind kind, String name, HostAddress address, String key) {
        return JoinTarget.of(address, kind, name).withPin(pin).withFingerprint(key);
    }

    /** The host: exactly one of the options is required. */
    private static final class Where {
        @Option(names = "--host", paramLabel = "ADDR:PORT", description = "The host's address, or its join code.")
        private @Nullable String host;

        @Option(names = "--find", paramLabel = "NAME", description = "The name of a host on the local network.")
        private @Nullable String find;
    }
}
