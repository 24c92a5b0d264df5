/** The commands of this module as picocli classes: what a command line means, and what is printed; they hold no logic. */
@NullMarked
package org.tiengow.client.command;

import org.jspecify.annotations.NullMarked;
