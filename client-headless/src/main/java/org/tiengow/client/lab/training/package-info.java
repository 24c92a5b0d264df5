/** How networks come to play: by themselves, against themselves; nothing here is needed at a table. */
@NullMarked
package org.tiengow.client.lab.training;

import org.jspecify.annotations.NullMarked;
