/** The replay viewer: a table, and the controls that move through the moments of a round. Does not depend on the record or the session. */
@NullMarked
package org.tiengow.swing.view.replay;

import org.jspecify.annotations.NullMarked;
