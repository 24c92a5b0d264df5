/** The stages that both ends of a connection have in common: TLS, frames, messages, limits; knows no table and no session. */
@NullMarked
package org.tiengow.protocol.pipeline;

import org.jspecify.annotations.NullMarked;
