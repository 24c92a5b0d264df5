/** The rules as pages of text. Does not depend on the session, only on rule sets and their words. */
@NullMarked
package org.tiengow.swing.view.rules;

import org.jspecify.annotations.NullMarked;
