/** The view of every small sheet. Must not depend on the subject of a sheet. */
@NullMarked
package org.tiengow.swing.view.sheet;

import org.jspecify.annotations.NullMarked;
