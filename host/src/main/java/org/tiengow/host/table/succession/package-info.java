/** The continuation of a match at another host: its signatures and what is kept of it. This package knows no socket and no folder. */
@NullMarked
package org.tiengow.host.table.succession;

import org.jspecify.annotations.NullMarked;
