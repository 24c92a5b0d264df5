/** The table as one sees it from a seat: paints a {@code TableScreen}, and passes on what mouse and keys do. */
@NullMarked
package org.tiengow.swing.view.table;

import org.jspecify.annotations.NullMarked;
