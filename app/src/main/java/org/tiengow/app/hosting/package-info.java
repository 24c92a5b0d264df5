/** Hosts that this window runs, and the program handed out to friends. Must not know any screen. */
@NullMarked
package org.tiengow.app.hosting;

import org.jspecify.annotations.NullMarked;
