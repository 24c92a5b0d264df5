/** What the screens show, as immutable values in words; knows no Swing and no AWT. */
@NullMarked
package org.tiengow.swing.model;

import org.jspecify.annotations.NullMarked;
