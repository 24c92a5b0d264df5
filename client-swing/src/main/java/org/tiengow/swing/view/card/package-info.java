/** The quick reference card, beside the table and as a sheet. Does not depend on the table, the session or the rules. */
@NullMarked
package org.tiengow.swing.view.card;

import org.jspecify.annotations.NullMarked;
