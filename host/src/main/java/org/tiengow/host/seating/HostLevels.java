package org.tiengow.host.seating;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.level.Level;
import org.tiengow.client.level.NetworkLevels;

/**
 * The levels of bots at a host. Immutable.
 *
 * @param all those of the program, weakest first, and then the networks of its data folder by name
 */
public record HostLevels(List<Level> all) {
    /** The levels of a host without networks. */
    public static final HostLevels BUILT_IN = new HostLevels(Level.builtIn());

    public HostLevels {
        all = List.copyOf(all);
    }

    /** Reads the levels of a host with the networks in this data folder; null for none. */
    public static HostLevels in(@Nullable Path data) {
        return new HostLevels(NetworkLevels.in(data));
    }

    /** Returns the ids of all levels, in their order. */
    public List<String> ids() {
        return all.stream().map(Level::id).toList();
    }

    /** Returns the level with this id. */
    Optional<Level> named(String id) {
        return all.stream().filter(level -> level.id().equals(id)).findFirst();
    }
}
