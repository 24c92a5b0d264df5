/** The command that opens a page for a host elsewhere; must not know how a page is made. */
@NullMarked
package org.tiengow.web.command;

import org.jspecify.annotations.NullMarked;
