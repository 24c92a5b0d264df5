/** The sequence of rounds in a match: the banker and its term, the chips, and the end of the match. Knows no tiles. */
@NullMarked
package org.tiengow.engine.match;

import org.jspecify.annotations.NullMarked;
