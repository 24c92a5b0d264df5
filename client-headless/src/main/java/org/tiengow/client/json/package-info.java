/** The text of records, rules files and bot lines. The package knows how values are written, not where lines come from or go. */
@NullMarked
package org.tiengow.client.json;

import org.jspecify.annotations.NullMarked;
