/** The complete state of a round, hidden tiles included. Knows no other round, no time and no randomness. */
@NullMarked
package org.tiengow.engine.round;

import org.jspecify.annotations.NullMarked;
