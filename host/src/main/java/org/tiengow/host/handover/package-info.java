/** Transfers a night from one host's process to another's, over a separate TLS connection and never through a client's session. */
@NullMarked
package org.tiengow.host.handover;

import org.jspecify.annotations.NullMarked;
