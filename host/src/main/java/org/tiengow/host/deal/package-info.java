/**
 * The sources of deals: random numbers, shares of all participants, a seed or a fixed list. The package knows no holder of a seat and no
 * network.
 */
@NullMarked
package org.tiengow.host.deal;

import org.jspecify.annotations.NullMarked;
