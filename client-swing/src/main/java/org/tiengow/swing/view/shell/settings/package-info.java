/** The settings: their storage and their effect. Must not depend on any screen. */
@NullMarked
package org.tiengow.swing.view.shell.settings;

import org.jspecify.annotations.NullMarked;
