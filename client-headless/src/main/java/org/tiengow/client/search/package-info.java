/** Bots that compute: networks, and search over rounds that they deal themselves. They never see the true round. */
@NullMarked
package org.tiengow.client.search;

import org.jspecify.annotations.NullMarked;
