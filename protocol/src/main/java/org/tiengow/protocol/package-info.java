/** The protocol between a host and its clients. It knows the engine, and nothing of sessions, tables or windows. */
@NullMarked
package org.tiengow.protocol;

import org.jspecify.annotations.NullMarked;
