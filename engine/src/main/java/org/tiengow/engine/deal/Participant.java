package org.tiengow.engine.deal;

/**
 * Who held a seat when a list of commitments was published. Whoever signs a share signs this of all seats along with it.
 *
 * @param name as it was shown
 * @param bot whether a program held the seat, and no person
 * @param key the identity key that the person's program has proven, 64 small hexadecimal digits; empty without one
 * @param signature that key's signature for the seat's part in the shuffle, 128 small hexadecimal digits; empty without one
 */
public record Participant(String name, boolean bot, String key, String signature) {
    /** The same, before anything was signed. */
    public Participant unsigned() {
        return with("");
    }

    /** The same with a signature. */
    public Participant with(String given) {
        return new Participant(name, bot, key, given);
    }
}
