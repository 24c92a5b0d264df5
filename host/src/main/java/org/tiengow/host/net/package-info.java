/** Sockets: the server, the life of a connection and its limits. The package knows stages, but not what they do. */
@NullMarked
package org.tiengow.host.net;

import org.jspecify.annotations.NullMarked;
