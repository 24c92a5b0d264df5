/** A finished round as a value that replays itself; knows no file format, no clock and no network. */
@NullMarked
package org.tiengow.engine.record;

import org.jspecify.annotations.NullMarked;
