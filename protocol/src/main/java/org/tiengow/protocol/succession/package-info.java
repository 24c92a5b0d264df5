/**
 * The continuation of a match after its host is gone: the signed messages, and the rules by which clients trust them. The package knows no
 * connection.
 */
@NullMarked
package org.tiengow.protocol.succession;

import org.jspecify.annotations.NullMarked;
