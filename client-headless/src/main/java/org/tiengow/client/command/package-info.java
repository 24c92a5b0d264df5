/** The commands of this module as picocli classes: the meaning of a command line, and the text that is printed. They hold no logic. */
@NullMarked
package org.tiengow.client.command;

import org.jspecify.annotations.NullMarked;
