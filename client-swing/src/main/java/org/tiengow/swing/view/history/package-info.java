/** The history of nights and people. Does not depend on the book or the session. */
@NullMarked
package org.tiengow.swing.view.history;

import org.jspecify.annotations.NullMarked;
