/** The replay viewer: the table once more, with what moves through the moments below it; knows no record and no session. */
@NullMarked
package org.tiengow.swing.view.replay;

import org.jspecify.annotations.NullMarked;
