/** A match while it runs: whose turn, until when, with which tiles; knows no seat's holder. */
@NullMarked
package org.tiengow.host.table.round;

import org.jspecify.annotations.NullMarked;
