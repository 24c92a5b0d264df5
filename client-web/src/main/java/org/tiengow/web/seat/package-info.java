/** The seat of one browser: its session, its flow, its screens as JSON and its acts. Must not know how a browser is connected. */
@NullMarked
package org.tiengow.web.seat;

import org.jspecify.annotations.NullMarked;
