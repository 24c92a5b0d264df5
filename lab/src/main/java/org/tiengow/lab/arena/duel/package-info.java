/** Statistical tests of whether one strategy is better than another. The package knows no report. */
@NullMarked
package org.tiengow.lab.arena.duel;

import org.jspecify.annotations.NullMarked;
