package org.tiengow.client.session.answer;

/**
 * A host that does not have the key by which it is known: the two keys to be compared, before somebody trusts the new one.
 *
 * @param name of the host as it says itself; empty where the key that was expected is all that is known of it
 * @param known the fingerprint that was expected, 64 hexadecimal digits
 * @param shown the fingerprint that was met, 64 hexadecimal digits
 * @param addressAlone whether it is known by nothing but the address at which another host was met: whoever trusts it takes no
 *     name from that one
 */
public record OtherKey(String name, String known, String shown, boolean addressAlone) {
    /** Of a host that has the name of another, or was to be that one. */
    public OtherKey(String name, String known, String shown) {
        this(name, known, shown, false);
    }

    /** Of a host at an address where another one was met, which has this name. */
    public static OtherKey atAddress(String name, String known, String shown) {
        return new OtherKey(name, known, shown, true);
    }
}
