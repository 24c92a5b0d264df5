/** The options of a table and their names on the command line. This package knows no seat and no round. */
@NullMarked
package org.tiengow.host.table.options;

import org.jspecify.annotations.NullMarked;
