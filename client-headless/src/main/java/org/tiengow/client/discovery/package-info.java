/** Which hosts are on the local network; it asks and listens, connects to none, and knows no window. */
@NullMarked
package org.tiengow.client.discovery;

import org.jspecify.annotations.NullMarked;
