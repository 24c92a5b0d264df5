package org.tiengow.client.shuffle;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.LinkAnswer;

/**
 * What a program knows of itself and of the host it is connected to, apart from what that host says of the shuffle.
 *
 * @param person whether a person plays from it, and no bot
 * @param owns whether its person owns the host
 * @param throughPage whether its person plays through a page: then it takes no part in any shuffle
 * @param key the identity key of its person; null without one
 * @param now the time of this machine, in milliseconds since 1970
 * @param isOfHost whether this host began a match and epoch, or is proven to have been handed the match
 * @param isFollowed whether this host is proven to have a match in this epoch
 * @param isProven whether what the host answers about a link, handed over or taken over, is proven
 */
public record Here(
        boolean person,
        boolean owns,
        boolean throughPage,
        @Nullable IdentityKey key,
        long now,
        Predicate<ShuffleContext> isOfHost,
        Predicate<ShuffleContext> isFollowed,
        Predicate<LinkAnswer> isProven) {
    /** Whether this program may take part in a shuffle at all. */
    boolean takesPart() {
        return person && !owns && !throughPage && key != null;
    }
}
