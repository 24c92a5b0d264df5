/** The seats of a table and their holders. This package knows no round. */
@NullMarked
package org.tiengow.host.table.seats;

import org.jspecify.annotations.NullMarked;
