/**
 * Looks over the host's shoulder while it shuffles: gives a share for this client's seat, and checks what the host publishes
 * against what it said before. It sends nothing and knows no connection.
 */
@NullMarked
package org.tiengow.client.shuffle;

import org.jspecify.annotations.NullMarked;
