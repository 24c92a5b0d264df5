/** What is opened over any screen: the card, the rules, the people, the evening, the invitation, a question about a key. Must not know which screen lies below. */
@NullMarked
package org.tiengow.swing.view.shell.over;

import org.jspecify.annotations.NullMarked;
