/** Bots that think in numbers: networks and search over rounds that they deal themselves; they never see the true one. */
@NullMarked
package org.tiengow.client.search;

import org.jspecify.annotations.NullMarked;
