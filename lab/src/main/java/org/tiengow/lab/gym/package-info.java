/**
 * The gym: many simulated tables that a learning program steps by frames over a pipe ({@code docs/gym.md}). Nothing in this package is needed
 * at a table of people.
 */
@NullMarked
package org.tiengow.lab.gym;

import org.jspecify.annotations.NullMarked;
