/** The rounds of a match: who is banker, for how long, who has how many chips, and when it ends; knows no tile. */
@NullMarked
package org.tiengow.engine.match;

import org.jspecify.annotations.NullMarked;
