/** The sheets about who hosts the night; they know models alone, and no host. */
@NullMarked
package org.tiengow.swing.view.night;

import org.jspecify.annotations.NullMarked;
