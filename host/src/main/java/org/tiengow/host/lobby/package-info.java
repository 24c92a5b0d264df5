/** The registry of clients: names, tables with their threads, and limits on their number. It knows no socket and no rule of the game. */
@NullMarked
package org.tiengow.host.lobby;

import org.jspecify.annotations.NullMarked;
