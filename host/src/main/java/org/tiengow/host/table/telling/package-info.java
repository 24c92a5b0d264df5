/** The guests of a table, its answers to them and the updates they need. This package knows no seat and no round. */
@NullMarked
package org.tiengow.host.table.telling;

import org.jspecify.annotations.NullMarked;
