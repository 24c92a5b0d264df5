/** The sounds of the table: short waves, computed when they are first needed. Knows no table, window or setting. */
@NullMarked
package org.tiengow.swing.sound;

import org.jspecify.annotations.NullMarked;
