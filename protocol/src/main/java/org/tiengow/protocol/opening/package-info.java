/**
 * The opening of a connection: the negotiation of the version, and the proofs of PIN and key. The package knows no
 * connection.
 */
@NullMarked
package org.tiengow.protocol.opening;

import org.jspecify.annotations.NullMarked;
