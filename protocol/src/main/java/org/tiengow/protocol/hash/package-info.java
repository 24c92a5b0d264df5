/** The hash both ends of a connection use; knows nothing of what is hashed. */
@NullMarked
package org.tiengow.protocol.hash;

import org.jspecify.annotations.NullMarked;
