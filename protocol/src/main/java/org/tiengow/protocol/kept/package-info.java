/** Files that only their owner can read. The package does not know their content. */
@NullMarked
package org.tiengow.protocol.kept;

import org.jspecify.annotations.NullMarked;
