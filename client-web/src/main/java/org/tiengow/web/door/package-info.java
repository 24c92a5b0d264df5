/** The HTTP server of the page: requests, WebSockets and their limits. Must not know what a seat does, nor what a screen shows. */
@NullMarked
package org.tiengow.web.door;

import org.jspecify.annotations.NullMarked;
