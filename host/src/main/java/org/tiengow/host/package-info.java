/** The host: the authority of a game on the local network. It knows no user interface. */
@NullMarked
package org.tiengow.host;

import org.jspecify.annotations.NullMarked;
