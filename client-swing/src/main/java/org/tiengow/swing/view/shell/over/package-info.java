/**
 * The sheets over any screen: the card, the rules, the people, the night, the invitation, the question about a key. Must not depend on
 * the screen below.
 */
@NullMarked
package org.tiengow.swing.view.shell.over;

import org.jspecify.annotations.NullMarked;
