/**
 * Who holds which tiles when a round begins, and how the fair shuffle makes that from everybody's shares; knows no chance:
 * whoever deals or draws a share brings it along.
 */
@NullMarked
package org.tiengow.engine.deal;

import org.jspecify.annotations.NullMarked;
