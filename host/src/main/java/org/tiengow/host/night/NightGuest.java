package org.tiengow.host.night;

import org.tiengow.protocol.wire.PlayWish;

/**
 * A person who is here.
 *
 * @param name the name, unique at the host
 * @param wish the wish for the next match
 */
public record NightGuest(String name, PlayWish wish) {
    /** Checks whether the person wants to play the next match. */
    public boolean plays() {
        return wish == PlayWish.PLAY_WISH_PLAY;
    }
}
