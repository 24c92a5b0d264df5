/** The replay of records and the analysis of a round. Must not depend on the table that is played. */
@NullMarked
package org.tiengow.swing.view.shell.replay;

import org.jspecify.annotations.NullMarked;
