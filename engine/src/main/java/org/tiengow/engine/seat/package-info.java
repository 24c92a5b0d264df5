/** What one seat may know and do, as values; knows no other seat's hidden tiles. */
@NullMarked
package org.tiengow.engine.seat;

import org.jspecify.annotations.NullMarked;
