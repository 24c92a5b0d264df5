package org.tiengow.client.session;

import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;

/**
 * The identity of this client at its host.
 *
 * @param kind the kind of the client
 * @param name its name there; before it has entered, the name that it asks for
 * @param ownsHost whether it owns the host
 * @param seatToken the token that leads back to its seat; {@link Token#NONE} without one
 */
public record Self(PlayerKind kind, String name, boolean ownsHost, Token seatToken) {}
