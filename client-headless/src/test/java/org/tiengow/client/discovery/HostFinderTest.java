package org.tiengow.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.HostAddress;

@Tag("slow")
class HostFinderTest {
    private final Responder kitchen = new Responder(7, "Kitchen", 0);
    private final List<List<FoundHost>> told = new CopyOnWriteArrayList<>();

    /** Loads what the first search loads, so that the others measure the search. */
    @BeforeAll
    static void warmUp() {
        HostFinder.start(hosts -> {}, List::of).close();
    }

    @AfterEach
    void close() {
        kitchen.close();
    }

    @Test
    void aHostAppearsWithinASecondAndDisappearsInSilence() {
        try (HostFinder finder = HostFinder.start(told::add, paths("127.0.0.1"))) {
            await().until(() -> finder.hosts().size() == 1);
            assertThat(finder.hosts()).singleElement().satisfies(host -> {
                assertThat(host.name()).isEqualTo("Kitchen");
                assertThat(host.addresses())
                        .containsExactly(new HostAddress("127.0.0.1", 47_007), new HostAddress("192.0.2.7", 47_007));
            });
            await().until(() -> kitchen.queries.get() >= 3);
            kitchen.close();
            await().until(() -> finder.hosts().isEmpty());
        }
        assertThat(told).hasSize(2);
        assertThat(told.get(1)).isEmpty();
    }

    @Test
    void aWayThatFailsDoesNotHinderTheOthers() {
        // An address of documentation that is never routed, and a broadcast that needs a default route.
        try (HostFinder finder = HostFinder.start(told::add, paths("192.0.2.1", "255.255.255.255", "127.0.0.1"))) {
            await().until(() -> finder.hosts().size() == 1);
        }
    }

    @Test
    void whatGoesWhileItIsAskedEndsNoSearch() {
        AtomicInteger looks = new AtomicInteger();
        Supplier<List<QueryPath>> ways = () -> {
            if (looks.incrementAndGet() == 1) {
                throw new IllegalStateException("an interface that was there before");
            }
            return paths("127.0.0.1").get();
        };
        try (HostFinder finder = HostFinder.start(told::add, ways)) {
            await().until(() -> finder.hosts().size() == 1);
        }
    }

    @Test
    void aSearchThatIsClosedAtOnceWarnsOfNothing() {
        Logger logger = (Logger) LoggerFactory.getLogger(HostFinder.class);
        ListAppender<ILoggingEvent> warnings = new ListAppender<>();
        warnings.start();
        logger.addAppender(warnings);
        try {
            for (int i = 0; i < 30; i++) {
                HostFinder.start(told::add, paths("127.0.0.1")).close();
            }
            try (HostFinder last = HostFinder.start(told::add, paths("127.0.0.1"))) {
                await().until(() -> !last.hosts().isEmpty());
            }
            assertThat(warnings.list).isEmpty();
        } finally {
            logger.detachAppender(warnings);
        }
    }

    @Test
    void twoHostsOnOneMachineAreBothFound() {
        try (Responder garden = new Responder(8, "Garden", kitchen.port());
                HostFinder finder = HostFinder.start(told::add, paths("127.255.255.255"))) {
            await().until(() -> finder.hosts().size() == 2);
            assertThat(finder.hosts()).extracting(FoundHost::name).containsExactlyInAnyOrder("Kitchen", "Garden");
            assertThat(garden.queries).hasPositiveValue();
        }
    }

    @Test
    void afterClosingNobodyIsAskedOrTold() {
        HostFinder finder = HostFinder.start(told::add, paths("127.0.0.1"));
        await().until(() -> !told.isEmpty());
        finder.close();
        int asked = kitchen.queries.get();

        await().during(Duration.ofMillis(1_200)).until(() -> kitchen.queries.get() <= asked + 1);
    }

    @Test
    void thisMachineIsAlwaysAskedToo() {
        assertThat(QueryPath.all())
                .extracting(path -> path.target().getHostString())
                .contains("127.0.0.1", "127.255.255.255");
    }

    private Supplier<List<QueryPath>> paths(String... targets) {
        int port = kitchen.port();
        return () -> Stream.of(targets)
                .map(target -> new QueryPath(new InetSocketAddress(target, port), null))
                .toList();
    }
}
