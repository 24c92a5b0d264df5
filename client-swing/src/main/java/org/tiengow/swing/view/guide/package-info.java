/** The guided round: the table with the card of the lesson beside it. Does not depend on the session or the rules. */
@org.jspecify.annotations.NullMarked
package org.tiengow.swing.view.guide;
