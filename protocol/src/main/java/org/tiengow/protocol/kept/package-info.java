/** What is kept on a disk for its owner's eyes alone; it does not know what that is. */
@NullMarked
package org.tiengow.protocol.kept;

import org.jspecify.annotations.NullMarked;
