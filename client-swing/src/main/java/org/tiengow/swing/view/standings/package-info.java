/** The end of a match; knows no session, only what it shows and what somebody does. */
@NullMarked
package org.tiengow.swing.view.standings;

import org.jspecify.annotations.NullMarked;
