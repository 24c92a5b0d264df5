/** What is kept on the disk: the game records, one file a match, in the text of contracts 3; and rules read from a file. */
@NullMarked
package org.tiengow.host.records;

import org.jspecify.annotations.NullMarked;
