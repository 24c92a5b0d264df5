/** The rules as pages to read; knows no session, only rule sets in words. */
@NullMarked
package org.tiengow.swing.view.rules;

import org.jspecify.annotations.NullMarked;
