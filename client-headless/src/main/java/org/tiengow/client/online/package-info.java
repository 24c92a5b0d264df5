/** Sessions over a network: how one is opened, comes back to a host it has lost, and goes on at another one. */
@NullMarked
package org.tiengow.client.online;

import org.jspecify.annotations.NullMarked;
