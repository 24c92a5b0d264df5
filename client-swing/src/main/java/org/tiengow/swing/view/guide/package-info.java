/** The guided round: the table with the card of the lesson beside it. Knows no session and no rule. */
@org.jspecify.annotations.NullMarked
package org.tiengow.swing.view.guide;
