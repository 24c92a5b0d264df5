package org.tiengow.client.session.answer;

/**
 * A host that does not have the key by which it is known: the two keys to be compared, before somebody trusts the new one.
 *
 * @param name of the host as it says itself; empty where the key that was expected is all that is known of it
 * @param known the fingerprint that was expected, 64 hexadecimal digits
 * @param shown the fingerprint that was met, 64 hexadecimal digits
 */
public record OtherKey(String name, String known, String shown) {}
