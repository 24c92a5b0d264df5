/** The movements between two screens, with their order and speed, and the image of the static parts. Knows neither seats nor tiles. */
@NullMarked
package org.tiengow.swing.view.table.motion;

import org.jspecify.annotations.NullMarked;
