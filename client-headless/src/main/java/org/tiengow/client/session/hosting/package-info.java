/** The host of a match, its succession when the host is gone, and the limits of a host's messages. This package knows no connection. */
@NullMarked
package org.tiengow.client.session.hosting;

import org.jspecify.annotations.NullMarked;
