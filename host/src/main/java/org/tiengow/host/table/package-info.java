/** The authority of one table: seats, clocks, the match; knows no socket, no thread but its own, and no clock but what it is told. */
@NullMarked
package org.tiengow.host.table;

import org.jspecify.annotations.NullMarked;
