/** The evening's sheet; knows no session, only what it shows. */
@NullMarked
package org.tiengow.swing.view.evening;

import org.jspecify.annotations.NullMarked;
