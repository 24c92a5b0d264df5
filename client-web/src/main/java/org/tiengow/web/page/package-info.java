/** The web page as a whole: the door and the seats behind it, at one host. Must not know in which program it runs. */
@NullMarked
package org.tiengow.web.page;

import org.jspecify.annotations.NullMarked;
