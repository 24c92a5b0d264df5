/** The quick reference card beside the table and as a sheet; knows no table, no session and no rule. */
@NullMarked
package org.tiengow.swing.view.card;

import org.jspecify.annotations.NullMarked;
