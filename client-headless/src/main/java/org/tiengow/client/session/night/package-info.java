/** The people at a host and how they are seated, as one client knows it. This package knows no message and no connection. */
@NullMarked
package org.tiengow.client.session.night;

import org.jspecify.annotations.NullMarked;
