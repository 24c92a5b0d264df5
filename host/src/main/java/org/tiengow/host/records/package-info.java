/** What is kept on the disk: the game records, one file a match, as JSON lines; and rules read from a file. */
@NullMarked
package org.tiengow.host.records;

import org.jspecify.annotations.NullMarked;
