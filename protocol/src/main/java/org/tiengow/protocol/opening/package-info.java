/**
 * The opening of a connection: the negotiation of the version, the proofs of PIN and key, and the check of names. The package knows no
 * connection.
 */
@NullMarked
package org.tiengow.protocol.opening;

import org.jspecify.annotations.NullMarked;
