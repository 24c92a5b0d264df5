/** Who holds which tiles when a round begins; knows no chance: whoever deals brings it along. */
@NullMarked
package org.tiengow.engine.deal;

import org.jspecify.annotations.NullMarked;
