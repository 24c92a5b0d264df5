/** Who hosts, who goes on when the host is gone, and how much a host may say; knows no connection. */
@NullMarked
package org.tiengow.client.session.hosting;

import org.jspecify.annotations.NullMarked;
