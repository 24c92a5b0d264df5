/** The replay of finished rounds, moment by moment, as each seat saw them. The package knows no window, no session and no bot. */
@NullMarked
package org.tiengow.client.replay;

import org.jspecify.annotations.NullMarked;
