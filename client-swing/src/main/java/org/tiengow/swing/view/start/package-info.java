/** The start screen; knows no session and no host, only what it shows and what somebody does. */
@NullMarked
package org.tiengow.swing.view.start;

import org.jspecify.annotations.NullMarked;
