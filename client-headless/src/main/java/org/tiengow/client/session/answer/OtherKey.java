package org.tiengow.client.session.answer;

/**
 * The two keys of a host that does not have the expected one. A user compares them before trusting the new key.
 *
 * @param name the name of the host as it says itself; empty when only the expected key is known
 * @param known the expected fingerprint, 64 hexadecimal digits
 * @param shown the fingerprint that the host has, 64 hexadecimal digits
 * @param addressAlone whether the expectation comes only from the address, at which another host was met. A user who trusts the new key
 *     then takes no name from the old host.
 */
public record OtherKey(String name, String known, String shown, boolean addressAlone) {
    /** Creates the keys of a host that has the name of another one, or was expected to be that one. */
    public OtherKey(String name, String known, String shown) {
        this(name, known, shown, false);
    }

    /** Returns the keys of a host at an address where another host, with this name, was met. */
    public static OtherKey atAddress(String name, String known, String shown) {
        return new OtherKey(name, known, shown, true);
    }
}
