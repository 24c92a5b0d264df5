/** Makes what people are given, on the system it is for; knows nothing of how the program works. */
@NullMarked
package org.tiengow.swing.dist;

import org.jspecify.annotations.NullMarked;
