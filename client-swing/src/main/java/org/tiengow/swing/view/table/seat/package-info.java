/** The seats around the felt with their chips, and their description in words. Knows neither hand nor trick. */
@NullMarked
package org.tiengow.swing.view.table.seat;

import org.jspecify.annotations.NullMarked;
