/** The limits of a host's messages, and the tokens that it gives. This package knows no connection. */
@NullMarked
package org.tiengow.client.session.hosting;

import org.jspecify.annotations.NullMarked;
