package org.tiengow.client.shuffle;

import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.IdentityKey;

/**
 * What a client knows apart from what the host says.
 *
 * @param host the key of the host it is connected with; empty on a plain connection
 * @param person whether a person plays from it, and no bot
 * @param owns whether it owns that host
 * @param throughPage whether its person plays through a page: then it takes no part in any shuffle, and is asked for none
 * @param key what its person's program signs with; null when it signs nothing
 * @param now the time of its own machine, in milliseconds, which goes on while no program runs
 */
public record Here(
        String host,
        boolean person,
        boolean owns,
        boolean throughPage,
        @Nullable IdentityKey key,
        long now) {}
