/** Who is here: names, tables with their threads, how many may come; knows no socket and no rule of the game. */
@NullMarked
package org.tiengow.host.lobby;

import org.jspecify.annotations.NullMarked;
