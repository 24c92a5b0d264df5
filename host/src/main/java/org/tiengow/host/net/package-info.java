/** Sockets: the server, one connection's life, its limits; knows stages, and nothing of what they do. */
@NullMarked
package org.tiengow.host.net;

import org.jspecify.annotations.NullMarked;
