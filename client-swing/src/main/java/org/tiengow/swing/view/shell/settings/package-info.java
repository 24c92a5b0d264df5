/** The settings, kept and in force. Must not know any screen. */
@NullMarked
package org.tiengow.swing.view.shell.settings;

import org.jspecify.annotations.NullMarked;
