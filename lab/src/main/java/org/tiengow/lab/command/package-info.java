/** The commands of the lab as picocli classes: the meaning of a command line, and the text that is printed. They hold no logic. */
@NullMarked
package org.tiengow.lab.command;

import org.jspecify.annotations.NullMarked;
