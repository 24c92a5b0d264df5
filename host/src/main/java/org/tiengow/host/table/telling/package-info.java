/** Whom a table tells something, and what it answers; knows no seat and no round. */
@NullMarked
package org.tiengow.host.table.telling;

import org.jspecify.annotations.NullMarked;
