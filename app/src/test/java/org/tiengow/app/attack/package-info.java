/** Attacks of a changed host on the fair shuffle, over sockets, with unmodified clients; knows no window. */
@NullMarked
package org.tiengow.app.attack;

import org.jspecify.annotations.NullMarked;
