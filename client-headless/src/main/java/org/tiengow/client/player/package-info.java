/** Bots at a host: a strategy runs over a session as a person's window does; it knows no socket and not how any strategy plays. */
@NullMarked
package org.tiengow.client.player;

import org.jspecify.annotations.NullMarked;
