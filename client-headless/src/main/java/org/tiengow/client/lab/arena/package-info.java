/**
 * Strategies against each other on the same deals, and what can be said of the result; it knows no connection, and of a
 * strategy only that it can be seated.
 */
@NullMarked
package org.tiengow.client.lab.arena;

import org.jspecify.annotations.NullMarked;
