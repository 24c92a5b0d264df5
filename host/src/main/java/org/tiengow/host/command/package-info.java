/** The command that runs a host without a window. */
@NullMarked
package org.tiengow.host.command;

import org.jspecify.annotations.NullMarked;
