/** Makes what people are given, on the system it is for; knows nothing of how the program works. */
@NullMarked
package org.tiengow.app.dist;

import org.jspecify.annotations.NullMarked;
