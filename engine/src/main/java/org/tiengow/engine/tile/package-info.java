/** The 32 tiles, sets of tiles and their text notation. Knows no rule beyond suit and rank (rules 1). */
@NullMarked
package org.tiengow.engine.tile;

import org.jspecify.annotations.NullMarked;
