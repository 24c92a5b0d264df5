/** The hash function of both ends of a connection. The package does not know what is hashed. */
@NullMarked
package org.tiengow.protocol.hash;

import org.jspecify.annotations.NullMarked;
