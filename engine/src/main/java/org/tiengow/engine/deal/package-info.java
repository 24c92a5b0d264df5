/**
 * The deal of a round, and the fair shuffle that derives it from the links of all parties. Knows no randomness: random numbers and
 * secrets come in as arguments.
 */
@NullMarked
package org.tiengow.engine.deal;

import org.jspecify.annotations.NullMarked;
