/** What a table shows of itself, in parts; knows no message. */
@NullMarked
package org.tiengow.client.session.table;

import org.jspecify.annotations.NullMarked;
