/** The hosts that this window runs, and the download of the program for friends. Must not depend on any screen. */
@NullMarked
package org.tiengow.app.hosting;

import org.jspecify.annotations.NullMarked;
