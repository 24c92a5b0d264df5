/** The rules of Tien Gow and nothing else. Knows no I/O, clock, randomness, thread, log or dependency. */
@NullMarked
package org.tiengow.engine;

import org.jspecify.annotations.NullMarked;
