/**
 * One connection to a host: its address, the verification of its key, the Netty pipeline, the opening, pings, and the files that a program
 * keeps about hosts. This package knows no rule of the game, no window and no session.
 */
@NullMarked
package org.tiengow.client.connection;

import org.jspecify.annotations.NullMarked;
