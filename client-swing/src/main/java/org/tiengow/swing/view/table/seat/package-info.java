/** The seats around the felt with their chips, and all of them in words; knows neither hand nor trick. */
@NullMarked
package org.tiengow.swing.view.table.seat;

import org.jspecify.annotations.NullMarked;
