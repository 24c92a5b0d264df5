/** The layout of the felt as rectangles, computed from the size of the window. Knows no component. */
@NullMarked
package org.tiengow.swing.view.table.layout;

import org.jspecify.annotations.NullMarked;
