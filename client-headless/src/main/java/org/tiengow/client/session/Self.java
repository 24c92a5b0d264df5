package org.tiengow.client.session;

import org.tiengow.client.session.hosting.Token;

/**
 * Who this client is at its host.
 *
 * @param kind what it is
 * @param name its name there; before it has entered, the name it asks for
 * @param ownsHost whether it owns the host
 * @param seatToken what brings it back to its seat; {@link Token#NONE} without one
 */
public record Self(PlayerKind kind, String name, boolean ownsHost, Token seatToken) {}
