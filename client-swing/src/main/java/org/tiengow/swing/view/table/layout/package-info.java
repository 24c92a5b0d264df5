/** Where everything stands on the felt, as rectangles, computed from the size of the window; knows no component. */
@NullMarked
package org.tiengow.swing.view.table.layout;

import org.jspecify.annotations.NullMarked;
