/** A night goes from one host's process to another's: over a TLS connection of its own, and never through a session. */
@NullMarked
package org.tiengow.host.handover;

import org.jspecify.annotations.NullMarked;
