/** A table in the window, as its flow directs. Must not decide what a table shows. */
@NullMarked
package org.tiengow.swing.view.shell.table;

import org.jspecify.annotations.NullMarked;
