/** Whether one strategy is better than another, and how surely; knows no report. */
@NullMarked
package org.tiengow.client.lab.arena.duel;

import org.jspecify.annotations.NullMarked;
