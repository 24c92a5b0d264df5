package org.tiengow.swing.view.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.Token;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.StartMode;

/** A host inside the window's own process; opening and closing it happen on another thread. */
final class Hosting {
    private static final int OTHERS = 3;
    private static final String PRACTICE_LEVEL = "steady";

    private final Host host;
    private final Executor background;
    private final boolean practice;

    private Hosting(Host host, Executor background, boolean practice) {
        this.host = host;
        this.background = background;
        this.practice = practice;
    }

    /** Opens a table on the network; the future fails with an {@link UncheckedIOException} when that cannot be done. */
    static CompletableFuture<Hosting> open(String name, Path data, Executor background) {
        return start(HostSettings.named(name).withData(data), background, false);
    }

    /** Opens a table for one person and three bots, which begins as soon as that person sits down. */
    static CompletableFuture<Hosting> practice(String name, Path data, Executor background) {
        TablePlan plan = TablePlan.oneTable().withBots(OTHERS, PRACTICE_LEVEL).with(StartMode.FULL);
        return start(HostSettings.practice(name).with(plan).withData(data), background, true);
    }

    private static CompletableFuture<Hosting> start(HostSettings settings, Executor background, boolean practice) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return new Hosting(Host.start(settings), background, practice);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                background);
    }

    /** How its owner comes in. */
    Entrance entrance(String name) {
        HostAddress address = new HostAddress("127.0.0.1", host.port());
        return Entrance.of(address, PlayerKind.PERSON, name).withOwnerToken(new Token(host.ownerToken()));
    }

    /** Where others join, the likeliest first; nowhere for practice. */
    List<String> addresses() {
        if (practice) {
            return List.of();
        }
        return host.addresses().stream()
                .map(address -> new HostAddress(address, host.port()).toString())
                .toList();
    }

    boolean isPractice() {
        return practice;
    }

    void close() {
        background.execute(host::close);
    }
}
