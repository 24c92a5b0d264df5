/** The handlers that both ends of a connection have in common: TLS, frames, messages, limits. The package knows no table and no session. */
@NullMarked
package org.tiengow.protocol.pipeline;

import org.jspecify.annotations.NullMarked;
