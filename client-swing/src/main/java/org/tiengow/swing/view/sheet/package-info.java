/** The view of every small sheet. Must not know what a sheet is about. */
@NullMarked
package org.tiengow.swing.view.sheet;

import org.jspecify.annotations.NullMarked;
