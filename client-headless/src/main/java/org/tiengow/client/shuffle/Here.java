package org.tiengow.client.shuffle;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.LinkAnswer;

/**
 * The knowledge of a program about itself and about its host, independent of what the host says about the shuffle.
 *
 * @param person whether a person plays with the program, not a bot
 * @param owns whether the program's user owns the host
 * @param throughPage whether the user plays through a page, which takes part in no shuffle
 * @param key the identity key of the user; null without one
 * @param now the time on this machine, in milliseconds since 1970
 * @param isOfHost whether this host began a match and epoch, or provably received the match in a hand-over
 * @param isFollowed whether this host provably has a match in this epoch
 * @param isProven whether the host has proven its answer that a link was handed over or taken over
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
    /** Checks whether this program may take part in shuffles at all. */
    boolean takesPart() {
        return person && !owns && !throughPage && key != null;
    }
}
