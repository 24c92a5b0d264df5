/** The 32 tiles, sets of them and how they are written; knows no rule beyond suit and rank (rules 1). */
@NullMarked
package org.tiengow.engine.tile;

import org.jspecify.annotations.NullMarked;
