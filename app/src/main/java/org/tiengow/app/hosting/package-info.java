/** The hosts of this process, their web page, and the download of the program. Must not depend on any screen. */
@NullMarked
package org.tiengow.app.hosting;

import org.jspecify.annotations.NullMarked;
