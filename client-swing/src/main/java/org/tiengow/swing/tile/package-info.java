/** The tiles as they are drawn: faces, backs, states and piles, at any size. Knows the faces, but no rule of the game. */
@NullMarked
package org.tiengow.swing.tile;

import org.jspecify.annotations.NullMarked;
