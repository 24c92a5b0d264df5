/** The whole truth of a round, hidden tiles included; knows no other round, no time and no chance. */
@NullMarked
package org.tiengow.engine.round;

import org.jspecify.annotations.NullMarked;
