/** Hands the program's own file out over the local network; knows that one file and no other, and nothing of tables. */
@NullMarked
package org.tiengow.host.handout;

import org.jspecify.annotations.NullMarked;
