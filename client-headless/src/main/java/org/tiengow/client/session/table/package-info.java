/** The state of a table, in parts. This package knows no message. */
@NullMarked
package org.tiengow.client.session.table;

import org.jspecify.annotations.NullMarked;
