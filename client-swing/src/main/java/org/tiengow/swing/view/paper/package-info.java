/** The reference card on paper, as PDF and as a picture. Needs no display and does not depend on the window. */
@NullMarked
package org.tiengow.swing.view.paper;

import org.jspecify.annotations.NullMarked;
