/** The network end of a session: Netty, the opening, signs of life; it knows no rule of the game and no window. */
@NullMarked
package org.tiengow.client.connection;

import org.jspecify.annotations.NullMarked;
