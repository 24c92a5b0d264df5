/** The client without a head; it knows the protocol, and nothing of hosts or windows. */
@NullMarked
package org.tiengow.client;

import org.jspecify.annotations.NullMarked;
