/** The history of nights and people, and what leads from it to replays. Must not depend on the table that is played. */
@NullMarked
package org.tiengow.swing.view.shell.history;

import org.jspecify.annotations.NullMarked;
