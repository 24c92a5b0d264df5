/** The command that serves a page for a host elsewhere. Must not know how a page is made. */
@NullMarked
package org.tiengow.web.command;

import org.jspecify.annotations.NullMarked;
