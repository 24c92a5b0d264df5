/** Files on the disk: the game records, one file of JSON lines per match, and rules read from a file. */
@NullMarked
package org.tiengow.host.records;

import org.jspecify.annotations.NullMarked;
