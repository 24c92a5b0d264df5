/** The seats of a table and who holds them; knows no round. */
@NullMarked
package org.tiengow.host.table.seats;

import org.jspecify.annotations.NullMarked;
