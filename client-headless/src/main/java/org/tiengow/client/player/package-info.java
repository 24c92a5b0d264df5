/**
 * Bots at a host. A strategy plays over a session, as a person does through a window. The package knows neither sockets nor how a strategy
 * plays.
 */
@NullMarked
package org.tiengow.client.player;

import org.jspecify.annotations.NullMarked;
