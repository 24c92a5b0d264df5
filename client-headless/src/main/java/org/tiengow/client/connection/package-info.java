/**
 * One connection to a host: where that is, who it may be, Netty, the opening, signs of life, and what a program keeps of hosts; it knows
 * no rule of the game, no window and no session.
 */
@NullMarked
package org.tiengow.client.connection;

import org.jspecify.annotations.NullMarked;
