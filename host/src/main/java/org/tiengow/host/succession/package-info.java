/** What a host leaves to the one that goes on, and takes over from the one before; knows no command. */
@NullMarked
package org.tiengow.host.succession;

import org.jspecify.annotations.NullMarked;
