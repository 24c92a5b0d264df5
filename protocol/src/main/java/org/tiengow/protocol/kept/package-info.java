/** Files that only their owner can read, and the sentences for those that cannot be used. The package does not know their content. */
@NullMarked
package org.tiengow.protocol.kept;

import org.jspecify.annotations.NullMarked;
