/** The state that a host leaves to its successor, and takes over from its predecessor. The package knows no command. */
@NullMarked
package org.tiengow.host.succession;

import org.jspecify.annotations.NullMarked;
