/** The search for hosts on the local network. This package sends queries and takes answers, connects to no host, and knows no window. */
@NullMarked
package org.tiengow.client.discovery;

import org.jspecify.annotations.NullMarked;
