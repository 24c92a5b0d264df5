/** How a table may be set up, and the words for it on the wire; knows no seat and no round. */
@NullMarked
package org.tiengow.host.table.options;

import org.jspecify.annotations.NullMarked;
