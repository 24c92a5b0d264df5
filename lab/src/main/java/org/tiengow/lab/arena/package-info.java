/**
 * Matches between strategies on the same deals, and the statistics of their results. The package knows no connection, and of a strategy
 * only that it can be seated.
 */
@NullMarked
package org.tiengow.lab.arena;

import org.jspecify.annotations.NullMarked;
