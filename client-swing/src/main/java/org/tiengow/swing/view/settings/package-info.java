/** The settings sheet. Does not depend on files or the window: it shows a screen and reports changes. */
@NullMarked
package org.tiengow.swing.view.settings;

import org.jspecify.annotations.NullMarked;
