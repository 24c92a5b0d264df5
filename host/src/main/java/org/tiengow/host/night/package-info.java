/**
 * The seating of a night: who plays the next matches, and at which tables. Everything here is an immutable value or a pure function. The
 * package knows no table, no connection, no clock and no source of chance except a seed.
 */
@NullMarked
package org.tiengow.host.night;

import org.jspecify.annotations.NullMarked;
