package org.tiengow.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tiengow.protocol.discovery.Discovery;

/** Guards what loopback cannot: that a query leaves the machine, on the way a network without any route leaves it. */
@Timeout(60)
class HostFinderIT {
    @BeforeEach
    void needsNamespaces() {
        boolean possible = TwoNetworks.arePossible();
        boolean required = List.of(
                        System.getenv().getOrDefault("TIENGOW_REQUIRE", "").split(","))
                .contains("netns");
        assertThat(possible || !required)
                .as("network namespaces can be made, as TIENGOW_REQUIRE demands")
                .isTrue();
        assumeTrue(possible, "network namespaces cannot be made here");
    }

    @Test
    void aHostOnAnotherMachineIsFound() throws IOException {
        try (TwoNetworks networks = TwoNetworks.make()) {
            Process host = networks.java(networks.left, Host.class);
            try (BufferedReader said = host.inputReader(StandardCharsets.UTF_8)) {
                assertThat(said.readLine()).isEqualTo("READY");
                Process client = networks.java(networks.right, Client.class);
                try (BufferedReader answer = client.inputReader(StandardCharsets.UTF_8)) {
                    assertThat(answer.readLine()).isEqualTo("Kitchen at 10.77.0.1:47007");
                }
            } finally {
                host.destroyForcibly();
            }
        }
    }

    /** Answers until it is ended. */
    static final class Host {
        private Host() {}

        public static void main(String[] args) throws InterruptedException {
            try (Responder responder = new Responder(7, "Kitchen", Discovery.PORT)) {
                System.out.println("READY");
                Thread.currentThread().join();
            }
        }
    }

    /** Says whom it found. */
    static final class Client {
        private Client() {}

        public static void main(String[] args) {
            System.out.println(HostSearch.LOCAL_NETWORK
                    .await(Duration.ofSeconds(10), host -> true)
                    .map(host -> host.name() + " at " + host.address())
                    .orElse("nobody"));
        }
    }
}
