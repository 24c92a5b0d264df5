package org.tiengow.host;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.NightServices;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.records.HostBook;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;

/** Opens and closes the tables of one host for the seating of its night, and keeps the seating. */
final class HostNight implements NightServices {
    private final HostSettings settings;
    private final HostTables tables;
    private final Lobby lobby;
    private final SecureRandom random;
    private final Consumer<SeatingSnapshot> keep;

    /** Creates the services. {@code keep} persists the seating. */
    HostNight(
            HostSettings settings,
            HostTables tables,
            Lobby lobby,
            SecureRandom random,
            Consumer<SeatingSnapshot> keep) {
        this.settings = settings;
        this.tables = tables;
        this.lobby = lobby;
        this.random = random;
        this.keep = keep;
    }

    @Override
    public long seed() {
        return random.nextLong();
    }

    @Override
    public boolean startsWhenFull() {
        return settings.tables().start() == StartMode.FULL;
    }

    @Override
    public boolean botsOnly() {
        return settings.seed().isPresent();
    }

    @Override
    public Looks looks() {
        return tables.looks();
    }

    @Override
    public int leastTables() {
        return settings.tables().tables();
    }

    @Override
    public Optional<String> chipValue(String typed) {
        return HostBook.chipValue(typed);
    }

    @Override
    public Optional<TableRoom> open() {
        Optional<TableRoom> opened = tables.open();
        opened.ifPresent(lobby::open);
        return opened;
    }

    /** Closes the table on another thread: a table may be waited for when it ends, and this one may be the caller. */
    @Override
    public void close(TableRoom room) {
        room.ask(
                (table, now) -> table.reseating().isDeserted() ? Reply.GRANTED : HostRefusal.SEAT_TAKEN.answer(),
                reply -> {
                    if (reply.isGranted()) {
                        CompletableFuture<Void> unused = CompletableFuture.runAsync(() -> {
                            lobby.close(room);
                            tables.close(room);
                        });
                    }
                });
    }

    @Override
    public void keep(SeatingSnapshot snapshot) {
        keep.accept(snapshot);
    }
}
