/** What moves between two screens, in which order and how fast, and the image of what stands still; knows neither seats nor tiles. */
@NullMarked
package org.tiengow.swing.view.table.motion;

import org.jspecify.annotations.NullMarked;
