/** What is decided before a client is inside: the version both speak, and the proof of the PIN; knows no connection. */
@NullMarked
package org.tiengow.protocol.opening;

import org.jspecify.annotations.NullMarked;
