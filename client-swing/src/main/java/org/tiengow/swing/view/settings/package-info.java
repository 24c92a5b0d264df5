/** The sheet with all that can be set; knows no file and no window, only what it shows and what is changed. */
@NullMarked
package org.tiengow.swing.view.settings;

import org.jspecify.annotations.NullMarked;
