/** Sessions over a network: how a session is opened, reconnects to a lost host, and continues at another one. */
@NullMarked
package org.tiengow.client.online;

import org.jspecify.annotations.NullMarked;
