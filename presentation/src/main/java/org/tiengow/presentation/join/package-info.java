/** The way in for somebody who has come to a door: the tables behind it, and what is asked there. */
@NullMarked
package org.tiengow.presentation.join;

import org.jspecify.annotations.NullMarked;
