/** What the program remembers of one person on one machine; knows no window. */
@NullMarked
package org.tiengow.swing.settings;

import org.jspecify.annotations.NullMarked;
