/** The table as a player sees it from a seat. It paints a {@code TableScreen} and forwards mouse and keyboard input. */
@NullMarked
package org.tiengow.swing.view.table;

import org.jspecify.annotations.NullMarked;
