/** Finished rounds as values that replay themselves. Knows no file format, no clock and no network. */
@NullMarked
package org.tiengow.engine.record;

import org.jspecify.annotations.NullMarked;
