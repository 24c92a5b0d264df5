/** Finished rounds to be looked at again, moment by moment, as each seat saw them; it knows no window, no session and no bot. */
@NullMarked
package org.tiengow.client.replay;

import org.jspecify.annotations.NullMarked;
