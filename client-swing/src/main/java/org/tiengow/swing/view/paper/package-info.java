/** The reference card on paper: as PDF and as a picture; needs no display and knows no window. */
@NullMarked
package org.tiengow.swing.view.paper;

import org.jspecify.annotations.NullMarked;
