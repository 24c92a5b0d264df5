/** The commands of the lab. */
@NullMarked
package org.tiengow.lab.command;

import org.jspecify.annotations.NullMarked;
